extension PageStyle {
  /// What depends on the script, on the size of the window, on paper.
  static let media = """
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
