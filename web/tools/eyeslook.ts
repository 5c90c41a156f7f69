import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { Guest } from '../e2e/guest';
import { enter, SCENES } from '../e2e/scenes';
const URL_ = 'http://127.0.0.1:8420';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const { values: a } = parseArgs({ options: {
  only: { type: 'string', default: '^(ascension|conflictus)' }, size: { type: 'string', default: '1280x720,360x640' }, text: { type: 'string', default: '1.5' },
  theme: { type: 'string', default: 'dark' }, lang: { type: 'string', default: 'en' }, forced: { type: 'boolean', default: false }, out: { type: 'string', default: '/tmp/w/eyes/shots' }, measure: { type: 'string', default: '' }, faults: { type: 'boolean', default: false }, mouse: { type: 'boolean', default: false }, do: { type: 'string', default: '' }, shot: { type: 'boolean', default: true }, css: { type: 'string', default: '' }, tag: { type: 'string', default: '' } } });
mkdirSync(a.out, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
const STATE = '/tmp/w/eyes/state.json';
const kept: { cookies: any[]; at: Record<string, string> } = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : { cookies: [], at: {} };
const maker = await browser.newContext();
if (kept.cookies.length) await maker.addCookies(kept.cookies);
const scenes = SCENES.filter(({ name }) => new RegExp(a.only).test(name));
let guest: Guest | null = null;
for (const s of scenes) if (!kept.at[s.name]) {
  if (typeof s.at === 'string') { kept.at[s.name] = s.at; continue; }
  if (!guest) { if (kept.cookies.length) { guest = new (Guest as any)(URL_, maker); } else { guest = await Guest.at(URL_, maker); kept.cookies = await maker.cookies(); } }
  kept.at[s.name] = await s.at(guest!);
}
writeFileSync(STATE, JSON.stringify(kept));
for (const size of a.size.split(',')) for (const lang of a.lang.split(',')) for (const theme of a.theme.split(',')) for (const text of a.text.split(',')) {
  const [width, height] = size.split('x').map(Number) as [number, number];
  const touch = width < 900 && !a.mouse;
  const ctx = await browser.newContext({ bypassCSP: true, viewport: { width, height }, locale: lang, hasTouch: touch, isMobile: touch, forcedColors: a.forced ? 'active' : 'none', reducedMotion: 'reduce' });
  await ctx.addCookies(kept.cookies);
  await ctx.addInitScript((k) => localStorage.setItem('vigil', k), JSON.stringify({ lang, theme, text: Number(text), sound: false }));
  const page = await ctx.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text()));
  page.on('pageerror', (e) => console.log('PAGEERROR', String(e)));
  for (const s of scenes) {
    const name = `${s.name}.${size}.${lang}.${theme}.${text}${a.forced ? '.forced' : ''}${a.tag}`;
    try {
      await enter(page, URL_ + kept.at[s.name], s);
      if (a.css) for (const f of a.css.split(',')) await page.addStyleTag({ content: readFileSync(f, 'utf8') }).then(() => page.evaluate(() => new Promise((d) => setTimeout(d, 150))));
      if (a.do) for (const step of a.do.split(';')) { if (step.startsWith('key:')) await page.keyboard.press(step.slice(4)); else if (step.startsWith('eval:')) console.log(JSON.stringify(await page.evaluate(step.slice(5)))); else if (step.startsWith('right:')) await page.locator(step.slice(6)).first().click({ button: 'right', force: true }); else if (step.startsWith('wait:')) await page.waitForTimeout(Number(step.slice(5))); else await page.locator(step).first().click(); }
      if (a.measure) console.log(name, JSON.stringify(await page.evaluate((sel) => Object.fromEntries(sel.split('|').map((q) => [q, [...document.querySelectorAll(q)].filter((e) => (e as HTMLElement).checkVisibility()).slice(0, 1).map((e) => parseFloat(getComputedStyle(e).fontSize).toFixed(1)).join()])), a.measure)));
      if (a.faults) {
        const found = await page.evaluate(() => {
          const out: string[] = [];
          const de = document.documentElement;
          if (de.scrollWidth > innerWidth || de.scrollHeight > innerHeight) out.push(`page ${de.scrollWidth}x${de.scrollHeight}`);
          const room = document.querySelector('dialog[open]') ?? document.body;
          const texts: { el: HTMLElement; r: DOMRect; s: string; fs: number }[] = [];
          const walk = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) {
            const n = walk.currentNode; const el = n.parentElement as HTMLElement; const s = n.textContent!.trim();
            if (el.closest('svg') || !s || !el.checkVisibility({ opacityProperty: true, visibilityProperty: true } as any) || el.closest('.sr, option, [hidden], script, style')) continue;
            const range = document.createRange(); range.selectNodeContents(n); const r = range.getBoundingClientRect();
            if (r.width < 2 || r.height < 2) continue;
            const cs = getComputedStyle(el);
            texts.push({ el, r, s, fs: parseFloat(cs.fontSize) });
            if (r.right < 0 || r.left > innerWidth || r.bottom < 0 || r.top > innerHeight) { if (!el.closest('.log-lines, .notes, .tray, .lane, .hand-c, .stack, .side-zones, .pick-cards')) out.push(`outside: ${el.className || el.tagName} "${s.slice(0, 30)}"`); continue; }
            if (r.right > innerWidth + 1 || r.left < -1 || r.bottom > innerHeight + 1 || r.top < -1) out.push(`edge: ${el.className || el.tagName} "${s.slice(0, 30)}" ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`);
            for (let up: HTMLElement | null = el; up && up !== document.body; up = up.parentElement) {
              const c = getComputedStyle(up); if (c.overflowX === 'visible' && c.overflowY === 'visible' && !c.clipPath.startsWith('inset')) continue;
              const b = up.getBoundingClientRect();
              const scrolls = ['auto', 'scroll'].includes(c.overflowY) || ['auto', 'scroll'].includes(c.overflowX);
              if (scrolls) break;
              if (r.right > b.right + 1.5 || r.left < b.left - 1.5 || r.bottom > b.bottom + r.height * .2 + 1 || r.top < b.top - r.height * .2 - 1) { out.push(`cut by .${[...up.classList].join('.')}: ${el.className || el.tagName} "${s.slice(0, 40)}" ${[r.left - b.left, r.top - b.top, b.right - r.right, b.bottom - r.bottom].map((x) => x.toFixed(0))}`); break; }
            }
          }
          // covered: centre of the text belongs to something else
          for (const { el, r, s } of texts) {
            if (r.right > innerWidth || r.left < 0 || r.bottom > innerHeight || r.top < 0) continue;
            for (const [x, y] of [[r.left + 3, r.top + r.height / 2], [r.right - 3, r.top + r.height / 2], [(r.left + r.right) / 2, (r.top + r.bottom) / 2]] as const) {
              const stack = document.elementsFromPoint(x, y);
              const other = texts.find((o) => o.el !== el && !o.el.contains(el) && !el.contains(o.el) && x > o.r.left && x < o.r.right && y > o.r.top + 2 && y < o.r.bottom - 2 && Math.min(r.bottom, o.r.bottom) - Math.max(r.top, o.r.top) > Math.min(r.height, o.r.height) * .35);
              void stack;
              if (other && !(el.closest('.card') && other.el.closest('.card') && el.closest('.card') !== other.el.closest('.card')) && other.el.closest('.card-rules') === null) { out.push(`overlap: ${el.className || el.tagName} "${s.slice(0, 24)}" with ${other.el.className || other.el.tagName} "${other.s.slice(0, 24)}"`); break; }
            }
          }
          for (const el of document.querySelectorAll<HTMLElement>('.btn, .phase, .who-name, .who-note, .resource, .label, .zone, .prompt, .seat-clock, .stack h2')) if (el.checkVisibility() && (el.scrollWidth > el.clientWidth + 2 || el.scrollHeight > el.clientHeight + 4) && !['auto', 'scroll'].includes(getComputedStyle(el).overflowY) && getComputedStyle(el).display !== 'inline') out.push(`overflow: ${el.className} "${el.textContent!.trim().slice(0, 24)}" ${el.scrollWidth}/${el.clientWidth} ${el.scrollHeight}/${el.clientHeight}`);
          return [...new Set(out)];
        });
        console.log(`== ${name}: ${found.length}`); for (const f of found.slice(0, 40)) console.log('   ', f);
      }
      if (a.shot) await page.screenshot({ path: `${a.out}/${name}.png` });
    } catch (e) { console.log('TROUBLE', name, (e as Error).message.split('\n').slice(0, 3).join(' ')); }
  }
  await ctx.close();
}
await browser.close();
