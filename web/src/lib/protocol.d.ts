// Generated from the server's types by tools/protocol_types.py. Do not edit.

/** An action was carried out and saved. */
export interface Ack {
  type: 'ack';
  id: string;
  seq: number;
}

/** Accept or decline an undo request. The player who made it declines to withdraw it. */
export interface AnswerUndo {
  type: 'answer_undo';
  accept: boolean;
  request: number;
}

/** Settings that belong together, with the possible numbers of players and their teams. */
export interface Arrangement {
  settings: Record<string, string>;
  players: number[];
  teams: number[][][];
}

/** A bot that can take a seat. Levels go from 1 (easiest) to 5. */
export interface BotInfo {
  id: string;
  name: string;
  description: string;
  level: number | null;
}

export interface BotTypes {
  bots: BotInfo[];
}

/** The point of a finished game from which to play on, and the seats of the new table. */
export interface BranchRequest {
  at: number;
  seats?: SeatSetup[];
  options?: Options;
  start?: boolean;
  code?: string;
}

/** The cards of a game, in the format of `vigil cards --json`. `measured` has the card statistics, if they were measured with exactly these cards. */
export interface CardList {
  game: string;
  lang: string;
  cards: Record<string, unknown>[];
  measured: CardStats | null;
}

/** Card statistics by card id, and how they were measured. `cards` is the fingerprint of all card definitions of the game, `level` the confidence level in percent. */
export interface CardStats {
  form: string;
  game: string;
  cards: string;
  vigil: string;
  games: number;
  seed: number;
  bots: string[];
  settings: Record<string, unknown>;
  decks: string[];
  level: number;
  worth: Record<string, CardWorth>;
}

/** Statistics of a card: games with and without it, the percentage won in each case, and the difference. `points` is the difference in percentage points, `low` and `high` its confidence interval. */
export interface CardWorth {
  with: number;
  without: number;
  won_with: number;
  won_without: number;
  points: number;
  low: number;
  high: number;
}

/** Send a chat message, or a quick phrase that everyone reads in their own language. At each table, you may send eight at once, and then one every two seconds. */
export interface Chat {
  type: 'chat';
  text?: string;
  phrase?: string;
}

/** A chat message. */
export interface ChatMessage {
  type: 'chat';
  at: number;
  seat: number;
  person: string;
  name: string;
  text: string;
  phrase: string;
}

/** A search's analysis of a choice. */
export interface ChoiceAnalysisInfo {
  number: number;
  seat: number;
  options: ConsideredOption[];
  reasons: string[];
  simulations: number;
}

/** Answer the open decision, and perhaps those that follow it. Only the first answer can be rejected, and then nothing happens. The others are carried out one by one, as long as each is legal and the one before revealed nothing new. The rest are ignored, so check the next update for the current question. */
export interface Choose {
  type: 'choose';
  decision: number;
  choose: (string | number)[];
  id?: string;
}

/** The time limit. A move consists of all the player's answers until another seat must answer. */
export interface Clock {
  kind?: 'correspondence' | 'none' | 'per_move' | 'total';
  seconds?: number;
  increment?: number;
  days?: number;
}

/** The server is about to close the connection. */
export interface Closing {
  type: 'closing';
  reason: string;
}

/** Concede the game. */
export interface Concede {
  type: 'concede';
  id?: string;
}

/** An option the search considered. */
export interface ConsideredOption {
  name: string;
  text: string;
  visits: number;
  chance: number;
  error: number;
  chosen: boolean;
}

/** The open decision, for the seat that must answer it. */
export interface DecisionInfo {
  number: number;
  seat: number;
  prompt: string;
  question: Record<string, unknown>;
  options: OptionInfo[];
  unavailable: UnavailableCard[];
  pass_is_safe: boolean;
  restricted_runes: RestrictedRunes[];
  note: string;
  obvious_option: string;
}

export interface DeckEntry {
  card: string;
  name: string;
  count: number;
}

/** A deck-building rule that a deck breaks. */
export interface DeckProblem {
  rule: string;
  text: string;
}

