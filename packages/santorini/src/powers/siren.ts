import { build, finish } from '../generator/building.ts';
import { isNewSoFar } from '../generator/merging.ts';
import { force, type Onward } from '../generator/moving.ts';
import { buildableByAny } from '../generator/reach.ts';
import type { Turn } from '../generator/turn.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { COMPASS, directionMemory } from '../power-parts/compass.ts';
import { first, nextSquare } from '../squares.ts';
import { AIM } from '../steps.ts';

/** Instead of her turn forces opponents' workers along her arrow; then one of hers builds. */
export const siren: Differences = {
  ...COMPASS,
  prepares: { when: 'first', kind: AIM, among: () => 0xff, memory: directionMemory },
  instead: (t) => lure(t, buildByAny),
  merges: true,
  winsPlainly: true,
  leans: STEPS_ALONE,
};

/** The printed wording has no build after that. */
export const sirenPrinted: Differences = { ...siren, instead: (t) => lure(t, finish) };

// What follows is the same in a whole run of the generator.
let afterLure: Onward = finish;

function lure(t: Turn, onward: Onward): void {
  if (t.memories[t.plan.slot] === 0 || t.mine === 0) return;
  afterLure = onward;
  t.pending = t.others;
  lureOne(t);
  t.pending = 0;
}

/** Each of those who have not been forced yet may be the next. */
function lureOne(t: Turn): void {
  const { pending } = t;
  const direction = t.memories[t.plan.slot]! - 1;
  for (let rest = pending; rest !== 0; rest &= rest - 1) {
    const victim = first(rest);
    const to = nextSquare(victim, direction);
    if ((t.free & (1 << to)) === 0) continue;
    t.pending = pending & ~(1 << victim);
    force(t, victim, to, lureOn);
  }
  t.pending = pending;
}

function lureOn(t: Turn): void {
  if (!isNewSoFar(t)) return;
  afterLure(t);
  lureOne(t);
}

const buildByAny = (t: Turn): void => build(t, buildableByAny(t, t.mine));
