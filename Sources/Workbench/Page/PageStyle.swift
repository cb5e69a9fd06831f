/// The page's style sheet.
enum PageStyle {
  /// First the colours, for a light and a dark surrounding, then the parts;
  /// from `.bar` on, what depends on the script, on the size of the window, on
  /// paper.
  static let text = """
    :root{color-scheme:light dark;--page:#f7f6f2;--card:#ffffff;\
    --screen:#fdfdfb;--ink:#1c2430;--soft:#56606e;--line:#dcdad2;\
    --edge:#7a828e;--accent:#0a5a9c;--on-accent:#ffffff;--mark:#ffefb8;\
    --bad:#a4231b}
    @media screen and (prefers-color-scheme:dark){:root{--page:#12151a;\
    --card:#1a1f26;--screen:#0c0f13;--ink:#e7eaef;--soft:#a5afbc;\
    --line:#2f3742;--edge:#7c8796;--accent:#84bdff;--on-accent:#0b1726;\
    --mark:#463a12;--bad:#ff9e94}}
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
    .bar,dialog:not([open]){display:none}
    .js .bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;
    margin:.5rem -.5rem 0;padding:.5rem;background:var(--page);z-index:2;
    border-bottom:1px solid var(--line)}
    .buttons{display:flex;flex-wrap:wrap;gap:.35rem}
    button{font:inherit;font-size:.9rem;color:var(--ink);
    background:var(--card);border:1px solid var(--edge);border-radius:.4rem;
    padding:.2rem .6rem;min-height:2rem;min-width:2rem;cursor:pointer}
    button[aria-pressed=true]{background:var(--accent);color:var(--on-accent);
    border-color:var(--accent)}
    button[aria-disabled=true]{color:var(--soft);border-style:dashed}
    [data-toggle]::before{content:"– "/""}
    [data-toggle][aria-pressed=true]::before{content:"✓ "/""}
    #switch[aria-pressed]::before{content:"On: "}
    #switch[aria-pressed=false]::before{content:"Off: "}
    #play{min-width:5.5rem}
    #place{font-variant-numeric:tabular-nums;min-width:5rem;flex:1 1 0;
    overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    #toggles{flex-basis:100%}
    button kbd{font-size:.75em;margin-inline-end:.45em;opacity:1}
    dialog{color:var(--ink);background:var(--card);max-width:34rem;
    border:1px solid var(--edge);border-radius:.8rem;padding:1.25rem 1.5rem}
    dialog::backdrop{background:rgb(0 0 0/.45)}
    dialog h2{font-size:1.25rem}
    dl{margin:.8rem 0}
    dl div{display:flex;gap:1rem;padding:.15rem 0}
    dt{min-width:6.5rem}
    dd{margin:0}
    @media screen{
    .scroll{--under:var(--card);background:
    linear-gradient(90deg,var(--under) 1.2rem,transparent) 0 0/2.4rem 100%
    no-repeat local,
    linear-gradient(270deg,var(--under) 1.2rem,transparent) 100% 0/2.4rem 100%
    no-repeat local,
    linear-gradient(90deg,var(--line),transparent) 0 0/1rem 100% no-repeat,
    linear-gradient(270deg,var(--line),transparent) 100% 0/1rem 100% no-repeat}
    .measured .scroll{--under:var(--page)}
    .js .off{display:none}
    .js .file .on{background:var(--mark)}
    .js .panel li[aria-current]{background:var(--mark);
    box-shadow:inset .25rem 0 var(--accent)}
    .js .panel li[aria-current] a{color:var(--ink)}
    .js svg .on path{stroke:var(--accent);stroke-width:2.6}
    .js svg .on text{fill:var(--accent);font-weight:700}
    .js svg .on~.m text,.js svg .on~.n{fill:var(--soft)}
    .js svg .on~.m path{stroke:var(--edge);stroke-width:1}
    .js svg .m{cursor:pointer;pointer-events:bounding-box}
    .js .rules,.js .measured{border-top:1px solid var(--line);
    padding-top:1.5rem}
    .js .source>h2{position:absolute;width:1px;height:1px;overflow:hidden;
    clip-path:inset(50%)}
    .js .source{margin-top:1rem}
    .js .files{grid-template-columns:repeat(auto-fit,
    minmax(min(100%,30rem),1fr))}
    }
    @media screen and (min-height:34rem){
    .js{scroll-padding-top:6rem}
    .js .bar{position:sticky;top:0}
    .js.reading{scroll-padding-bottom:40vh}
    .js.reading body{padding-bottom:42vh}
    .js .source{position:fixed;inset:auto 0 0;background:var(--page);
    border-top:2px solid var(--accent);
    padding:.5rem clamp(.75rem,2vw,2rem)}
    .js .files{max-height:36vh;overflow:auto;margin:0}
    .js .file pre{max-height:calc(36vh - 2rem)}
    }
    @media screen and (max-width:40rem) and (min-height:34rem){
    .js{scroll-padding-top:8.5rem}
    .js .bar{gap:.35rem .6rem;padding:.35rem .5rem}
    .js .bar button{font-size:.8rem;padding:.1rem .45rem;flex:none}
    #place{order:1;flex-basis:100%}
    #help{margin-inline-start:auto}
    #toggles{order:2;flex-wrap:nowrap;overflow-x:auto;padding:.3rem;
    margin:0 -.3rem}
    }
    @media screen and (prefers-reduced-motion:no-preference){
    .js svg path,.js svg text{transition:fill .15s,stroke .15s}
    }
    @media (forced-colors:active){
    :root{--ink:CanvasText;--soft:CanvasText;--accent:Highlight;
    --card:Canvas;--page:Canvas;--edge:CanvasText;--line:CanvasText}
    svg .m text,svg .n{stroke:none}
    .panel li[aria-current]{outline:2px solid Highlight}
    .file span.on{border-inline-start:.3rem solid Highlight}
    button[aria-pressed=true]{forced-color-adjust:none}
    }
    @media screen and (min-width:64rem){
    .step{display:grid;column-gap:2rem;align-items:start;
    grid-template:auto auto 1fr auto/auto minmax(0,1fr)}
    .step>*{grid-column:2}
    .step>.screens{grid-area:1/1/4/2;margin-top:.3rem}
    .step>.panels{grid-column:1/3}
    }
    @media screen and (min-width:100rem){
    .step{grid-template:auto auto 1fr/auto minmax(0,1fr)}
    .step>.panels{grid-column:2}
    .js .step>.screens{grid-row:1/9;position:sticky;top:6rem;
    flex-direction:column}
    }
    @media print{
    html{font-size:9.5pt;background:none}
    body{max-width:none;padding:0}
    .bar,.skip,dialog,.contents{display:none!important}
    h2,h3,h4,.checks{break-after:avoid}
    figure,li,.screens pre,.scroll{break-inside:avoid}
    .screens pre{font-size:7.5pt}
    .messages{columns:2;break-before:avoid}
    .panels{display:block}
    .panel,.rules section{margin:0 0 1rem;border:0;padding:0}
    .scroll,.file pre{overflow:visible}
    svg{max-width:100%;height:auto;max-height:24cm}
    svg.big{display:none}
    .file pre{font-size:7pt}
    .file i{white-space:pre-wrap;width:auto}
    .file span{width:auto}
    .source{break-before:page}
    }

    """
}
