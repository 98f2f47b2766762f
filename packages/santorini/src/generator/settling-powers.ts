import { alternated, borneBy, heldBy } from '../lineup.ts';
import { BONUS, BORROWED, crewOf } from '../position.ts';
import { RAM_SLOT } from '../power-parts/ram.ts';
import { NEAR } from '../squares.ts';
import { moverOf } from './prefix.ts';
import type { Turn } from './turn.ts';

/** Says of a turn that is taken up whether it is an additional one, and who has which power in it. */
export function settlePowers(t: Turn): void {
  const { position, seat } = t;
  const isMover = seat === moverOf(position);
  t.extra = position.extra === BORROWED && isMover;
  t.bonus = position.extra === BONUS && isMover;
  if (t.lineup.fleece !== null) shareFleece(t);
  if (t.extra && t.lineup.alternation?.power.alternates === 'begin') keepEarned(t);
  if (!t.extra && t.lineup.slots[seat]!.card.seizes !== null) seize(t);
}

/** Who seizes another's power does so as the turn begins. */
function seize(t: Turn): void {
  const { lineup, seat, memories } = t;
  const own = lineup.slots[seat]!;
  if (own.holder !== seat || own.off) return;
  const other = 1 - seat;
  const holder = own.card.seizes!(crewOf(t.position, other)) ? seat : other;
  const theirs = lineup.slots[other]!;
  if (theirs.holder === holder) return;
  if (theirs.card.handsOver !== null) memories[other] = theirs.card.handsOver(memories[other]!);
  t.lineup = heldBy(lineup, other, holder);
  t.lasting = t.lineup;
}

/** Where towers are counted as turns begin, an additional turn is no new beginning for who has earned it. */
function keepEarned(t: Turn): void {
  t.lineup = alternated(t.lineup, t.lineup.slots[t.seat]!.card.alternates !== null);
}

/** Everybody beside the Ram has the power for this turn. */
function shareFleece(t: Turn): void {
  const { c0, c1, extra } = t.position;
  const near = NEAR[t.memories[RAM_SLOT]! - 1] ?? 0;
  let bearers = ((c0 & near) === 0 ? 0 : 1) | ((c1 & near) === 0 ? 0 : 2);
  // An additional turn is no new beginning for who has earned it.
  if (extra === BORROWED) bearers |= 1 << moverOf(t.position);
  t.lineup = borneBy(t.lineup, bearers);
}
