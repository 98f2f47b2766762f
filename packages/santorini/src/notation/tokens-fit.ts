import { crewOf, memoryOf, type Position } from '../position.ts';

/** Whether tokens lie where they can: not on domes or on each other, and nobody stands where one closes the square. */
export function tokensFit(position: Position): boolean {
  const { tokens, laws, alternation } = position.lineup;
  // A power that was switched off may come back where somebody has gone in the meantime.
  if (alternation !== null) return true;
  let taken = position.domes;
  for (const { power, slot } of tokens) {
    const memory = memoryOf(position, slot);
    const squares = (power.closes?.(memory) ?? 0) | (power.pools?.(memory) ?? 0);
    if ((squares & taken) !== 0) return false;
    taken |= squares;
  }
  return laws.every(({ closes, swallows }, side) => {
    const shut = [...closes, ...(position.winner < 0 ? swallows : [])].reduce(
      (set, { power, slot }) =>
        set |
        (power.closes?.(memoryOf(position, slot)) ?? 0) |
        (power.swallows?.(memoryOf(position, slot)) ?? 0),
      0,
    );
    return (crewOf(position, side) & shut) === 0;
  });
}