/** Whether a deck is legal, the rules it breaks, and advice. */
export interface DeckReport {
  legal: boolean;
  format: string;
  size: number;
  required_size: number;
  opening_hand: number;
  problems: DeckProblem[];
  advice: string[];
  code: string;
  text: string;
  cards: DeckEntry[];
}

/** A deck as a list or as a code. The default game is the first one with decks. The default format follows from the size of the deck. */
export interface DeckToCheck {
  text: string;
  game?: string | null;
  format?: string | null;
  lang?: 'en' | 'fr' | 'pt' | 'ru' | null;
}

/** An event, as data and as a line of the log. */
export interface EventInfo {
  kind: string;
  seat: number;
  text: string;
  rule: string;
  card: number;
  card_name: string | null;
  origin: string;
  to: string;
  amount: number;
  detail: string;
  other_seat: number;
  cause: string | null;
  clause: string | null;
}

/** A game with its settings, arrangements of players and ready-made decks. */
export interface GameInfo {
  id: string;
  name: string;
  fields: Record<string, string>;
  settings: Setting[];
  switches: Setting[];
  arrangements: Arrangement[];
  decks: ReadyDeck[];
}

/** A whole game as one string. */
export interface GameLink {
  link: string;
}

export interface GameList {
  games: GameInfo[];
}

/** The first message of a connection. */
export interface Hello {
  type: 'hello';
  table: TableInfo;
  seat: number | null;
  lang: string;
  protocol: number;
  server_version: string;
  deck: Record<string, number> | null;
}

/** The link to an invitation. `code` is for people who type it instead of opening the link. `local_only`: the link only works on the server's own machine. */
export interface InviteLink {
  link: string;
  code: string;
  local_only: boolean;
}

/** Leave the table. The table option `on_leave` says what happens to the seat. */
export interface Leave {
  type: 'leave';
}

/** The secret of a login link, which works on any device. */
export interface LoginLink {
  secret: string;
}

/** The choices of a game at which luck changed the win chances. The first entry is the deal. */
export interface LuckReport {
  swings: LuckSwing[];
  names: string[];
}

/** Luck at one choice: how much each seat's win chance changed, compared with average draws. */
export interface LuckSwing {
  at: number;
  seat: number;
  changes: number[];
  errors: number[];
}

/** The signed-in person. */
export interface Me {
  id: string;
  kind: 'account' | 'bot' | 'guest';
  name: string;
  lang: string;
  created: number;
  admin: boolean;
  avatar: string;
  muted: string[];
}

/** The game of a new table, its settings and options, and the seats to fill at once. */
export interface NewTable {
  game: string;
  settings?: Record<string, unknown>;
  options?: Options;
  seats?: SeatSetup[];
  start?: boolean;
}

/** A new token. Store `token`: the server never returns it again. */
export interface NewTokenInfo {
  token: string;
  info: TokenInfo;
}

/** An option of a decision. */
export interface OptionInfo {
  name: string;
  verb: string;
  text: string;
  target: TargetInfo | null;
  card_name: string | null;
  ability: unknown;
}

/** The options of a table. */
export interface Options {
  title?: string;
  public?: boolean;
  clock?: Clock;
  on_timeout?: 'bot' | 'forfeit' | 'wait';
  on_leave?: 'bot' | 'forfeit' | 'wait';
  substitute_bot?: string;
  spectators?: boolean;
  spectator_delay?: number;
  chat?: boolean;
  undo?: 'ask' | 'free' | 'never';
  rated?: boolean;
  seed?: string | null;
}

/** The result of a game. */
export interface OutcomeInfo {
  scores: number[];
  places: number[];
  winners: number[];
  reason: string;
}

/** The public profile of a person or a bot account. */
export interface PersonInfo {
  id: string;
  kind: 'account' | 'bot' | 'guest';
  name: string;
  since: number;
  owner: string | null;
  avatar: string;
}

/** Check that the server responds. */
export interface Ping {
  type: 'ping';
  id?: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  id: string;
}

