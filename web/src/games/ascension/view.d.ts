// Made from the server's classes by tools/protocol_types.py; not written by hand.

/** A card one can see. `price`: what the active player would pay; `used`: abilities used this turn. */
export interface Face {
  card: number;
  name: string;
  price: number;
  used: number[];
}

/** How a game ended: a score and a place per seat, and why it ended. */
export interface Outcome {
  scores: number[];
  places: number[];
  reason: string;
}

/** Cards in one zone: how many, and the faces the viewer may see. `known` are cards of a hidden zone that were shown on their way there: how many lie above it (-1 in a hand, which has no order), and its name. */
export interface PileView {
  count: number;
  faces: Face[];
  known: [number, string][];
}

/** One seat as the viewer sees it. In solitaire the second is Samael. */
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
