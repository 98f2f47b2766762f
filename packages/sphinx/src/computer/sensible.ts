import { heightAt } from '../field.ts';
import { countOf, type Piece } from '../pieces.ts';
import { GEMS } from '../riddle.ts';
import type { State } from '../state.ts';
import type { BuildStep, Step } from '../step.ts';
import type { Aim } from './aim.ts';

/**
 * Of the steps that are possible, those that are worth thinking of. Where steps differ only in where a piece comes from,
 * or in which piece is taken or paid, one of them is as good as all.
 */
export function sensibleSteps(state: State, steps: readonly Step[], aim: Aim): readonly Step[] {
  const [first] = steps;
  if (first === undefined || steps.length === 1) return steps;
  if (first.kind === 'gain' && first.by === undefined) return [best(steps, wishes(state, aim))];
  if (first.kind === 'pay' && first.by === undefined) {
    const wish = wishes(state, aim);
    return [best(steps, (step) => -wish(step))];
  }
  if (first.kind === 'row') return [rowFor(steps, aim)];
  if (first.kind === 'topple' || first.kind === 'sphinx-way') return steps.slice(0, 3);
  const sources = new Map<string, BuildStep>();
  const others: Step[] = [];
  for (const step of steps) {
    if (step.kind === 'build') keepBetterSource(state, sources, step);
    else if (isWorthwhile(state, step, aim)) others.push(step);
  }
  return [...worthBuilding(state, [...sources.values()], aim), ...others];
}

/** Builds that only use a piece up, because who moves has to build: so many of them are enough. */
const LEFTOVERS = 2;

/** All builds where something is to be built, and a few of the others. */
function worthBuilding(state: State, builds: readonly BuildStep[], { sites }: Aim): readonly BuildStep[] {
  if (sites === undefined) return builds;
  const wanted = builds.filter(({ on }) => sites.has(on));
  const others = builds.filter(({ on }) => !sites.has(on));
  if (others.length <= LEFTOVERS) return builds;
  // A low tower is in nobody's way.
  others.sort((a, b) => heightAt(state, a.on) - heightAt(state, b.on));
  return [...wanted, ...others.slice(0, LEFTOVERS)];
}

/** What no plan is made of: stopping, throwing a blessing away, and a game that may be lost unless one dares. */
function isWorthwhile({ gems, destroyed }: State, step: Step, { isDaring }: Aim): boolean {
  if (step.kind !== 'game') return !IDLE.includes(step.kind);
  const isSure = step.gem !== undefined || gems.length === GEMS.length;
  return isSure || (isDaring && gems.length > 0 && destroyed === 0);
}

const IDLE: readonly Step['kind'][] = ['finish', 'give-up', 'drop', 'put-under'];

function keepBetterSource(state: State, sources: Map<string, BuildStep>, step: BuildStep): void {
  const key = `${step.worker}.${step.on}.${step.piece}.${step.by?.join() ?? ''}`;
  const before = sources.get(key);
  if (before === undefined || sourceMerit(state, step) > sourceMerit(state, before)) sources.set(key, step);
}

/** A piece that finishes a quest is best; then the card that is emptied first; then the stockpile. */
function sourceMerit({ held, turn }: State, { from, by = [] }: BuildStep): number {
  if (from === 'stockpile') return 0;
  const card = held.find(({ god }) => god === from)!;
  const left = countOf(card.pieces);
  const isOwnPower = card.owner === turn.seat && (by.includes(from) || turn.used.includes(from));
  if (isOwnPower) return left === 1 ? 30 : 20;
  return 10 - left;
}

/** How much the piece that a step gains or pays is wanted. */
function wishes(state: State, { shortage }: Aim): (step: Step) => number {
  const short = shortage(state);
  return (step) => {
    if (step.kind !== 'gain' && step.kind !== 'pay') return 0;
    const ofCard = step.kind === 'pay' && step.from !== 'stockpile' ? 0.5 : 0;
    return short[step.piece] + RANK[step.piece] + ofCard;
  };
}

/** Of pieces that are wanted alike, the higher one is harder to come by. */
const RANK: Readonly<Record<Piece, number>> = { L1: 0.1, L2: 0.2, L3: 0.3, D: 0 };

function best(steps: readonly Step[], merit: (step: Step) => number): Step {
  return steps.reduce((one, other) => (merit(other) > merit(one) ? other : one));
}

/** The row of what is aimed at comes last if it is full with this coin and ends what should go on. */
function rowFor(steps: readonly Step[], { tier }: Aim): Step {
  const isHigher = tier === 'heroic' || tier === 'godlike';
  const later = steps.find((step) => step.kind === 'row' && step.tier === 'heroic');
  const ends = steps.find((step) => step.kind === 'row' && step.tier === 'gold');
  return isHigher && ends !== undefined && later !== undefined ? later : steps[0]!;
}
