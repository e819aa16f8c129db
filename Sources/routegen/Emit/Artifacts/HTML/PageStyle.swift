/// How the page looks, light and dark, on a phone and on a desk.
enum PageStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --page: #f6f7f9; --card: #ffffff; --text: #1b1f27; --muted: #5d6675; --line: #d9dde4; --accent: #1f5fd0;
      --accent-soft: #e8effc; --tab: #1f5fd0; --route: #3c7a3f; --sheet: #9a5b00; --action: #8a3ea8;
      --good: #23703a; --bad: #b3261e; --code: #eef0f4;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14161b; --card: #1d2027; --text: #e6e9ef; --muted: #9aa4b4; --line: #343a46; --accent: #8ab4ff;
        --accent-soft: #22304a; --tab: #8ab4ff; --route: #86c98a; --sheet: #f0b35c; --action: #d49af0;
        --good: #86d39b; --bad: #ff9b92; --code: #262b35;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 4.5rem; }
    body { margin: 0; background: var(--page); color: var(--text); line-height: 1.5; overflow-wrap: anywhere;
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Noto Sans CJK SC", sans-serif; }
    a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; }
    code { font: 0.875em ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .top, main { max-width: 72rem; margin: 0 auto; padding: 0 1rem; }
    .top { padding-top: 1.5rem; }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.25rem; }
    h2 { font-size: 1.25rem; margin: 2rem 0 0.75rem; }
    .lede { color: var(--muted); margin: 0; } .lede code { color: var(--text); }
    .card, .entry { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; }
    .bar { position: sticky; top: 0; z-index: 2; background: var(--page); padding: 0.5rem 0; }
    input { width: 100%; padding: 0.65rem 0.85rem; font: inherit; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 10px; }
    input:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #url { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.9375rem; }
    #outcome { margin-top: 0.75rem; min-height: 3rem; }
    #outcome p { margin: 0.25rem 0; } #outcome .good { color: var(--good); } #outcome .bad { color: var(--bad); }
    #outcome strong { font-size: 1.0625rem; }
    .hint { color: var(--muted); font-size: 0.875rem; margin: 0.5rem 0; }
    .scroll { overflow: auto; max-height: 75vh; padding: 0; -webkit-overflow-scrolling: touch; }
    .map text { fill: var(--text); font-size: 13px; font-family: inherit; }
    .map .url { fill: var(--muted); font-size: 11px; font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .map .lane { fill: var(--page); stroke: var(--line); } .map .title { font-weight: 600; font-size: 14px; }
    .map .box { fill: var(--card); stroke: var(--muted); } .map .branch { fill: none; stroke: var(--line); stroke-width: 1.5; }
    .map .tab .box { stroke: var(--tab); stroke-width: 2.5; } .map .route .box { stroke: var(--route); }
    .map .sheet .box { stroke: var(--sheet); stroke-dasharray: 6 3; } .map .action .box { stroke: var(--action); stroke-dasharray: 2 3; }
    .map .link { fill: none; stroke: var(--accent); stroke-width: 1.25; opacity: 0.55; }
    .map .tip { fill: var(--accent); } .map .lock { fill: var(--muted); }
    .map a:hover .box { fill: var(--accent-soft); } .map .more { fill: var(--muted); }
    .legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; color: var(--muted); font-size: 0.875rem; margin: 0.5rem 0 0; padding: 0; list-style: none; }
    .legend i { display: inline-block; width: 1.5rem; height: 0.8rem; margin-right: 0.4rem; border: 2px solid; border-radius: 4px; vertical-align: -1px; }
    .legend .arrow { border: 0; border-top: 2px solid var(--accent); border-radius: 0; height: 0; vertical-align: 4px; }
    .entries { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 31rem), 1fr)); align-items: start; }
    .entry { content-visibility: auto; contain-intrinsic-size: auto 15rem; }
    .entry:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .entry h3 { font-size: 1.0625rem; margin: 0; display: inline; } .entry h3 a { color: inherit; }
    .entry p { margin: 0.35rem 0; } .entry header { display: flex; flex-wrap: wrap; gap: 0.35rem 0.6rem; align-items: baseline; }
    .chip { font-size: 0.75rem; padding: 0.05rem 0.5rem; border-radius: 99px; border: 1px solid currentColor; white-space: nowrap; }
    .tab > .chip { color: var(--tab); } .chip.tab { color: var(--tab); } .chip.route { color: var(--route); }
    .chip.sheet { color: var(--sheet); } .chip.action { color: var(--action); } .chip.guard { color: var(--muted); } .chip.old { color: var(--bad); }
    ul.urls { list-style: none; margin: 0.5rem 0; padding: 0; }
    ul.urls li { background: var(--code); border-radius: 8px; padding: 0.3rem 0.6rem; margin: 0.25rem 0; }
    .facts { margin: 0.5rem 0; display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 0.9rem; font-size: 0.9375rem; }
    .facts dt { color: var(--muted); } .facts dd { margin: 0; }
    .facts small, .muted { color: var(--muted); }
    .try { display: flex; flex-wrap: wrap; gap: 0.35rem 0.5rem; align-items: center; margin: 0.3rem 0; }
    .try code { flex: 1 0 100%; } .qr { flex: none; width: min(100%, 12rem); border-radius: 8px; }
    button { font: inherit; font-size: 0.8125rem; padding: 0.2rem 0.65rem; color: var(--accent); background: transparent;
      border: 1px solid var(--line); border-radius: 8px; cursor: pointer; } button:hover { background: var(--accent-soft); }
    table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: 0.35rem 0.75rem 0.35rem 0; border-top: 1px solid var(--line); vertical-align: top; }
    th { color: var(--muted); font-weight: 500; border: 0; } [hidden] { display: none !important; }
    footer { color: var(--muted); font-size: 0.875rem; padding: 2rem 0; }
    @media (max-width: 34rem) { .facts { grid-template-columns: minmax(4.5rem, max-content) 1fr; } h1 { font-size: 1.5rem; } .card, .entry { padding: 0.8rem; } }
    """
}
