/// What the page, the site and the picture have in common.
enum SharedStyle {
  /// The colours, for a light and a dark surrounding.
  ///
  /// Roles have the same colour everywhere: views, deciders, models, services.
  static let colors = """
    :root{color-scheme:light dark;--page:#f7f6f2;--card:#ffffff;\
    --screen:#fdfdfb;--ink:#1c2430;--soft:#56606e;--line:#dcdad2;\
    --edge:#7a828e;--accent:#0a5a9c;--on-accent:#ffffff;--mark:#ffefb8;\
    --bad:#a4231b;--view:#0a5a9c;--decider:#8a2f8f;--model:#1c6b3a;\
    --service:#94450b;--keyword:#8a2f8f;--string:#94450b;--type:#0a5a9c}
    @media screen and (prefers-color-scheme:dark){:root{--page:#12151a;\
    --card:#1a1f26;--screen:#0c0f13;--ink:#e7eaef;--soft:#a5afbc;\
    --line:#2f3742;--edge:#7c8796;--accent:#84bdff;--on-accent:#0b1726;\
    --mark:#463a12;--bad:#ff9e94;--view:#84bdff;--decider:#e3a5f0;\
    --model:#8bd6a2;--service:#f2b27c;--keyword:#e3a5f0;--string:#f2b27c;\
    --type:#84bdff}}

    """

  /// The colours, and the parts that all pages have.
  static let text =
    colors + """
      *{box-sizing:border-box}
      html{font-family:system-ui,sans-serif;background:var(--page);
      color:var(--ink);-webkit-text-size-adjust:100%}
      body{overflow-wrap:break-word}
      a{color:var(--accent)}
      code,pre,kbd,.check,.path,.plots svg{font-family:ui-monospace,
      SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;
      font-size:1rem}
      :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
      .skip{position:absolute;left:-99rem}
      .skip:focus{left:1rem;top:.5rem;background:var(--card);padding:.5rem;
      z-index:3}
      .sr,.rows a>i{position:absolute;width:1px;height:1px;overflow:hidden;
      clip-path:inset(50%);white-space:nowrap}
      summary{cursor:pointer}
      footer{margin-top:2rem;color:var(--soft);
      border-top:1px solid var(--line)}
      .scroll{overflow-x:auto}
      table{border-collapse:collapse}
      figure{margin:0}
      .plots{display:flex;flex-wrap:wrap;gap:1.2rem 2.5rem;margin:1rem 0}
      .plots figcaption{font-weight:600}
      .plots svg{max-width:100%;height:auto;font-size:11px}
      .plots text{fill:var(--ink)}
      .plots .bar1{fill:var(--accent)}
      .plots .bar2{fill:var(--card);stroke:var(--accent);stroke-width:1.5}

      """
}
