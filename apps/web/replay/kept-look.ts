/** How a page to keep looks and goes: it has nothing but itself. */
export const LOOK = `
:root{color-scheme:light dark;--paper:#f6f7fc;--ink:#181a36;--dim:#43476a;--line:#b9bfda;--now:#dfe5fa;--link:#1d3fae}
@media (prefers-color-scheme:dark){:root{--paper:#10122a;--ink:#eceefa;--dim:#b4b9dc;--line:#3c4170;--now:#262b5c;--link:#a9c0ff}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:88rem;background:var(--paper);color:var(--ink);font:1rem/1.5 Georgia,'DejaVu Serif',serif}
h1{margin:0;font-size:1.5rem;overflow-wrap:anywhere}
h2{margin:.6rem 0 0;font-size:1.1rem}
a{color:var(--link)}
dl{display:flex;flex-wrap:wrap;gap:.2rem 1.6rem;margin:.5rem 0}
dl div{display:flex;flex-wrap:wrap;gap:.5rem;min-width:0}
dt,small,.ply{color:var(--dim)}
dd{margin:0;overflow-wrap:anywhere}
p{margin:.4rem 0}
main{display:grid;gap:1rem}
main>*{min-width:0}
#picture svg{display:block;width:100%;height:auto;border:1px solid var(--line)}
#steps{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem}
#steps input{flex:1 1 100%;margin:.4rem 0;accent-color:var(--link)}
#steps button{font:inherit;min-width:3rem;min-height:2.75rem;color:inherit;background:none;border:1px solid var(--line);border-radius:.3rem}
#words{min-height:8rem}
ol{list-style:none;margin:0;padding:0}
li.chapter{font-weight:700;padding:.6rem .4rem .2rem}
li.step{padding:.2rem .4rem;border-top:1px solid var(--line)}
li.step[aria-current]{background:var(--now)}
li.cut{opacity:.8;text-decoration:line-through}
ul{margin:0;padding-left:1.4rem;font-size:.9rem}
.ply{display:inline-block;min-width:2.2rem}
.art{position:absolute;width:0;height:0}
footer{margin-top:1rem;border-top:1px solid var(--line)}
@media (min-width:60rem){main{grid-template-columns:3fr 2fr}#log{max-height:100vh;overflow:auto;position:relative}#stage{position:sticky;top:0;align-self:start}}
@media print{:root{color-scheme:light;--paper:#fff;--ink:#000;--dim:#333;--line:#999;--now:#fff}
body{max-width:none;padding:0}main{display:block}#stage{position:static}#steps{display:none}#log{max-height:none;overflow:visible}li,#picture{break-inside:avoid}li.chapter{break-after:avoid}}
`;

/** Arrows, both ends, the slider, the buttons and the lines of the log all come to \`go\`. */
export const WAY = `
const steps = [...document.querySelectorAll('li.step')], range = document.querySelector('#steps input');
const picture = document.querySelector('#picture'), words = document.querySelector('#words');
let at = -1;
function go(to) {
  const next = Math.max(0, Math.min(steps.length - 1, to));
  if (next === at) return;
  const line = steps[next], link = line.querySelector('a');
  const drawn = line.querySelector('template').content.cloneNode(true);
  picture.replaceChildren(drawn.firstElementChild);
  words.replaceChildren(drawn);
  for (const each of steps) { each.removeAttribute('aria-current'); each.querySelector('a').tabIndex = -1; }
  line.setAttribute('aria-current', 'step');
  link.tabIndex = 0;
  if (document.activeElement !== link && document.activeElement.closest('li.step')) link.focus({ preventScroll: true });
  const box = line.closest('#log');
  if (box.scrollHeight > box.clientHeight) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  range.value = next;
  range.setAttribute('aria-valuetext', link.textContent);
  if (at !== -1) history.replaceState(null, '', '#' + line.id.slice(4));
  at = next;
}
const named = () => steps.findIndex(({ id }) => id === 'ply-' + location.hash.slice(1));
addEventListener('hashchange', () => {
  if (named() < 0) return;
  go(named());
  picture.scrollIntoView({ block: 'nearest' });
});
addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go(to);
});
range.addEventListener('input', () => go(Number(range.value)));
for (const button of document.querySelectorAll('#steps button')) button.addEventListener('click', () => go(at + Number(button.value)));
go(named());
`;
