import type { Differences } from '../differences.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { BESIDE_SITES } from '../generator/win-supports.ts';
import type { Law } from '../laws.ts';
import { around, type Squares } from '../squares.ts';

/** Opponents build nothing but domes beside her workers. */
export const limus: Differences = {
  laws: { guards: { squares: besideHers, lids: false } },
  search: { hampers: BESIDE_SITES },
};

/** The printed wording allows only the dome that completes a tower. */
export const limusPrinted: Differences = {
  ...limus,
  laws: { guards: { squares: besideHers, lids: true } },
};

function besideHers(t: TurnView, law: Law): Squares {
  return around(t.crew(law.side));
}
