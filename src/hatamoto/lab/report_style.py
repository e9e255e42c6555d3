"""The style sheet of a report, and its only script: copying the citation."""

from typing import Final

STYLE: Final = """
*{box-sizing:border-box}
body{margin:0 auto;max-width:90rem;padding:1.2rem 2rem;background:var(--paper);color:var(--ink);
 font:15px/1.45 'Source Sans 3','Noto Sans','Zen Kaku Gothic New','Noto Sans CJK JP',sans-serif}
h1,h2,h3{font-family:'Shippori Mincho','Noto Serif CJK JP','Yu Mincho',serif;font-weight:600;
 margin:0;line-height:1.25}
h1{font-size:2rem}h2{font-size:1.25rem;display:flex;gap:.6rem;align-items:baseline;
 border-bottom:1px solid var(--line2);padding-bottom:.25rem;margin-bottom:.5rem}
h2 a{margin-left:auto;font:13px ui-monospace,monospace}
h3{font-size:1rem;margin:.7rem 0 .2rem}
.number{background:var(--ink);color:var(--paper);border-radius:3px;padding:0 .45rem;
 font:700 .9rem sans-serif}
header{display:flex;gap:2rem;align-items:flex-end;border-bottom:2px solid var(--ink);
 padding-bottom:.8rem;margin-bottom:1.2rem;flex-wrap:wrap}
header>div{flex:1 1 22rem}.brand{margin:0;color:var(--ink2)}
.facts{display:flex;flex-wrap:wrap;gap:.4rem 1.6rem;margin:0}
.facts dt{color:var(--ink2);font-size:.85rem}.facts dd{margin:0;font-weight:700}
a{color:var(--ai-text)}a:focus-visible,button:focus-visible{outline:3px solid var(--kin)}
main{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.35fr);gap:0 2.2rem}
section{margin-bottom:1.6rem}section svg{max-width:100%;height:auto;display:block}
section svg text{fill:var(--ink);font-family:'Source Sans 3','Noto Sans',
 'Zen Kaku Gothic New','Noto Sans CJK JP',sans-serif}
.board{border:1px solid var(--line2);border-radius:4px;overflow:hidden}
.board svg{width:100%}.board svg text{fill:revert-layer;font-family:revert-layer}
.factors,.groups{columns:17rem;column-gap:1.4rem}.groups{columns:20rem}
.factors>div,.groups>div{break-inside:avoid}.factors h3,.groups h3{margin-top:0;padding-top:.7rem}
.note{color:var(--ink2);font-size:.9rem;margin:.4rem 0 0;max-width:60rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font:13px/1.5 ui-monospace,monospace}
.command{background:var(--bar);color:var(--bar-text);padding:.8rem;border-radius:4px}
.rows{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;font-size:.9rem}
.rows dt{color:var(--ink2)}.rows dd{margin:0;overflow-wrap:anywhere}
.cite{border:1px solid var(--line2);border-radius:4px;padding:.7rem;background:var(--raised);
 display:flex;gap:1rem;align-items:flex-end}.cite pre{flex:1}
button{font:inherit;font-weight:600;min-height:44px;padding:0 1rem;background:var(--surface);
 color:var(--ink);border:1px solid var(--ink);border-radius:4px;cursor:pointer}
footer{border-top:1px solid var(--line2);padding:.7rem 0;color:var(--ink2)}
@media (max-width:60rem){main{display:block}body{padding:1rem}h1{font-size:1.5rem}}
"""
SCRIPT: Final = """
document.querySelector('.cite button').addEventListener('click', async (event) => {
  const text = document.querySelector('.cite pre').textContent;
  try { await navigator.clipboard.writeText(text); }
  catch {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.cite pre'));
    getSelection().removeAllRanges(); getSelection().addRange(range);
    document.execCommand('copy');
  }
  event.target.textContent = event.target.dataset.done;
});
"""
