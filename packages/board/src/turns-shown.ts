import type { LastTurn, Scene, Square } from './scene.ts';

/** All turns that a scene shows, the oldest first. Of a square only what was done to it last is shown. */
export function turnsShown({ earlier = [], last }: Scene): readonly LastTurn[] {
  const turns = last === undefined ? earlier : [...earlier, last];
  return turns.map((turn, index) => {
    const later = turns
      .slice(index + 1)
      .flatMap(({ left, reached, built }) => [...left, ...reached, ...built]);
    if (later.length === 0) return turn;
    const still = (squares: readonly Square[]): readonly Square[] =>
      squares.filter((square) => !later.includes(square));
    return { ...turn, left: still(turn.left), reached: still(turn.reached), built: still(turn.built) };
  });
}
