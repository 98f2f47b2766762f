import { type CardId, type MatchupNote, matchupNote, type Setup } from '@thera/santorini';
import { isDealt } from '../../tables/table-plan.ts';
import { cardIdOf } from './table-changes.ts';

/** Two powers that will be opponents, and what there is to say against it. */
export interface Clash {
  readonly first: CardId;
  readonly second: CardId;
  readonly note: MatchupNote;
}

/** What there is to say against the powers that were chosen; partners do not meet. */
export function clashesOf({ mode, powers }: Setup): readonly Clash[] {
  if (mode !== 'fixed') return [];
  return powers.flatMap((first, a) =>
    powers.flatMap((second, b) => {
      const arePartners = powers.length === 4 && ((a ^ b) & 1) === 0;
      if (b <= a || arePartners || isDealt(first) || isDealt(second)) return [];
      const pair = [cardIdOf(first), cardIdOf(second)] as [CardId, CardId];
      const note = matchupNote(...pair);
      return note === undefined ? [] : [{ first: pair[0], second: pair[1], note }];
    }),
  );
}
