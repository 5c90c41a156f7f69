/* A server for a test, and a browser that may not contact anything else. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const ROOT = join(import.meta.dirname, '../..');
const VIGIL = [process.env['VIGIL'] ?? join(ROOT, '.venv/bin/vigil')];
/** The same with a game that another package adds. */
const WITH_NIM = process.env['SERVER_WITH_NIM']
  ? [process.env['SERVER_WITH_NIM']]
  : [join(ROOT, '.venv/bin/python'), join(ROOT, 'tests/plugin/serve.py')];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A test sends as many requests and plays as many tables as a whole club. */
const RATES = {
  VIGIL_ADDRESS_LIMIT_PER_SECOND: '2000',
  VIGIL_READ_LIMIT_PER_SECOND: '2000',
  VIGIL_WRITE_LIMIT_PER_SECOND: '2000',
  VIGIL_LOGIN_LIMIT_PER_MINUTE: '2000',
  VIGIL_MAX_TABLES_PER_PERSON: '500',
};

export class TestServer {
  private constructor(
    readonly url: string,
    private readonly server: ChildProcess,
    private readonly folder: string,
    readonly browser: Browser,
  ) {}

  static async open({ nim = false } = {}): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'vigil-e2e-'));
    const [program = '', ...first] = nim ? WITH_NIM : VIGIL;
    const server = spawn(program, [...first, 'serve', '--port', '0', '--lang', 'en', '--data-dir', folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...RATES },
    });
    const url = await new Promise<string>((found, failed) => {
      let said = '';
      server.stdout.setEncoding('utf8').on('data', (more: string) => {
        said += more;
        const where = /Vigil is at (\S+)/.exec(said);
        if (where) found(where[1]!);
      });
      server.once('error', failed).once('exit', () => failed(new Error(`the server did not start: ${said}`)));
    });
    while (
      !(await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )) &&
      server.exitCode === null
    )
      await new Promise((done) => setTimeout(done, 50));
    try {
      return new TestServer(url, server, folder, await chromium.launch({ executablePath: CHROMIUM, args: FLAGS }));
    } catch (error) {
      await shut(server, folder); // Without a TestServer object, no one could stop the process.
      throw error;
    }
  }

  /** Open a page, and collect its errors and warnings. Touch pages have no mouse. Cards move only with `moves`, because
   * rendering that without a GPU takes most of the time. */
  async page(
    width = 1280,
    height = 720,
    more: { touch?: boolean; locale?: string; moves?: boolean } = {},
  ): Promise<{ page: Page; complaints: string[] }> {
    const person = {
      viewport: { width, height },
      locale: more.locale ?? 'en-GB',
      hasTouch: more.touch ?? false,
      isMobile: more.touch ?? false,
      reducedMotion: more.moves ? 'no-preference' : 'reduce',
    } as const;
    const page = await (await this.browser.newContext(person)).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!['blob:', 'data:'].includes(url.protocol) && url.origin !== this.url)
        complaints.push(`asked elsewhere: ${request.url()}`);
    });
    return { page, complaints };
  }

  /** Close all pages: an open page would keep rendering and slow down the next test. */
  async leave(): Promise<void> {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
  }

  async close(): Promise<void> {
    await this.browser.close();
    await shut(this.server, this.folder);
  }
}

/** Stop the server and delete its data. */
async function shut(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}
