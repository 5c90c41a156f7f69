/* make bench-web: speed, size and memory of the page, with one server and one Chromium on this machine. --short checks
 * that it works; --games 4 plays fewer than ten; --write updates docs/WEB.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';
import { Guest } from '../e2e/sign-in';
import { TestServer } from '../e2e/server';
import { TableDriver } from '../e2e/drive-table';

const MOST = 250_000; // The limit in bytes of compressed JavaScript for the first screen.
const REST = 150; // Milliseconds a mouse hovers before it clicks, so that hover effects are drawn before the click.
const PAGE = resolve(import.meta.dirname, '../../docs/WEB.md');

const { values: asked } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    games: { type: 'string', default: '10' },
  },
});
const visits = asked.short ? 2 : 10;
const games = asked.short ? 1 : Number(asked.games);

const at = (all: number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? NaN;
const ms = (value: number): string => `${value.toFixed(0)} ms`;
const kb = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
const mb = (value: number): string => `${(value / 1e6).toFixed(1)} MB`;

/** From navigation to a page on which "Play now" responds, with an empty cache. */
async function first(server: TestServer): Promise<{ times: number[]; scripts: number; all: number }> {
  const times: number[] = [];
  let scripts = 0;
  let all = 0;
  for (let visit = 0; visit < visits; visit++) {
    const { page } = await server.page();
    const changeNote: { url: string; body: Promise<Buffer> }[] = [];
    page.on(
      'response',
      (answer) =>
        answer.url().startsWith(server.url) &&
        changeNote.push({ url: answer.url(), body: answer.body().catch(() => Buffer.alloc(0)) }),
    );
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.locator('main .btn-brass').first().click({ trial: true });
    times.push(await page.evaluate(() => performance.now()));
    if (visit === 0) {
      await page.waitForLoadState('networkidle');
      for (const { url, body } of changeNote) {
        const size = /\.(js|css|svg)$/.test(url) ? gzipSync(await body, { level: 9 }).length : (await body).length;
        all += size;
        if (url.endsWith('.js')) scripts += size;
      }
    }
    await page.context().close();
  }
  return { times, scripts, all };
}

/** The duration of one click: until the changed table was rendered, until it was on screen, and how much of that was
 * waiting for the server. */
interface Click {
  drawn: number;
  shown: number;
  server: number;
}

