/* What a game provides to the web app. All shared code uses this interface and mentions no game by name. */
import type { Component } from 'svelte';
import type { SceneArt, Staging } from '../lib/art/scene';
import type { CardData } from '../lib/art/card-catalog.svelte';
import type { Table } from '../lib/table.svelte';
import type { Script } from '../lib/tutorial.svelte';
import type { ReadOut } from '../lib/table/read-outs';
import type { GameInfo, OutcomeInfo, TableInfo } from '../lib/protocol';

/** What is known about a game before its code loads: for the home page and lists of games. */
export interface GameCover {
  /** The short title, the same in every language, and the full name. */
  title: string;
  name: string;
  sign: string;
  /** The seat whose colors its emblem has. */
  seat: number;
  /** The minimum and the maximum. */
  players: [number, number];
  minutes: number;
  /** The first letter of its rule ids. */
  rules: string;
  /** Cards for the home page, and the settings offered there with their initial values. */
  fan: string[];
  start: Record<string, string>;
  form: TableForm;
  /** The settings of a solo game without opponents. */
  solo?: Record<string, unknown>;
  lesson: boolean;
  /** Whether players bring their own decks. */
  decks: boolean;
  load: () => Promise<{ default: GameEntry }>;
}

/** How the form for a table presents the game's settings. */
export interface TableForm {
  /** Always visible, in this order. All others are behind "more". */
  first: string[];
  /** The step of number fields, and the only values that make sense. */
  steps?: Record<string, number>;
  choices?: Record<string, number[]>;
  /** Settings for two players only. */
  forTwo?: string[];
}

/** A game as the web app uses it. Larger parts load when needed. */
export interface GameEntry {
  /** The game's own messages, by file. */
  locales: Record<string, () => Promise<string>>;
  keys: GameKeys;
  screen: (game: GameInfo | undefined) => Promise<GameScreen>;
  cards?: () => Promise<{ default: CardKit }>;
  lesson?: () => Promise<{ default: Script }>;
  /** The deck pages: the list, or the deck named. */
  decks?: () => Promise<{ default: Component<{ what: string }> }>;
  /** Settings of this game alone. */
  settings?: () => Promise<{ default: Component }>;
}

/** Shortcuts of this game: the key, and the message that describes it. */
export interface GameKeys {
  act: [string, string][];
  more?: [string, string][];
  read: [string, string][];
}

export interface EndReportProps {
  table: Table;
  /** The invitation code, if the table has one. */
  code: string;
  name: (seat: number) => string;
  winners: number[];
  /** Show the game after this many choices. */
  onview: (at: number) => void;
}

/** Texts about a table of a game. */
export interface GameWords {
  /** Read out a part of the table. */
  spokenSummary: (table: Table, what: ReadOut, more: boolean) => string;
  /** Name the moment that a view shows. */
  moment: (view: unknown) => string;
  /** The number of the turn and whose it is, in games with turns. */
  turnHeading?: (table: Table) => string;
  /** What the scores count; empty if that needs no word. */
  unit: (info: TableInfo) => string;
  /** The seats that caused the end of the game. */
  leavers: (view: unknown, outcome: OutcomeInfo) => number[];
  /** An opponent of all players that has no seat. */
  outsider?: () => { name: string; avatar: string };
}

/** The table of a game, and its end report. */
export interface GameScreen extends GameWords {
  Table: Component<{ table: Table }>;
  EndReport: Component<EndReportProps>;
  /** Whether the table has its own heading. */
  headed?: boolean;
}

/** How the cards of a game look, and what to say about them. */
export interface CardKit {
  pictures: Record<string, Picture>;
  icons: Record<string, string>;
  /** The landscapes, by faction. */
  scenes: Record<string, SceneArt>;
  /** By kind, the card whose picture replaces a missing one. */
  standIns: Record<string, string>;
  /** By kind, how pictures stage their subject, if not in the usual way. */
  staging: Record<string, Staging>;
  /** The kind of unknown cards. */
  unknown: string;
  look: (card: Pick<CardData, 'kind' | 'faction'>) => CardLook;
  /** Further facts for the card's page and for inspecting it. */
  facts?: (card: CardData) => [string, string][];
  inspected?: (card: CardData) => [string, string][];
  /** A sentence about its kind, for cards without keywords. */
  about?: (card: CardData) => string;
  /** The verbs to ask the server about when a card can't be chosen. */
  verbs: (card: CardData, inHand: boolean) => string[];
  /** Messages about how the lab measured its worth and what the numbers don't show. */
  worth?: (card: CardData) => { how: string; cause: string };
  /** Examples of searches. */
  searches: string[];
}

export interface Picture {
  icon: string;
  place?: string;
  scale?: number;
  rot?: number;
  dy?: number;
  flip?: boolean;
}

export interface CardLook {
  /** The frame, and the gem that contains the cost. */
  frame: string;
  gem: string;
  gemLook: string;
  /** Whether the name is on a ribbon below the picture. */
  ribbon: boolean;
}
