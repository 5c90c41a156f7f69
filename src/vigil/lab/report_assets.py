"""The CSS of a report, and the script that sorts its tables."""

from __future__ import annotations

from vigil.lab.svg import STYLE

STYLES = (
    STYLE
    + """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
 font:16px/1.6 ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif}
main{max-width:780px;margin:0 auto;padding:56px 24px 72px}
h1,h2{font-family:'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif;font-weight:600;
 text-wrap:balance;letter-spacing:-.01em}
h1{font-size:clamp(2.1rem,6vw,3.1rem);line-height:1.1;margin:.1em 0 .25em}
h2{font-size:1.6rem;line-height:1.2;margin:2.6em 0 .35em}
.over{margin:0;color:var(--soft);letter-spacing:.08em;text-transform:uppercase;font-size:.78rem}
.lead{font-size:1.15rem;margin:0}.settings{color:var(--soft);font-size:.9rem;margin:.3em 0 0}
.about{color:var(--soft);max-width:64ch;margin:.2em 0 1em}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin:28px 0 0}
.tiles div{background:var(--card);border:1px solid var(--rule);border-radius:10px;padding:14px 16px}
.tiles b{display:block;font:600 1.75rem/1.15 'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif;
 font-variant-numeric:lining-nums}
.tiles span{color:var(--soft);font-size:.88rem}
figure{margin:14px 0 18px;background:var(--card);border:1px solid var(--rule);border-radius:10px;padding:18px 20px}
figcaption{font-weight:600;margin:0 0 10px}
.wide{overflow-x:auto}svg{display:block;width:100%;min-width:460px;height:auto}
details{margin:10px 0}summary{cursor:pointer;font-weight:600;padding:6px 0}
table{border-collapse:collapse;width:100%;font-size:.88rem;font-variant-numeric:tabular-nums;background:var(--card)}
th,td{padding:5px 10px;border-bottom:1px solid var(--rule);text-align:right;white-space:nowrap}
th:first-child{text-align:left;font-weight:400}
thead th{vertical-align:bottom;white-space:normal}
button{all:unset;cursor:pointer;font-weight:600;color:var(--soft);font-size:.82rem;line-height:1.25}
button:hover,button:focus-visible{color:var(--ink);text-decoration:underline}
small{color:var(--soft)}td.good{color:var(--good)}td.bad{color:var(--bad)}
i{display:inline-block;width:9px;height:9px;border-radius:50%;margin-right:8px}
"""
    + "".join(f"i.s{n}{{background:var(--s{n})}}" for n in range(7))
    + """
footer{margin-top:4em;padding-top:1em;border-top:1px solid var(--rule);color:var(--soft);font-size:.85rem}
@media(max-width:560px){main{padding:32px 14px 48px}figure{padding:14px 12px}}
@media print{body{background:#fff}figure,.tiles div{break-inside:avoid}details{display:none}}
"""
)

SCRIPT = """
for (const table of document.querySelectorAll('table')) {
  table.querySelectorAll('thead button').forEach((button, index) => {
    let up = index === 0;
    button.addEventListener('click', () => {
      const value = row => index === 0 ? row.children[0].textContent : Number(row.children[index].dataset.v);
      const rows = [...table.tBodies[0].rows].sort((a, b) => {
        const x = value(a), y = value(b);
        const order = index === 0 ? x.localeCompare(y) : x - y;
        return up ? order : -order;
      });
      up = !up;
      table.tBodies[0].append(...rows);
    });
  });
}
"""
