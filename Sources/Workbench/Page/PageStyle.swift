/// The page's style sheet.
enum PageStyle {
  static var text: String { Palette.styles + layout + parts + media }

  private static let layout = """
    *{box-sizing:border-box}
    html{font:100%/1.5 system-ui,sans-serif;background:var(--page);
    color:var(--ink);scroll-padding:1rem;-webkit-text-size-adjust:100%}
    body{margin:0 auto;max-width:110rem;padding:0 clamp(.75rem,2vw,2rem) 2rem;
    overflow-wrap:break-word}
    h1,h2,h3,h4{line-height:1.25;margin:0}
    h1{font-size:1.25rem;font-weight:600}
    h2{font-size:1.9rem;letter-spacing:-.02em}
    h3{font-size:1.25rem;font-weight:600}
    h4{font-size:1rem;font-weight:400;color:var(--soft)}
    h4 b{color:var(--ink);margin-inline-end:.35em}
    p{margin:.4rem 0;max-width:75ch}
    a{color:var(--accent)}
    ul,ol{padding-inline-start:1.5rem}
    code,pre,kbd,svg,.file h3{font-family:ui-monospace,SFMono-Regular,Menlo,
    Consolas,"DejaVu Sans Mono",monospace}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    .skip{position:absolute;left:-99rem}
    .skip:focus{left:1rem;top:.5rem;background:var(--card);padding:.5rem;
    z-index:3}
    .sr{position:absolute;width:1px;height:1px;overflow:hidden;
    clip-path:inset(50%);white-space:nowrap}
    header{padding:1.25rem 0 .5rem}
    header p,.feature>p{color:var(--soft)}
    header ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;
    list-style:none;margin:.5rem 0}
    .feature{margin-top:1rem}
    .feature>h2+p{margin-top:.1rem}
    .step{padding-top:1.5rem;scroll-margin-top:-1rem}
    .step h3{display:flex;flex-wrap:wrap;gap:.2rem .8rem;align-items:baseline}
    .step h3 span{font-size:.9rem;font-weight:400;color:var(--soft)}
    .step h3 code{font-size:1.35rem;overflow-wrap:anywhere}
    .contents{margin:.5rem 0}
    .contents ol{columns:18rem;font-size:.85rem;margin:.5rem 0;
    padding-inline-start:2.2rem}
    .contents a{display:inline-block;padding:.15rem 0}
    summary{cursor:pointer;padding:.25rem 0}
    footer{margin-top:3rem;border-top:1px solid var(--line);
    color:var(--soft);font-size:.85rem}

    """

  private static let parts = """
    .checks{list-style:none;padding:0;margin:.3rem 0;color:var(--soft);
    font:.85rem/1.6 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .failure{color:var(--bad);font-weight:600;overflow-wrap:anywhere}
    .gap{color:var(--soft)}
    .screens{display:flex;flex-wrap:wrap;gap:1rem;margin:.75rem 0 1.25rem}
    figure{margin:0;min-width:0;max-width:100%}
    .screens figure{width:min-content}
    .screens pre{--row:1.25em;margin:0;padding:.6em .8em;overflow-x:auto;
    background:var(--screen);border:1px solid var(--edge);border-radius:.5rem;
    font-size:min(.8rem,calc((100vw - 3.2rem)/26));line-height:var(--row)}
    .screens pre i{display:inline-block;width:1ch;height:var(--row);
    vertical-align:top;text-align:center;font-style:normal}
    .screens pre i.w{width:2ch;overflow-x:clip}
    .screens .bold{font-weight:700}
    .screens .faint{color:var(--soft)}
    .screens .under{text-decoration:underline}
    .screens .accent{color:var(--accent)}
    .screens .reversed{background:var(--ink);color:var(--screen)}
    .screens figcaption{font-size:.85rem;margin-top:.3rem}
    .panels{display:grid;gap:1.25rem;align-items:start;
    grid-template-columns:repeat(auto-fit,minmax(min(100%,33rem),1fr))}
    .panel{min-width:0;background:var(--card);border:1px solid var(--line);
    border-radius:.6rem;padding:.8rem 1rem}
    .scroll{overflow-x:auto;margin:.6rem 0}
    svg{display:block;font-size:11px}
    svg text{fill:var(--ink)}
    svg path{fill:none;stroke:var(--ink);stroke-width:1.2}
    svg .l{stroke:var(--edge);stroke-width:1}
    svg .a{stroke-dasharray:5 3}
    svg .h{font-weight:600;text-anchor:middle}
    svg .h .r{font-weight:400;fill:var(--soft)}
    svg .m text,svg .n{paint-order:stroke;stroke:var(--card);stroke-width:4px;
    stroke-linejoin:round}
    svg .n{fill:var(--soft)}
    svg .bar1{fill:var(--accent)}
    svg .bar2{fill:var(--card);stroke:var(--accent);stroke-width:1.5}
    .messages{font-size:.8rem;margin:.6rem 0 0;padding-inline-start:2.4rem}
    .messages li{padding:.1rem .3rem;border-radius:.3rem;
    overflow-wrap:anywhere}
    .messages .n{list-style:none;counter-increment:list-item 0;
    color:var(--soft);font-family:ui-monospace,Menlo,Consolas,monospace}
    .messages a{color:var(--soft);text-decoration:none;display:block;
    min-height:1.5rem}
    .messages a:hover{text-decoration:underline}
    .messages code{color:var(--ink);font-weight:600}
    .rules,.source,.measured{margin-top:2.5rem}
    .rules section{min-width:0}
    .rules ul{list-style:none;padding:0;font-size:.9rem}
    .rules li{padding-inline-start:1.3em;text-indent:-1.3em}
    .rules .panels{margin-top:.8rem}
    .files{display:grid;gap:1rem;margin-top:.6rem}
    .file{min-width:0}
    .file h3{font-size:.8rem;font-weight:400;color:var(--soft);
    overflow-wrap:anywhere;margin-bottom:.25rem}
    .file h3 b{color:var(--ink);font-weight:600}
    .file pre{margin:0;padding:.5rem 0;background:var(--card);
    border:1px solid var(--line);border-radius:.5rem;overflow:auto;
    font-size:.8rem;line-height:1.45;counter-reset:line;position:relative}
    .file pre:focus-visible{outline-offset:-3px}
    .file i,.file span{display:block;font-style:normal;width:max-content;
    min-width:100%}
    .file i{padding-inline-end:1rem}
    .file i::before{counter-increment:line;content:counter(line);
    display:inline-block;width:3.2em;padding-inline-end:1em;text-align:right;
    color:var(--soft)}
    .file i.c{color:var(--soft)}
    .file span:target,.file span.on{background:var(--mark);
    box-shadow:inset .3rem 0 var(--accent)}
    .measured section{margin-top:1.5rem}
    .plots{display:flex;flex-wrap:wrap;gap:1.2rem 2.5rem;margin:1rem 0}
    .plots svg{max-width:100%;height:auto}
    .plots figcaption{font-weight:600;font-size:.85rem;margin-bottom:.2rem}
    table{border-collapse:collapse;font-size:.85rem}
    th,td{padding:.3rem .7rem;text-align:right;vertical-align:bottom;
    border-bottom:1px solid var(--line)}
    th:first-child{text-align:left}
    tbody th{font-weight:400}

    """
}