/** Everything a client needs to recompute the shuffle. */
export interface Proof {
  commitment: string | null;
  salt: string | null;
  seed_phrases: (string | null)[];
  bots: number[];
  seed: string;
  game: string;
  rules: string;
  record: string;
  outcome: OutcomeInfo | null;
}

/** A rating: the estimate of a player's strength `mu` and its standard deviation `sigma`. */
export interface RatingInfo {
  player: string;
  name: string;
  kind: string;
  game: string;
  mode: string;
  mu: number;
  sigma: number;
  games: number;
  owner: string | null;
}

/** Ratings, best first, by a cautious estimate that subtracts the uncertainty. */
export interface Ratings {
  ratings: RatingInfo[];
}

/** A ready-made deck. */
export interface ReadyDeck {
  name: string;
  format: string;
  plan: string;
  code: string;
  size: number;
}

/** The answer to `why`. */
export interface Reason {
  type: 'reason';
  option: string;
  reason: string | null;
  id: string;
}

/** An action was rejected, and nothing has changed. */
export interface Rejected {
  type: 'rejected';
  problem: Record<string, unknown>;
  id: string;
}

/** Whether a rematch swaps the seats, and whether it deals the same cards. */
export interface RematchRequest {
  swap?: boolean;
  same_seed?: boolean;
}

/** Runes that buy only some cards. */
export interface RestrictedRunes {
  amount: number;
  buys: string;
}

/** A group of related rules. */
export interface RuleFamily {
  name: string;
  title: string;
  rules: RuleInfo[];
}

/** A rule in a list of rules. */
export interface RuleInfo {
  id: string;
  text: string;
  decision: string | null;
}

/** All rules of a game in the order of the rulebook. `lang` is the language of the texts. */
export interface RuleList {
  game: string;
  lang: string;
  families: RuleFamily[];
}

/** A rule of the rulebook. `decision` is our ruling where the sources leave a question open. */
export interface RuleText {
  id: string;
  game: string;
  family: string;
  title: string;
  text: string;
  decision: string | null;
}

/** A saved deck. */
export interface SavedDeckInfo {
  name: string;
  text: string;
  code: string;
  changed: number;
}

export interface SavedDeckList {
  decks: SavedDeckInfo[];
}

/** The score of every seat at the start of a turn, for example its Honor or its remaining cards. `at` is the number of choices before it. `seat` is the active seat, or -1 at the end of the game. */
export interface ScoreAtTurn {
  at: number;
  game: number;
  round: number;
  seat: number;
  scores: number[];
}

/** A seat and its player. */
export interface SeatInfo {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  substitute_bot: string | null;
  left: boolean;
  connected: boolean;
  you: boolean;
  avatar: string;
  hints_used: number;
  owner: string | null;
  forfeited: boolean;
}

/** A seat and its player. */
export interface SeatSetup {
  me?: boolean;
  bot?: string | null;
  deck?: string | Record<string, number> | null;
  seed_phrase?: string;
  name?: string | null;
  avatar?: string | null;
  seat: number;
}

/** A setting of a table. `name` is its key in `settings`. */
export interface Setting {
  name: string;
  kind: 'boolean' | 'cards' | 'choice' | 'copies' | 'decks' | 'integer';
  label: string;
  default: number | boolean | string | null;
  min: number | null;
  max: number | null;
  values: Value[];
}

/** The session of a person who has signed in. */
export interface SignedIn {
  me: Me;
  csrf: string;
  login_secret: string | null;
}

/** The player of a seat. For your own seat: a new deck or seed phrase. */
export interface SitRequest {
  me?: boolean;
  bot?: string | null;
  deck?: string | Record<string, number> | null;
  seed_phrase?: string;
  name?: string | null;
  avatar?: string | null;
  code?: string;
}

/** Ask for a snapshot of the table. */
export interface Sync {
  type: 'sync';
}

/** The table has changed: its players, its status or who is connected. */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}

