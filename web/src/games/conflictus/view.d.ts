// Generated from the server's types by tools/protocol_types.py. Do not edit.

/** A card that the viewer can see. A warrior has its current values on the table, and the printed ones elsewhere. */
export interface Face {
  card: number;
  name: string;
  attack: number;
  defense: number;
  mill: number;
  damage: number;
  keywords: [string, number][];
  counters: [string, number][];
  used: number[];
  marked: string;
}

/** A card or an ability on the transition, with its announced choices. */
export interface ItemView {
  number: number;
  what: string;
  controller: number;
  card: number;
  name: string;
  option: number;
  set: number;
  targets: [number, number, string][];
  light: number;
  shadow: number;
  node: unknown;
}

/** The result of a game. */
export interface Outcome {
  scores: number[];
  places: number[];
  reason: string;
}

/** The cards of one zone, as far as the viewer may see them. */
export interface PileView {
  count: number;
  faces: Face[];
  known: [number, string][];
}

/** One seat as the viewer sees it. */
export interface PlayerView {
  seat: number;
  mons: PileView;
  hand: PileView;
  mortis: PileView;
  exterminatus: PileView;
  reserve: PileView;
  captive: PileView;
  free_light: number;
  free_shadow: number;
  spent_light: number;
  spent_shadow: number;
  free: number[];
  spent: number[];
  own_drop: number;
  other_drop: number;
  wins: number;
  lost: number;
  mons_list: string[];
}

/** A set on the table. */
export interface SetView {
  number: number;
  controller: number;
  warriors: Face[];
  others: Face[];
  light: number;
  shadow: number;
  grew: boolean;
  sources: number[];
}

export interface View {
  seat: number | null;
  players: PlayerView[];
  sets: SetView[];
  transition: ItemView[];
  resolving: ItemView | null;
  attacks: [number, number][];
  blocks: [number, number][];
  blocked: number[];
  turn: number;
  phase: number;
  active: number;
  first: number;
  game: number;
  skips_attack: boolean;
  number: number;
  waiting_for: number;
  question: unknown;
  undo_to: number;
  ended: string;
  gathered: string[];
  outcome: Outcome | null;
}
