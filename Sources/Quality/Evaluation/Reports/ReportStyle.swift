import MarkupText

/// The style of report pages, in light and dark.
enum ReportStyle {
    static let sheet: Markup = """
        :root{--ground:#fff;--panel:#f5f6f8;--text:#1d2129;--soft:#626b7a;--line:#dfe3e9;--blue:#2463c4;--bad:#b3261e;--mark:#e4edfb}
        @media(prefers-color-scheme:dark){:root{--ground:#14171c;--panel:#1d2229;--text:#e7eaef;--soft:#9aa5b4;--line:#333b46;\
        --blue:#79a8f5;--bad:#ff9087;--mark:#22344f}}
        *{box-sizing:border-box}
        body{font:15px/1.5 system-ui,sans-serif;max-width:68rem;margin:0 auto;padding:2rem 1.2rem 4rem;background:var(--ground);color:var(--text)}
        h1{font-size:1.6rem;margin:0}h2{font-size:1.15rem;margin:2.4rem 0 .3rem}header p,section p{color:var(--soft);margin:.2rem 0 .8rem}
        .tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.6rem;margin-top:1.2rem}
        .tiles div{background:var(--panel);border-radius:.6rem;padding:.7rem .9rem}
        .tiles b{display:block;font-size:1.35rem;font-variant-numeric:tabular-nums}.tiles span{color:var(--soft);font-size:.85rem}
        .wide{overflow-x:auto}svg{max-width:100%;height:auto;font:12px system-ui,sans-serif}svg text{fill:var(--text)}svg .soft{fill:var(--soft)}
        table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:right;padding:.35rem .7rem;border-bottom:1px solid var(--line);\
        font-variant-numeric:tabular-nums;vertical-align:top}
        th{color:var(--soft);font-weight:600}th:first-child,td:first-child,th.l,td.l{text-align:left}
        mark{background:var(--mark);color:inherit;border-radius:.25rem;padding:0 .2rem}mark sub{color:var(--blue);font-size:.7rem;margin-left:.25rem}
        .mistakes small{display:block;color:var(--soft)}.mistakes i{color:var(--bad);font-style:normal}.bad{color:var(--bad)}
        summary{cursor:pointer;color:var(--blue)}
        """
}
