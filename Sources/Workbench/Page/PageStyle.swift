import Trace

/// The page's style sheet.
enum PageStyle {
  static let text = SharedStyle.text + parts

  /// For each count of lanes where their lines are: exactly where arrows begin
  /// and end, and a pixel wide whatever the width of the diagram.
  private static let lifelines = (1...16).map { count in
    let places = (0..<count).map { lane in
      let percent = Ladder.center(ofLane: lane, of: count)
      // A percentage is one of what the line itself leaves free.
      return "calc(\(percent)% + \(Double(percent - 50) / 100)px)"
    }
    let lines = places.map { _ in "var(--lane)" }.joined(separator: ",")
    return ".l\(count){--n:\(count);background-image:\(lines);"
      + "background-position:\(places.joined(separator: ","))}"
  }.joined(separator: "\n")

  /// From `.bar` on, what depends on the script, on the size of the window, on
  /// paper.
  ///
  /// Three sizes of letters: 1, 1.25 and 1.6 rem; `large` makes a rem 20 px.
  /// Roles: v views, d deciders, m models, s services.
  private static let parts = """
    html{line-height:1.4}
    .large{font-size:125%}
    body{margin:0 auto;padding:0 clamp(.5rem,1vw,1rem) 1rem}
    :focus-visible{outline-offset:-2px}
    h1,h2,h3,h4{line-height:1.25;margin:0;font-size:1rem}
    h2,h3{font-size:1.25rem}
    .what h3{font-size:1.6rem;letter-spacing:-.01em}
    h4{font-weight:400;color:var(--soft)}
    h4 b{color:var(--ink)}
    h4 i{font-style:normal;margin-inline-start:.5em}
    p{margin:.2rem 0}
    ul,ol{padding-inline-start:1.5rem;margin:.3rem 0}
    header,.about{display:flex;flex-wrap:wrap;gap:0 1.5rem;
    align-items:baseline;padding-top:.3rem}
    header{color:var(--soft)}
    header ul,.demos ul{display:flex;flex-wrap:wrap;gap:0 1.2rem;padding:0;
    margin:0;list-style:none}
    .about a[aria-current]{color:var(--ink);font-weight:700;
    text-decoration-thickness:3px}
    .demo>summary b{font-size:1.25rem}
    summary{overflow-wrap:anywhere}
    .what{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline}
    .what p{color:var(--soft);flex:1 1 auto}
    .what .did{color:var(--ink);font-weight:600}
    .what p>*{margin-inline-end:.5rem;overflow-wrap:anywhere}
    .failure{color:var(--bad)!important;font-weight:600}
    .gap{color:var(--soft)}
    .screens{display:flex;flex-wrap:wrap;gap:1rem}
    figure{min-width:0;max-width:100%}
    .screens figure{width:min-content}
    .screens pre{--row:1.1em;margin:0;padding:.2em .5em;overflow-x:auto;
    background:var(--screen);border:1px solid var(--edge);border-radius:.4rem;
    font-size:min(1rem,calc((100vw - 2.2rem)/26));line-height:var(--row)}
    .screens pre i{display:inline-block;width:1ch;height:var(--row);
    vertical-align:top;text-align:center;font-style:normal}
    .screens pre i.w{width:2ch;overflow-x:clip}
    .screens .picture{position:relative;display:inline-block;height:var(--row);
    vertical-align:top}
    .screens .picture svg{position:absolute;inset:0;width:100%;height:100%}
    .screens .bold{font-weight:700}
    .screens .faint{color:var(--soft)}
    .screens .under{text-decoration:underline}
    .screens .accent{color:var(--accent)}
    .screens .reversed{background:var(--ink);color:var(--screen)}
    .ladders{display:grid;gap:0 .75rem;min-width:0}
    .ladder{min-width:0;background:var(--card);border:1px solid var(--line);
    border-radius:.4rem;padding:.3rem .5rem;margin-bottom:.75rem}
    .held{margin:.2rem 0}
    .held p{margin:0 0 0 2rem;text-indent:-1rem;overflow-wrap:anywhere}
    .held p:has(b){margin:.2rem 0 0;text-indent:0}
    .held summary,.held .same{color:var(--soft)}
    .held b{color:var(--ink)}
    del{color:var(--soft);text-decoration-thickness:1px}
    ins{color:var(--ink);font-weight:700;text-decoration:none}
    svg{display:block;overflow:visible}
    .heads{width:100%}
    .heads{background:var(--card)}
    .lanes text{fill:var(--soft);paint-order:stroke;stroke:var(--card);
    stroke-width:.3em}
    .lanes .end{font-weight:700;letter-spacing:-.045em}
    .lanes line{stroke:var(--edge);stroke-width:1;shape-rendering:crispEdges}
    .rows{--lane:linear-gradient(var(--edge),var(--edge));
    background-size:1px 100%;background-repeat:no-repeat}
    \(lifelines)
    .s0{--s:0}.s1{--s:1}.s2{--s:2}.s3{--s:3}.s4{--s:4}.s5{--s:5}.s6{--s:6}
    .s7{--s:7}.s8{--s:8}.s9{--s:9}.s10{--s:10}.s11{--s:11}.s12{--s:12}
    .s13{--s:13}.s14{--s:14}.s15{--s:15}
    .rows svg{width:calc(100% + .4rem);margin:0 -.2rem;height:10px;
    stroke:currentColor}
    .rows line{stroke-width:2;transform:translateY(5px);marker-end:url(#end-o)}
    .rows .v line{marker-end:url(#end-v)}
    .rows .d line{marker-end:url(#end-d)}
    .rows .m line{marker-end:url(#end-m)}
    .rows .s line{marker-end:url(#end-s)}
    #end-o{fill:var(--soft)}
    #end-v{fill:var(--view)}
    #end-d{fill:var(--decider)}
    #end-m{fill:var(--model)}
    #end-s{fill:var(--service)}
    .b line{stroke-dasharray:6 4}
    .rows{list-style:none;padding:0;margin:0;position:relative}
    .rows>li{padding:0 .2rem;color:var(--soft);position:relative;
    line-height:1.25}
    .rows a{color:var(--ink);text-decoration:none;overflow-wrap:break-word;
    display:flex}
    .rows a::before{content:"";flex:0 1 calc((var(--s) + .5)*100%/var(--n))}
    .rows a[href]:hover code{text-decoration:underline}
    .rows code{background:var(--card);flex:0 99 auto;max-width:100%}
    .rows a b{display:block;font-family:system-ui,sans-serif;
    color:var(--decider)}
    .rows q{color:var(--soft);font-family:system-ui,sans-serif}
    .cause span{color:var(--accent);text-decoration:underline;
    background:var(--card);flex:none;max-width:100%}
    .js li[aria-current] code{font-weight:600}
    .x code::before{content:"★ "/"decides: ";color:var(--decider)}
    .rows .n{width:fit-content;background:var(--card);overflow-wrap:anywhere}
    .rows ul{list-style:none;padding:0 0 0 1rem;margin:0}
    .v svg,.lanes .v,[data-kind=v] b{color:var(--view);fill:var(--view)}
    .d svg,.lanes .d,[data-kind=d] b{color:var(--decider);fill:var(--decider)}
    .m svg,.lanes .m,[data-kind=m] b{color:var(--model);fill:var(--model)}
    .s svg,.lanes .s,[data-kind=s] b{color:var(--service);fill:var(--service)}
    .rules,.measured{margin-top:2rem;border-top:1px solid var(--line);
    padding-top:1rem}
    .panels{display:grid;gap:1rem 2rem;
    grid-template-columns:repeat(auto-fit,minmax(min(100%,33rem),1fr))}
    .rules ul{list-style:none;padding:0}
    .rules li{padding-inline-start:1.3em;text-indent:-1.3em}
    .files{display:grid;gap:.75rem}
    .file{min-width:0}
    .file summary{color:var(--soft)}
    .file pre{margin:0;padding:.2rem 0;background:var(--card);
    border:1px solid var(--line);border-radius:.4rem;overflow:auto;
    line-height:1.35;counter-reset:line;position:relative}
    .file i{font-style:normal;display:block;white-space:pre-wrap;
    padding-inline-start:calc(3.4em + (var(--dent,0) + 2)*1ch);
    text-indent:calc(-3.4em - (var(--dent,0) + 2)*1ch);
    border-inline-start:.3rem solid transparent}
    .file i::before{counter-increment:line;content:counter(line);
    display:inline-block;width:2.3em;padding-inline-end:.5em;text-indent:0;
    text-align:right;color:var(--soft)}
    .file i:target,.file .on{background:var(--mark)}
    .file .on{border-color:var(--accent)}
    .file .key{font-weight:700;box-shadow:inset .3rem 0 var(--accent)}
    .k{color:var(--keyword);font-weight:600}
    .t{color:var(--string)}
    .y{color:var(--type)}
    .c{color:var(--soft);font-style:italic}
    th,td{padding:.3rem .7rem;text-align:right;vertical-align:bottom;
    border-bottom:1px solid var(--line)}
    th:first-child{text-align:left}
    tbody th{font-weight:400}
    html:not(.js) .ladders{grid-template-columns:
    repeat(auto-fit,minmax(min(100%,24rem),1fr))}
    html:not(.js) .rest,.bar,dialog:not([open]){display:none}
    .js .bar{display:flex;flex-wrap:wrap;gap:.3rem .8rem;align-items:center;
    padding:.3rem 0;background:var(--page);z-index:2;
    border-bottom:1px solid var(--line)}
    .buttons{display:flex;flex-wrap:wrap;gap:.3rem}
    button{font:inherit;color:var(--ink);
    background:var(--card);border:1px solid var(--edge);border-radius:.4rem;
    padding:.1rem .5rem;min-height:max(1.75rem,24px);min-width:1.75rem;
    cursor:pointer}
    button[aria-pressed=true]{background:var(--accent);color:var(--on-accent);
    border-color:var(--accent)}
    button[aria-disabled=true]{color:var(--soft);border-style:dashed}
    [data-toggle][aria-pressed=true]::before{content:"✓"/"";
    margin-inline-end:.2em}
    #switch[aria-pressed]::before{content:"On: "}
    #switch[aria-pressed=false]::before{content:"Off: "}
    #play{min-width:5.5rem}
    #place{font-variant-numeric:tabular-nums;white-space:nowrap;
    align-self:center;margin-inline-start:.5rem}
    #options{display:contents}
    #toggles,#notice{flex-basis:100%}
    #notice{margin:0}
    #notice:empty{display:none}
    :is(#calls,#code){display:none}
    .legend{flex:1 1 0;min-width:0;height:1.75rem;line-height:1.75rem;
    overflow:hidden;text-align:end;color:var(--soft)}
    .legend::before{content:"";display:inline-block;width:1px}
    .legend>span{display:inline-block;white-space:nowrap}
    #more{margin-inline-start:auto;font-weight:600;color:var(--accent);
    border-color:currentColor}
    button kbd{margin:0 .3em;color:var(--soft)}
    [aria-pressed=true] kbd{color:inherit}
    dialog{color:var(--ink);background:var(--card);max-width:38rem;
    border:1px solid var(--edge);border-radius:.8rem;padding:1.25rem 1.5rem}
    dialog::backdrop{background:rgb(0 0 0/.45)}
    dl{margin:.8rem 0}
    dl div{display:flex;gap:1rem;padding:.1rem 0;break-inside:avoid}
    dt{min-width:6.5rem}
    dd{margin:0}
    .js .off{display:none!important}
    .js :is(.feature,.demo,.step){scroll-margin-top:100vh}
    @media screen{
    .js .what p>span:first-child{display:none}
    .js .demo>summary,.js .source>h2{display:none}
    .js .file summary{list-style:none;pointer-events:none}
    .js .rows>li:not(.n){cursor:pointer}
    .js li[aria-current]{background:var(--mark);
    box-shadow:inset .25rem 0 var(--accent)}
    .js li[aria-current] :is(code,span){background:none}
    .js li[data-ends]::before{content:attr(data-ends)/"";display:block;
    font-family:system-ui,sans-serif;color:var(--soft);width:fit-content;
    margin-inline-start:min((var(--s) + .5)*100%/var(--n),45%)}
    .js .was{box-shadow:inset .25rem 0 var(--edge)}
    .js .files{grid:minmax(0,1fr)/auto-flow minmax(min(90vw,24rem),1fr);
    height:100%;overflow-x:auto}
    .js .file pre{max-height:70vh}
    .js .file:not(.off){display:flex;flex-direction:column}
    .js .file summary,.ladder h4 span span{white-space:nowrap;overflow:hidden;
    text-overflow:ellipsis}
    .ladder h4{display:flex;gap:.5em;white-space:nowrap}
    .ladder h4>span{flex:1;height:1.25em;overflow:hidden;white-space:normal}
    .ladder h4 span span{display:inline-block;max-width:100%;white-space:pre}
    }
    @media screen and (min-width:60rem){
    dialog{max-width:60rem}
    dl{columns:2}
    }
    @media screen and (min-width:76rem){
    .js header:not(:has(nav)){float:right}
    }
    @media screen and (min-width:60rem){
    .js{--column:min(23.2rem,403px)}
    .tight{font-size:79%}
    .js .step{overflow-x:auto;position:relative}
    .js .ladders{grid-auto-columns:minmax(var(--column),1fr);overflow-y:auto;
    align-content:start}
    .js :is(.ladders,.source){
    min-width:calc(var(--columns)*(var(--column) + .75rem) - .75rem)}
    .js .files{grid-template-columns:repeat(var(--columns),minmax(0,1fr))}
    .js .ladder{display:grid;margin:0;
    grid-template:subgrid/minmax(0,1fr)}
    .js .rows{display:grid;grid-template:subgrid/minmax(0,1fr);grid-row:4/-1;
    grid-column:1}
    .js h4,.js .held,.js .heads{grid-column:1}
    .js h4{grid-row:1;min-height:1.25rem;position:sticky;top:0;z-index:2;
    background:var(--card)}
    .js .held{grid-row:2;margin:0}
    .js.values .held{position:sticky;top:1.25rem;z-index:2;height:max-content;
    min-height:100%;max-height:14rem;overflow:auto;line-height:1.25;
    background:var(--card);border-bottom:1px solid var(--line)}
    .js.values .step{--least:9rem}
    .js .held summary{max-height:2.8em;overflow:hidden}
    .js.values .held summary{max-height:1.3em}
    .js li[data-gap]::after{content:attr(data-gap)/"";position:absolute;
    top:100%;left:0;background:var(--card)}
    .js .about{flex-wrap:nowrap}
    .js .about p{white-space:nowrap;overflow:hidden;text-overflow:ellipsis;
    min-width:0}
    .js .about>:not(p){flex:none}
    .js header{margin-inline-start:1rem}
    .js .heads{grid-row:3;align-self:end;position:sticky;
    top:calc(1.25rem + var(--held));z-index:1}
    }
    @media screen and (min-width:60rem) and (min-height:40rem){
    .js .step:not(.off){display:grid;gap:.5rem .75rem;
    height:max(30rem,calc(100vh - var(--top) - .5rem));
    grid-template:auto minmax(0,auto) minmax(var(--least,14.7rem),1fr)/
    auto minmax(0,1fr)}
    .js .what{grid-column:1/3}
    .js .screens{overflow:auto;max-width:max(38vw,25.2rem);
    align-content:start}
    .js .screens figcaption{margin-bottom:.2rem}
    .js .screens figure{display:flex;flex-direction:column-reverse}
    .js .source{grid-column:1/3;min-height:0}
    .js .files{min-height:0}
    .js .file{min-height:0}
    .js .file::details-content{min-height:0;flex:1;display:flex;
    flex-direction:column}
    .js .file pre{flex:1;min-height:0;max-height:none;line-height:1.25}
    .js.code .step:not(.off),.js .step:not(.off,:has(.source:not(.off))){
    grid-template-rows:auto minmax(0,1fr)}
    .js.code .step:has(.source:not(.off)) :is(.screens,.ladders),
    .js.calls .step:has(.rows) .screens{display:none}
    .js.calls .step:has(.rows) .ladders{grid-column:1/3}
    :is(#calls,#code){display:block}
    .js.large .step:not(.off){--least:13.5rem;
    height:max(24rem,calc(100vh - var(--top) - .5rem))}
    .large :is(.screens pre,.heads,.lanes){font-size:.8rem}
    .js.large.calls{--column:23.2rem}
    .large.calls :is(.heads,.lanes){font-size:1rem}
    .large:not(.values) .held,.large header,.large .about,
    .large :is(#values,#widgets,#copy,#all):not([aria-pressed=true]){display:none}
    .large #more{font-size:.8rem}
    }
    @media screen and (min-width:60rem) and (max-height:60rem){
    .js .what h3{font-size:1.35rem}
    .js .check{display:none}
    }
    @media screen and (min-width:60rem) and (min-height:40rem){
    .js.row .step:not(.off){--cell:calc((100% + .75rem)/var(--fit,2));
    --aside:max(25.2rem,var(--cell) - .75rem);
    container-type:inline-size;grid-template-columns:var(--aside)
    calc(max(var(--columns),var(--fit,2) - 1)*(100% - var(--aside))
    /(var(--fit,2) - 1) - .75rem)}
    .js.row .what{width:100cqi;position:sticky;left:0}
    .js.row .screens{grid-row:2/4;max-width:none}
    .js.row .source{grid-column:2}
    .js.row.full .step:not(.off){grid-template-columns:
    calc(var(--columns)*var(--cell) - .75rem) var(--aside)}
    .js.row.full .screens{grid-column:2}
    .js.row.full :is(.ladders,.source){grid-column:1}
    }
    @media (min-width:76rem){
    .js{--fit:3}
    .tight{--fit:4!important}
    }
    @media (min-width:100rem){
    .js{--fit:4}
    .tight{--fit:5!important}
    .js.large{--fit:3}
    .large :is(.screens pre,.heads,.lanes){font-size:1rem}
    }
    @media (min-width:120rem){.js.large{--fit:4}}
    @media (min-width:125rem){
    .js{--fit:5}
    .tight{--fit:6!important}
    }
    @media screen and (min-width:60rem) and (max-width:78.99rem){
    .js:not(.code,.row) .ladders{grid-area:2/1/auto/3}
    .js:not(.code,.row) .source{grid-column:2;min-width:0}
    }
    @media screen and (max-width:59.99rem){
    .js :is(.ladder,.rows>li,.file){grid-area:auto!important}
    .js .ladder{padding-inline:0;overflow-x:auto}
    .js .heads,.js .rows{min-width:22em}
    .js #options{display:flex;flex-direction:column-reverse;gap:.3rem;
    padding-bottom:.3rem;max-width:100%}
    .js :is(#toggles,.about){overflow-x:auto}
    .js .about{gap:0 .8rem;align-items:center;padding:0 0 .3rem}
    .js :is(#toggles,.about,.demos ul){flex-wrap:nowrap}
    .js :is(#toggles button,.about>*,.demos li){flex:none}
    .js :is(.about p,.check,.legend,#more,#large,button kbd){display:none}
    .js .what h3{font-size:1.25rem}
    .js .rows>li{scroll-margin-top:4rem}
    .js .rows .file{background:var(--card);cursor:auto}
    }
    @media screen and (max-width:59.99rem),(pointer:coarse){
    button{min-height:44px;min-width:44px}
    .js .demos a{display:inline-block;line-height:44px;min-width:44px}
    }
    @media screen and (max-width:59.99rem) and (min-height:34rem){
    .js .bar{display:contents}
    .js .bar>.buttons:first-child{position:sticky;top:0;z-index:2;
    padding:.3rem 0;background:var(--page)}
    .js .file pre{max-height:40vh}
    .js .screens pre{max-height:max(9.5rem,100vh - 36rem);overflow-y:auto}
    }
    @media (pointer:coarse){
    button kbd{display:none}
    }
    @media screen and (prefers-reduced-motion:no-preference){
    .js li{transition:background .15s}
    }
    @media (forced-colors:active){
    :root{--ink:CanvasText;--soft:CanvasText;--accent:Highlight;
    --card:Canvas;--page:Canvas;--edge:CanvasText;--line:CanvasText;
    --view:CanvasText;--decider:CanvasText;--model:CanvasText;
    --service:CanvasText}
    .js li[aria-current]{outline:2px solid Highlight}
    .file .on{border-inline-start:.3rem solid Highlight}
    button[aria-pressed=true]{forced-color-adjust:none}
    }
    @media print{
    html{font-size:9pt;background:none}
    body{max-width:none;padding:0}
    .bar,.skip,dialog,.demos,.rules,.measured,
    .demo:not([open]),.file:not([open]){display:none!important}
    .js .source,html:not(.js) .source{display:none}
    .js .step .source:not(.off){display:block}
    .js .demo:not(.off) .step{display:grid!important;gap:.5rem 1rem;
    grid-template-columns:auto minmax(0,1fr)}
    .what,.source{grid-column:1/3}
    .what,h2,h3,h4,.heads{break-after:avoid}
    .what,figure,.rows>li,.held{break-inside:avoid}
    .ladders{grid-template-columns:1fr 1fr}
    .screens{flex-direction:column;flex-wrap:nowrap}
    .screens pre{font-size:6pt}
    .ladder{border:0;padding:0;position:relative}
    .ladder,.file{grid-area:auto!important}
    .rows svg{break-before:avoid}
    .file pre{overflow:visible}
    .js .file i:not(.on){height:0;overflow:hidden}
    }

    """
}
