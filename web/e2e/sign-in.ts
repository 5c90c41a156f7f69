/* A guest who creates and plays tables through the API, to bring a game into an interesting state. The browser context
 * shares its session. */
import type { BrowserContext } from 'playwright-core';
import type { NewTable, OptionInfo, SignedIn, TableInfo, Update } from '../src/lib/protocol';

type Game = 'ascension' | 'conflictus';
export type When = (update: Update) => boolean;

/** Preferred verbs, and verbs for when nothing else is left. */
const ORDER = ['play', 'use', 'attack', 'block', 'defeat', 'acquire', 'target'];
const LAST = ['end_turn', 'pass', 'done', 'no', 'sacrifice', 'exchange'];

function better(options: OptionInfo[]): OptionInfo {
  const worth = ({ verb }: OptionInfo): number =>
    ORDER.includes(verb) ? ORDER.indexOf(verb) : LAST.includes(verb) ? 100 + LAST.indexOf(verb) : 50;
  return options.reduce((best, each) => (worth(each) < worth(best) ? each : best));
}

export class Guest {
  private constructor(
    private readonly url: string,
    private readonly context: BrowserContext,
  ) {}

  static async at(url: string, context: BrowserContext, name = 'Ana'): Promise<Guest> {
    const guest = new Guest(url, context);
    await guest.ask<SignedIn>('post', '/people/guest', { name, lang: 'en' });
    return guest;
  }

  async ask<T>(method: 'get' | 'post' | 'put', path: string, data?: unknown): Promise<T> {
    const cookies = await this.context.cookies(this.url);
    const headers = {
      origin: this.url,
      'x-vigil-csrf': cookies.find(({ name }) => name === 'vigil_csrf')?.value ?? '',
    };
    const answer = await this.context.request[method](`${this.url}/api/v1${path}`, {
      headers,
      ...(data === undefined ? {} : { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  }

  /** Create a table with this guest in the first seat and easy bots in the others, and return its id. */
  async table(game: Game, seed: string, settings: Record<string, unknown> = {}, bots = 1): Promise<string> {
    const seats: NonNullable<NewTable['seats']> = [{ seat: 0, me: true }];
    for (let seat = 1; seat <= bots; seat++) seats.push({ seat, bot: 'easy' });
    if (game === 'conflictus') {
      const { games } = await this.ask<{ games: { id: string; decks: { format: string; code: string }[] }[] }>(
        'get',
        '/games?lang=en',
      );
      settings = { format: 'rapidinha', ...settings };
      const decks = games.find(({ id }) => id === game)!.decks.filter(({ format }) => format === settings['format']);
      seats.forEach((seat, i) => (seat.deck = decks[(i * 2) % decks.length]!.code));
    }
    const asked: NewTable = { game, settings, seats, start: true, options: { rated: false, seed } };
    return (await this.ask<TableInfo>('post', '/tables', asked)).id;
  }

  /** Create a table that waits for other players, and return its id. */
  async open(game: Game, settings: Record<string, unknown> = {}): Promise<string> {
    return (
      await this.ask<TableInfo>('post', '/tables', {
        game,
        settings,
        seats: [{ seat: 0, me: true }],
        options: { rated: false },
      })
    ).id;
  }

  /** Play until it is this guest's turn and `when` is true, or the game is over. */
  async play(id: string, when: When): Promise<Update> {
    let update = await this.ask<Update>('get', `/tables/${id}/update`);
    for (let steps = 0; steps < 3000 && update.status === 'running'; steps++) {
      const decision = update.decision;
      if (!decision) {
        update = await this.ask<Update>('get', `/tables/${id}/update?after=${update.seq}&wait=20`);
        continue;
      }
      if (when(update)) return update;
      await this.ask('post', `/tables/${id}/actions`, {
        type: 'choose',
        decision: decision.number,
        choose: [better(decision.options).name],
      });
      update = await this.ask<Update>('get', `/tables/${id}/update`);
    }
    return update;
  }
}
