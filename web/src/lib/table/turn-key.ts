/* Which turn of which game it is, by one name: of a view of either game. */
export function turnOf(view: unknown): string {
  const { game, round, turn, active } = (view ?? {}) as {
    game?: number;
    round?: number;
    turn?: number;
    active?: number;
  };
  return [game, round, turn, active].join(' ');
}
