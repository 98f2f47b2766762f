import {
  copyPosition,
  isOut,
  LINEUPS,
  levelAt,
  memoryOf,
  type Position,
  type Square,
  squaresOf,
} from '@thera/rules';
import type { Dice } from '@thera/table';

const CREWS = ['c0', 'c1', 'c2'] as const;
const MEMORIES = ['m0', 'm1', 'm2'] as const;
const EVERYWHERE = (1 << 25) - 1;

/** The seats whose workers the seat to decide cannot see. */
export function unseenCrews(seen: Position): number[] {
  const lineup = LINEUPS[seen.lineup]!;
  return lineup.hidden.filter((keeper) => keeper !== seen.turn && !isOut(lineup, keeper));
}

/** A position that the seat to decide may have before it for all it sees: hidden workers are somewhere. */
export function guess(seen: Position, dice: Dice): Position {
  const guessed = copyPosition(seen);
  for (const keeper of unseenCrews(seen)) placeCrew(guessed, keeper as 0 | 1 | 2, dice);
  return guessed;
}

/** Hidden workers stand anywhere, rather higher than lower. The card remembers how many there are. */
function placeCrew(guessed: Position, keeper: 0 | 1 | 2, dice: Dice): void {
  const { gender } = LINEUPS[guessed.lineup]!;
  const crew = CREWS[keeper];
  for (let left = memoryOf(guessed, keeper); left > 0; left--) {
    const [one, other] = dice.shuffle(freeSquares(guessed));
    if (one === undefined) break;
    const square = other !== undefined && levelAt(guessed, other) > levelAt(guessed, one) ? other : one;
    if (gender && guessed[crew] === 0) guessed.females |= 1 << square;
    guessed[crew] |= 1 << square;
  }
  guessed[MEMORIES[keeper]] = 0;
}

function freeSquares({ c0, c1, c2, domes }: Position): Square[] {
  return squaresOf(EVERYWHERE & ~(c0 | c1 | c2 | domes));
}
