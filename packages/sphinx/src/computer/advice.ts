import type { Question } from '@thera/table';
import { GOD_CARDS, type GodId } from '../cards/gods.ts';
import type { Worker } from '../crew.ts';
import { coinOn, terrainIn } from '../field.ts';
import { isPartMet, partsOf } from '../goals.ts';
import type { Occurrence } from '../occurrence.ts';
import { PIECES, type Piece } from '../pieces.ts';
import type { CoinColour, Goal, Tier } from '../riddle.ts';
import { afterSteps } from '../sphinx.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import type { Square } from '../terrain.ts';
import { costOf, LOST, shortageFor, tiersOf } from './cost.ts';
import { decisionFrom } from './following.ts';
import { planFor } from './planning.ts';

/** What stands most in the way of an aim. */
export type Bottleneck =
  /** So many of a piece are missing. */
  | {
      readonly kind: 'piece';
      readonly piece: Piece;
      readonly count: number;
      readonly remedies: readonly Remedy[];
    }
  /** Something that a goal wants is not true yet. */
  | { readonly kind: 'goal'; readonly part: keyof Goal }
  /** Coins are to be collected. */
  | { readonly kind: 'coins'; readonly count: number };

/** Where a missing piece may come from. */
export type Remedy = 'queue' | 'quest' | 'game' | 'objective';

/** What speaks for a turn, the best first. */
export type Reason =
  | { readonly kind: 'achieves'; readonly tier: Tier }
  | { readonly kind: 'quest'; readonly god: GodId }
  | { readonly kind: 'coin'; readonly colour: CoinColour; readonly square: Square }
  | { readonly kind: 'god'; readonly god: GodId; readonly pieces: readonly Piece[] }
  | { readonly kind: 'game' }
  | { readonly kind: 'raises'; readonly square: Square }
  | { readonly kind: 'position' };

/** A hint in three parts, each told only when it is asked for. */
export interface Advice {
  readonly tier: Tier;
  readonly bottleneck: Bottleneck;
  /** Where to look. */
  readonly worker?: Worker;
  readonly square?: Square;
  /** A whole decision. */
  readonly steps: readonly Step[];
  readonly reason: Reason;
  /** Whether a line was found that reaches the tier. */
  readonly isInReach: boolean;
}

/** Who asks is waiting: an answer comes within a second. */
const PATIENCE = 900;

const soon = (question: Question<State, Step>): Question<State, Step> => ({
  ...question,
  budget: { ...question.budget, milliseconds: Math.min(PATIENCE, question.budget.milliseconds ?? PATIENCE) },
});

/** A hint for whoever has to decide; nothing if the question was given up or nothing can be reached any more. */
export function adviceFor(question: Question<State, Step>, aim: Tier): Advice | undefined {
  const plan = planFor(soon(question), aim);
  if (plan === undefined) return undefined;
  const { view } = question;
  const { tier, line, cost } = plan;
  const steps = decisionFrom(view, line[0]!.steps);
  const after = afterSteps(view, steps);
  const happened = after.ok ? after.value.happened : [];
  return {
    tier,
    bottleneck: bottleneckOf(view, tier),
    ...placeOf(steps),
    steps,
    reason: reasonFor(view, happened, steps),
    isInReach: cost === 0,
  };
}

/** Whether a line to a tier is found from here. */
export function reachOf(
  question: Question<State, Step>,
  tier: Tier,
): 'achieved' | 'in-reach' | 'not-found' | 'lost' {
  const { view } = question;
  if (view.achieved.includes(tier)) return 'achieved';
  if (!tiersOf(view).includes(tier) || costOf(view, tier) >= LOST) return 'lost';
  const plan = planFor(soon(question), tier);
  return plan !== undefined && plan.tier === tier && plan.cost === 0 ? 'in-reach' : 'not-found';
}

/** What stands most in the way: pieces first, then what the goal wants besides coins. */
export function bottleneckOf(state: State, tier: Tier): Bottleneck {
  const short = shortageFor(state, tier);
  const piece = PIECES.reduce((most, one) => (short[one] > short[most] ? one : most));
  if (short[piece] > 0)
    return { kind: 'piece', piece, count: short[piece], remedies: remediesFor(state, tier) };
  const goal = terrainIn(state).riddle.objectives.find((objective) => objective.tier === tier)?.goal ?? null;
  const part =
    goal === null
      ? undefined
      : partsOf(goal).find((one) => one !== 'allCoins' && !isPartMet(state, goal, one));
  return part === undefined ? { kind: 'coins', count: state.coins.length } : { kind: 'goal', part };
}

function remediesFor(state: State, tier: Tier): readonly Remedy[] {
  const { objectives } = terrainIn(state).riddle;
  const index = objectives.findIndex((objective) => objective.tier === tier);
  const isPaid = objectives
    .slice(0, index)
    .some((objective) => !state.achieved.includes(objective.tier) && objective.reward?.pieces !== undefined);
  const remedies: readonly (Remedy | false)[] = [
    state.queue.some(({ kind }) => kind !== 'blessing') && 'queue',
    state.held.length > 0 && 'quest',
    isPaid && 'objective',
    state.gems.length > 0 && 'game',
  ];
  return remedies.filter((remedy) => remedy !== false);
}

/** The worker and the square that a decision is about. */
function placeOf(steps: readonly Step[]): Pick<Advice, 'worker' | 'square'> {
  const build = steps.find((step) => step.kind === 'build' || step.kind === 'take');
  if (build !== undefined) return { worker: build.worker, square: build.on };
  const move = steps.find((step) => step.kind === 'move');
  return move === undefined ? {} : { worker: move.worker, square: move.to };
}

function reasonFor(before: State, happened: readonly Occurrence[], steps: readonly Step[]): Reason {
  const of = <K extends Occurrence['kind']>(kind: K): Extract<Occurrence, { kind: K }> | undefined =>
    happened.find((one): one is Extract<Occurrence, { kind: K }> => one.kind === kind);
  const achieved = of('achieved');
  if (achieved !== undefined) return { kind: 'achieves', tier: achieved.tier };
  const quest = of('quest-done');
  if (quest !== undefined) return { kind: 'quest', god: quest.god };
  const coin = of('coin-collected');
  if (coin !== undefined) return { kind: 'coin', colour: coin.colour, square: coin.on };
  const selected = of('selected');
  if (selected !== undefined)
    return { kind: 'god', god: selected.god, pieces: GOD_CARDS[selected.god].pieces };
  if (steps.some(({ kind }) => kind === 'game')) return { kind: 'game' };
  const built = of('built');
  if (built !== undefined && coinOn(before, built.on) !== undefined)
    return { kind: 'raises', square: built.on };
  return { kind: 'position' };
}