/** Public information about a table. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  settings: Record<string, unknown>;
  options: Options;
  status: 'canceled' | 'open' | 'over' | 'running';
  created: number;
  creator: string;
  seats: SeatInfo[];
  seat_to_act: number;
  commitment: string | null;
  code: string | null;
  outcome: OutcomeInfo | null;
  rematch: string | null;
  rated: boolean;
  unrated_reason: 'bots' | 'branched' | 'decks' | 'hints' | 'left' | 'option' | 'players' | 'seed' | 'settings' | 'undo' | null;
  mode: string;
  seed_is_known: boolean;
  hints_allowed: boolean;
  spectator_count: number;
}

/** A page of tables, newest first. */
export interface TableList {
  tables: TableSummary[];
  next: string | null;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  status: string;
  created: number;
  changed: number;
  settings: Record<string, unknown>;
  options: Record<string, unknown>;
  seats: Record<string, unknown>[];
  seats_to_act: number[];
  outcome: unknown;
}

/** Take your seat back from your substitute bot. Your clock continues with the time it had left; the bot used none of it. If your time had run out, you get half a minute, but only once in a game. */
export interface TakeBackSeat {
  type: 'take_back_seat';
}

/** What an option applies to. */
export interface TargetInfo {
  kind: 'amount' | 'card' | 'index' | 'item' | 'seat' | 'set';
  id: number;
}

/** All steps of a game, with the scores turn by turn. The first step is the setup, every other step is a choice. */
export interface Timeline {
  table: TableInfo;
  steps: TimelineStep[];
  standings: ScoreAtTurn[];
}

/** A choice: the seat, the option's index (-1: none) and the number of options, and the resulting events. */
export interface TimelineStep {
  seat: number;
  index: number;
  option_count: number;
  events: EventInfo[];
}

/** A token without its secret. */
export interface TokenInfo {
  id: string;
  label: string;
  scopes: string[];
  created: number;
  last_used: number | null;
  expires: number | null;
}

export interface TokenList {
  tokens: TokenInfo[];
}

/** The text of an item on the transition. */
export interface TransitionText {
  number: number;
  text: string;
}

/** A card that can't be chosen now. */
export interface UnavailableCard {
  option: string;
  card: number;
  reason: string;
}

/** Undo your last choices. If they revealed something, the other players are asked first. */
export interface Undo {
  type: 'undo';
  count?: number;
  id?: string;
}

/** A request to undo choices that needs the consent of the other players. */
export interface UndoRequestInfo {
  id: number;
  seat: number;
  choices: number;
  accepted: number;
  needed: number;
  can_answer: boolean;
}

/** The current state of the table. */
export interface Update {
  type: 'update';
  table: string;
  seq: number;
  seat: number | null;
  status: 'canceled' | 'open' | 'over' | 'running';
  view: unknown;
  hash: string;
  seat_to_act: number;
  decision: DecisionInfo | null;
  events: EventInfo[];
  is_snapshot: boolean;
  clocks: number[] | null;
  free_undo_count: number;
  can_request_undo: boolean;
  undo_request: UndoRequestInfo | null;
  outcome: OutcomeInfo | null;
  transition_text: TransitionText[];
  deck: Record<string, number> | null;
  forfeit_in_ms: number | null;
  valid_through: number | null;
}

/** A possible value of a setting. */
export interface Value {
  value: string;
  name: string;
}

/** Ask why an option is unavailable. */
export interface Why {
  type: 'why';
  option: string;
  id?: string;
}

/** The win chances of every seat, turn by turn. */
export interface WinChanceCurve {
  points: WinChancePoint[];
  names: string[];
}

/** The win chance of every seat at the start of a turn. `at` is the number of choices before it. */
export interface WinChancePoint {
  at: number;
  turn: number;
  round: number;
  seat: number;
  chances: number[];
  errors: number[];
}

export type ClientMessage = Choose | Undo | AnswerUndo | Concede | Chat | Why | Leave | TakeBackSeat | Sync | Ping;

export type ServerMessage = Hello | Update | TableChanged | Ack | Rejected | Reason | ChatMessage | Pong | Closing;
