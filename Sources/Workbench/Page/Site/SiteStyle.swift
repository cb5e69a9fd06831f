/// The style sheet of the pages that need no script.
enum SiteStyle {
  /// First the colours, then the parts that all pages have, those of the
  /// index, those of lessons and sources, and paper.
  static let text =
    SharedStyle.text + """
      html{line-height:1.5;scroll-padding:1rem}
      body{margin:0 auto;max-width:110rem;\
      padding:0 clamp(.75rem,2vw,2rem) 2rem}
      h1,h2,h3,h4{line-height:1.25;margin:2rem 0 .5rem;text-wrap:balance}
      h1{font-size:1.9rem;letter-spacing:-.02em;margin-top:1rem}
      h2{font-size:1.4rem}
      h3,h4{font-size:1.1rem}
      p{margin:.6rem 0}
      nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:.75rem 0}
      nav a,dd a,td a{display:inline-block;padding:.15rem 0}
      pre{margin:.6rem 0;padding:.75rem 1rem;background:var(--card);\
      border:1px solid var(--line);border-radius:.5rem;line-height:1.35}
      .scroll{position:relative}
      .start .scroll{display:block}
      .scroll .moment{min-width:50rem;width:100%;display:block}
      .go{display:inline-block;margin-top:.75rem;padding:.4rem 1rem;\
      border-radius:.5rem;background:var(--accent);color:var(--on-accent);\
      font-weight:600;text-decoration:none}
      .go:hover{text-decoration:underline}
      table{margin:.6rem 0}
      th,td{padding:.3rem .75rem .3rem 0;text-align:left;\
      vertical-align:top;border-bottom:1px solid var(--line)}
      .start{display:grid;gap:1rem 2rem;align-items:start;\
      grid-template-columns:minmax(0,1fr)}
      .start h2{font-size:1.1rem;margin-top:1.25rem}
      .moments{list-style:none;padding:0;margin:0}
      .moments li{margin:.35rem 0}
      .moments b,th span{color:var(--soft);font-weight:400}
      .variants td{white-space:nowrap}
      .demos{display:grid;gap:1rem 2rem;\
      grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr))}
      dd{margin-inline-start:1rem}
      .measured p,article p,article li{max-width:75ch}
      .measured td,.measured th:not(:first-child){text-align:right}
      article{max-width:56rem;margin:auto}
      article h2{border-top:1px solid var(--line);padding-top:1.25rem}
      .path{margin:1rem 0 -.4rem}
      summary{padding:.25rem 0}
      @media (min-width:68rem){
      .start{grid-template-columns:minmax(17rem,22%) minmax(0,1fr)}
      .start h1{font-size:1.6rem}
      }
      @media (max-width:40rem){
      .variants th span{display:none}
      }
      @media print{
      nav,.skip{display:none}
      .scroll{overflow:visible}
      pre{white-space:pre-wrap;break-inside:avoid}
      }

      """ + PictureStyle.text
}
