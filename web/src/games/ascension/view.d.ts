// Generated from the server's types by tools/protocol_types.py. Do not edit.

/** A card that the viewer can see. */
export interface Face {
  card: number;
  name: string;
  price: number;
  used: number[];
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

/** One seat as the viewer sees it. In solo games, the second seat is Samael. */
export interface PlayerView {
  seat: number;
  team: number;
  honor: number;
  runes: number;
  power: number;
  deck: PileView;
  hand: PileView;
  played: PileView;
  discard: PileView;
  constructs: PileView;
  trophies: PileView;
  gone: boolean;
  restricted: number[];
  deck_list: string[];
  score: number | null;
}

export interface View {
  seat: number | null;
  players: PlayerView[];
  row: (Face | null)[];
  center: PileView;
  void: PileView;
  mystics: PileView;
  heavies: PileView;
  cultists: PileView;
  box: PileView;
  pool: number;
  full: number;
  round: number;
  turn: number;
  first: number;
  active: number;
  extra: number;
  last_round: string;
  number: number;
  waiting_for: number;
  question: unknown;
  undo_to: number;
  lasting: unknown;
  outcome: Outcome | null;
}
