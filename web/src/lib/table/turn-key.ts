/* A key that identifies a turn in the view of any game. */
export function turnOf(view: unknown): string {
  const { game, round, turn, active } = (view ?? {}) as {
    game?: number;
    round?: number;
    turn?: number;
    active?: number;
  };
  return [game, round, turn, active].join(' ');
}
