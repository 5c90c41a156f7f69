/* What a game brings to the page.  Everything else asks for it here and knows no game by name. */
import type { Component } from 'svelte';
import type { SceneArt } from '../lib/art/scene';
import type { CardData } from '../lib/art/card-catalog.svelte';
import type { Table } from '../lib/table.svelte';
import type { Script } from '../lib/tutorial.svelte';
import type { ReadOut } from '../lib/table/spoken-summary';
import type { GameCard, OutcomeInfo, TableInfo } from '../lib/protocol';

/** What is said of a game before its code is here: on the first page, and in every list of games. */
export interface GameCover {
  /** As buttons call it, in every language alike, and in full. */
  title: string;
  name: string;
  sign: string;
  /** Whose colors its medal wears. */
  seat: number;
  /** The least and the most. */
  players: [number, number];
  minutes: number;
  /** What the ids of its rules begin with. */
  rules: string;
  /** Cards for the first page, and the settings it asks for, with those of a first game. */
  fan: string[];
  start: Record<string, string>;
  form: TableForm;
  /** The settings with which one person plays without an opponent. */
  solo?: Record<string, unknown>;
  lesson: boolean;
  /** Whether players bring decks of their own. */
  decks: boolean;
  load: () => Promise<{ default: GameEntry }>;
}

/** How the form for a table asks for the game's settings. */
export interface TableForm {
  /** Asked for at once, in this order; everything else stands behind "more". */
  first: string[];
  /** By how much a number is changed at a time, and the only numbers that make sense. */
  steps?: Record<string, number>;
  choices?: Record<string, number[]>;
  /** Settings for two players only. */
  forTwo?: string[];
}

/** A game as the page uses it.  Larger parts are loaded when somebody needs them. */
export interface GameEntry {
  /** The game's own messages, by file. */
  locales: Record<string, () => Promise<string>>;
  keys: GameKeys;
  screen: (game: GameCard | undefined) => Promise<GameScreen>;
  cards?: () => Promise<{ default: CardKit }>;
  lesson?: () => Promise<{ default: Script }>;
  /** The pages with decks: the shelf, or the deck that is named. */
  decks?: () => Promise<{ default: Component<{ what: string }> }>;
  /** What can be set for this game alone. */
  settings?: () => Promise<{ default: Component }>;
}

/** Keys that mean something in this game only: the key, and the message that says what it does. */
export interface GameKeys {
  act: [string, string][];
  more?: [string, string][];
  read: [string, string][];
}

export interface EndReportProps {
  table: Table;
  /** The invitation, where the table has one. */
  code: string;
  name: (seat: number) => string;
  winners: number[];
  /** Shows the game as it was after so many choices. */
  onlook: (at: number) => void;
}

/** What is said about a table of a game. */
export interface GameWords {
  /** What is read out to somebody who asks about a part of the table. */
  spokenSummary: (table: Table, what: ReadOut, more: boolean) => string;
  /** Which moment of the game a view shows. */
  moment: (view: unknown) => string;
  /** What the scores count; empty: nothing that is worth a word. */
  unit: (info: TableInfo) => string;
  /** The seats because of which the game ended. */
  leavers: (view: unknown, outcome: OutcomeInfo) => number[];
  /** Who plays against everybody without having a seat. */
  outsider?: () => { name: string; sign: string };
}

/** The table of a game, and the report at its end. */
export interface GameScreen extends GameWords {
  Table: Component<{ table: Table }>;
  EndReport: Component<EndReportProps>;
  /** Whether the table has a heading of its own. */
  headed?: boolean;
}

/** How the cards of a game look, and what is worth saying about one. */
export interface CardKit {
  pictures: Record<string, Picture>;
  icons: Record<string, string>;
  /** By faction, where its cards are drawn. */
  scenes: Record<string, SceneArt>;
  /** By kind, the card whose picture stands for one that has none. */
  standIns: Record<string, string>;
  /** The kind of a card that nobody knows. */
  unknown: string;
  look: (card: Pick<CardData, 'kind' | 'faction'>) => CardLook;
  /** What else there is to say on its page and where it is inspected. */
  facts?: (card: CardData) => [string, string][];
  inspected?: (card: CardData) => [string, string][];
  /** A sentence about cards of its kind, where it has no keywords. */
  about?: (card: CardData) => string;
  /** What somebody might want to do with it, to be asked why it cannot be done. */
  verbs: (card: CardData, inHand: boolean) => string[];
  /** How it does its work, as the laboratory measured it, and what that does not show. */
  worth?: (card: CardData) => { how: string; cause: string };
  /** Searches worth trying. */
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
  /** The drawn frame, and the gem that holds the cost. */
  frame: string;
  gem: string;
  gemLook: string;
  /** The name stands on a ribbon below the picture. */
  ribbon: boolean;
}