/** Measure the time from each click on a highlighted element to the frame in which the table has changed. */
function watch(): void {
  const kept: Click[] = [];
  let since = 0;
  let sent = 0;
  let server = 0;
  Object.assign(globalThis, { clicks: kept });
  const send = WebSocket.prototype.send;
  const heard = new WeakSet<WebSocket>();
  WebSocket.prototype.send = function (this: WebSocket, data: string) {
    if (!heard.has(this))
      this.addEventListener('message', ({ data }) => {
        if (sent && String(data).includes('"update"')) [server, sent] = [performance.now() - sent, 0];
      });
    heard.add(this);
    if (data.includes('"choose"')) sent = performance.now();
    send.call(this, data);
  };
  addEventListener(
    'pointerup',
    (event) =>
      (since = (event.target as Element).closest('.is-legal, .is-target, .act-all, .act-end, .choices')
        ? event.timeStamp
        : 0),
    true,
  );
  new MutationObserver((changes) => {
    if (!since || !changes.some(({ attributeName }) => attributeName === 'data-seq')) return;
    const began = since;
    since = 0;
    // A timeout after the next frame's callbacks runs when the page has been rendered; the frame after that begins when
    // the screen has got it.
    requestAnimationFrame(() => {
      setTimeout(() => {
        const click = { drawn: performance.now() - began, shown: NaN, server };
        requestAnimationFrame(() => {
          click.shown = performance.now() - began;
          kept.push(click);
        });
      });
    });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-seq'] });
}

async function heap(line: CDPSession): Promise<number> {
  await line.send('HeapProfiler.collectGarbage');
  return ((await line.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize;
}

/** CPU seconds of the page, which depend less on other processes than elapsed time does. */
async function worked(line: CDPSession): Promise<number> {
  const { metrics } = await line.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

interface Played {
  clicks: Click[];
  /** milliseconds of the page's main thread, for all clicks together */
  work: number;
}

/** Play game after game in one page without reloading; in the last two, cards move. */
async function playing(
  server: TestServer,
): Promise<{ still: Played; moving: Played; memory: number[]; nodes: number[] }> {
  const { page } = await server.page();
  const guest = await Guest.at(server.url, page.context());
  const line = await page.context().newCDPSession(page);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  const still: Played = { clicks: [], work: 0 };
  const moving: Played = { clicks: [], work: 0 };
  const memory: number[] = [];
  const nodes: number[] = [];
  await page.goto(server.url);
  await page.evaluate(watch);
  for (let game = 0; game < games; game++) {
    const here = game < games - 2 || games < 3 ? still : moving;
    await page.emulateMedia({ reducedMotion: here === still ? 'reduce' : 'no-preference' });
    const id = await guest.table(
      game % 2 ? 'conflictus' : 'ascension',
      String(game + 1),
      game % 2 ? {} : { honor_pool: asked.short ? 6 : 30 },
    );
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/table/${id}`);
    await page.locator('[data-seq]').first().waitFor();
    const before = await worked(line);
    const player = new TableDriver(page, false, REST);
    // Players click what they see, so wait until the frame is on screen.
    while (await player.step())
      await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    here.work += 1000 * ((await worked(line)) - before);
    here.clicks.push(...(await page.evaluate(() => (globalThis as unknown as { clicks: Click[] }).clicks.splice(0))));
    await home(page);
    memory.push(await heap(line));
    nodes.push(((await line.send('Memory.getDOMCounters')) as { nodes: number }).nodes);
  }
  return { still, moving, memory, nodes };
}

async function home(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.locator('main .btn-brass').first().waitFor();
}

const server = await TestServer.open();
try {
  const load = loadavg()[0]!;
  const { times, scripts, all } = await first(server);
  const { still, moving, memory, nodes } = await playing(server);
  const percentiles = (all: number[], wanted = ''): string =>
    `p50 ${ms(at(all, 0.5))}, p95 ${ms(at(all, 0.95))}${wanted}`;
  const rows = [
    ['first screen: JavaScript, compressed', `${kb(scripts)} (at most ${kb(MOST)})`],
    ['first screen in total, compressed', kb(all)],
    [
      `first visit to first interaction, ${times.length} visits`,
      `median ${ms(at(times, 0.5))}, slowest ${ms(Math.max(...times))}`,
    ],
    [
      `click to drawn update, ${still.clicks.length} clicks`,
      percentiles(
        still.clicks.map(({ drawn }) => drawn),
        ' (goal: at most 100 ms)',
      ),
    ],
    ['of that, waiting for the server', percentiles(still.clicks.map(({ server }) => server))],
    ['until it is on the screen', percentiles(still.clicks.map(({ shown }) => shown))],
    ['CPU time of the page per click', ms(still.work / still.clicks.length)],
    ...(moving.clicks.length
      ? [
          [
            `click to drawn update while cards move, ${moving.clicks.length} clicks`,
            percentiles(moving.clicks.map(({ drawn }) => drawn)),
          ],
          ['CPU time of the page per click while cards move', ms(moving.work / moving.clicks.length)],
        ]
      : []),
    [
      `memory of the page after 1 game, 2 games and ${memory.length}`,
      `${mb(memory[0]!)}, ${mb(memory[1] ?? NaN)}, ${mb(memory.at(-1)!)}`,
    ],
    [`DOM nodes at the same times`, `${nodes[0]}, ${nodes[1] ?? '–'}, ${nodes.at(-1)}`],
  ] as const;
  const told = [
    `Measured on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}) with Chromium ${server.browser.version()}. Load average: ${load.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} at the end, the benchmark included.`,
    '',
    '| what | result |',
    '|---|---|',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
  ].join('\n');
  console.log(told);
  if (asked.write) {
    const page = readFileSync(PAGE, 'utf8');
    writeFileSync(
      PAGE,
      page.replace(
        /(<!-- figures -->\n)[^]*?(\n<!-- end of figures -->)/,
        (_, begin: string, end: string) => begin + told + end,
      ),
    );
  }
  if (scripts > MOST) {
    console.error(`the first screen loads ${kb(scripts)} of JavaScript; the limit is ${kb(MOST)}`);
    process.exitCode = 1;
  }
} finally {
  await server.close();
}
