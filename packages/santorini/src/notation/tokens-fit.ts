import { crewOf, memoryOf, type Position } from '../position.ts';

/** Whether tokens lie where they can: not on domes or on each other, and nobody stands where one closes the square. */
export function tokensFit(position: Position): boolean {
  const { tokens, laws, alternation, slots } = position.lineup;
  // A power that was switched off may come back where somebody has gone in the meantime.
  if (alternation !== null) return true;
  let taken = position.domes;
  for (const { power, slot } of tokens) {
    const memory = memoryOf(position, slot);
    const squares = (power.closes?.(memory) ?? 0) | (power.pools?.(memory) ?? 0);
    if ((squares & taken) !== 0) return false;
    taken |= squares;
  }
  // Who stands on a token of the own side does so still when another has seized the power, and may leave it.
  const isSeizable = slots.some(({ card }) => card.seizes !== null);
  return laws.every(({ closes, swallows }, side) => {
    const shut = [...(isSeizable ? [] : closes), ...(position.winner < 0 ? swallows : [])].reduce(
      (set, { power, slot }) =>
        set |
        (power.closes?.(memoryOf(position, slot)) ?? 0) |
        (power.swallows?.(memoryOf(position, slot)) ?? 0),
      0,
    );
    return (crewOf(position, side) & shut) === 0;
  });
}
