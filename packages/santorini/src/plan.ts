import type { Law, Laws } from './laws.ts';
import { MORTAL, type Power } from './power.ts';
import { NEAR, type Squares } from './squares.ts';
import { BLOCK, DOME, RAZE } from './steps.ts';

/** What is the same in every turn of a seat under one line-up, worked out once. */
export interface Plan {
  readonly power: Power;
  /** The slot that the power's memory is in, and the card whose memory it is. */
  readonly slot: number;
  readonly keeper: Power;
  readonly side: number;
  /** The seat that plays after it. */
  readonly next: number;
  /** What is next to each square for the mover. */
  readonly near: readonly Squares[];
  /** The cards may remember something new after a turn. */
  readonly hasNotes: boolean;
  /** Facts that others want of the turn, if possible. */
  readonly demands: number;
  /** Who may win by the state of the board, the mover's side first, and the facts that make them look. */
  readonly claimants: readonly Law[];
  readonly watched: number;
  /** Facts after which somebody draws a new power. */
  readonly redraws: number;
  /** Facts after which a turn needs a closer look: a claim, a draw, an additional turn. */
  readonly eventful: number;
  /** The seat may win by how a turn ends, so that every end has to be looked at. */
  readonly winsLate: boolean;
  /** Where it does not win by how a turn ends, it wins by stepping up to a third level. */
  readonly winsByStep: boolean;
  /** The power has, or may have, ways to win that mortals do not have. */
  readonly winsOwnWay: boolean;
  /** Steps change nothing but where the mover is. */
  readonly quickSteps: boolean;
  /** The power adds nothing to a step that a player could choose. */
  readonly stepsAlone: boolean;
  /** Nothing follows the last build but what the turn's facts decide. */
  readonly quickEnd: boolean;
  /** What is added touches no worker. */
  readonly buildsOnly: boolean;
  /** The same of an added step. */
  readonly endsOnSite: boolean;
  /** The turn is a step and a build, as a mortal's. */
  readonly plain: boolean;
  /** It is nothing else, ever, and no law binds it but vetoes. */
  readonly bare: boolean;
  /** Squares that give no win to who moves there. */
  readonly vetoes: Squares;
  /** The order of builds makes no difference, so one order is enough. */
  readonly anyOrder: boolean;
  /** Results have to be compared to find those that several routes lead to. */
  readonly merging: boolean;
  /** The same for turns that win: a walker may come back to where it began only to win there. */
  readonly mergingWins: boolean;
}

interface Circumstances {
  readonly power: Power;
  readonly slot: number;
  readonly keeper: Power;
  readonly side: number;
  readonly next: number;
  readonly demands: number;
  readonly claimants: readonly Law[];
  readonly redraws: number;
  /** Who has which power is the same all through a turn, and nobody's gender counts. */
  readonly isSteady: boolean;
  /** Somebody takes note of turns. */
  readonly isObserved: boolean;
  /** Somebody takes note of what is built. */
  readonly isWatched: boolean;
  /** Somebody may have to be asked about a build. */
  readonly reacts: boolean;
  /** What others do to steps. */
  readonly laws: Laws;
}

/** The plan for a seat in its circumstances. */
export function planOf(circumstances: Circumstances): Plan {
  const { power, slot, keeper, side, next, demands, claimants, redraws, isWatched, reacts, laws } =
    circumstances;
  const watched = claimants.reduce((facts, law) => facts | law.power.watches, 0);
  const anyOrder = watched === 0 && !reacts;
  const walksHome = power.again !== null && demands !== 0;
  const reorders = power.commutes !== 0 || power.epilogue === BLOCK;
  const buildsOnly = [RAZE, DOME, BLOCK].includes(power.epilogue);
  const endsEarly = watched !== 0 && (power.buildsInstead !== null || power.afterwards !== null);
  const undoes = endsEarly || (isWatched && (power.epilogue === RAZE || power.walks));
  const quickSteps =
    power.enters === null &&
    power.kills === null &&
    power.again === null &&
    power.lifts === null &&
    power.pulls === null;
  const winsLate = power.dooms !== null || claimants.some((law) => law.side === side);
  const eventful = watched | redraws | power.earns;
  // Who does not stay where a step went may come to one square in several ways.
  const isTangled = laws.pools.length > 0 && (laws.drifts || laws.pools.length > 1);
  const isRound = laws.drifts && power.near !== null;
  const walksFar = isTangled || isRound || (laws.busy && (power.again !== null || power.instead !== null));
  const merging = power.merges || (reorders && !anyOrder) || walksHome || walksFar || undoes;
  return {
    power,
    slot,
    keeper,
    side,
    next,
    near: power.near ?? NEAR,
    hasNotes: keeper.memory !== null || power.draws !== null || circumstances.isObserved,
    demands,
    claimants,
    watched,
    redraws,
    eventful,
    quickSteps,
    stepsAlone: power.pulls === null && power.again === null,
    winsLate,
    winsByStep: winsAsMortal(power) && laws.pools.length + laws.swallows.length === 0,
    winsOwnWay: !winsAsMortal(power) || winsLate,
    quickEnd: !isWatched && endsQuickly(power),
    buildsOnly,
    endsOnSite: !isWatched && buildsOnly,
    plain: quickSteps && !isWatched && isPlainBuilder(power) && !merging && eventful === 0,
    bare: circumstances.isSteady && !isWatched && eventful + demands === 0 && laws.areNone && isBare(power),
    vetoes: laws.vetoes,
    anyOrder,
    merging,
    mergingWins: merging || power.again !== null,
  };
}

function winsAsMortal({ wins, instead, preludes, winsPlainly }: Power): boolean {
  return wins === null && (winsPlainly || (instead === null && preludes === null));
}

function endsQuickly({ epilogues, afterwards, closing, dooms, mindsSites }: Power): boolean {
  return epilogues === null && afterwards === null && closing === null && dooms === null && !mindsSites;
}

function isPlainBuilder(power: Power): boolean {
  const { idle, builders, buildsInstead, blocks, domes, builds, stones } = power;
  const ordinary =
    builders === null && buildsInstead === null && blocks === null && domes === null && builds === null;
  return !idle && ordinary && stones === null && endsQuickly(power);
}

/** What may differ from a mortal without any difference to the owner's own turns. */
const BESIDE_TURNS: ReadonlySet<string> = new Set<keyof Power>([
  ...(['number', 'id', 'edition', 'group', 'players'] as const),
  ...(['placesFirst', 'placesLast', 'prepares', 'places'] as const),
  ...(['sleeps', 'bars', 'keeps', 'guards', 'lids', 'closes', 'swallows', 'steals'] as const),
  ...(['vetoes', 'demands', 'asks', 'complies', 'near', 'leans', 'hampers'] as const),
  ...(['formatMemory', 'parseMemory', 'turnsMemory', 'hides', 'handsOver'] as const),
]);

/** Whether a power adds nothing to its owner's turns. */
function isBare(power: Power): boolean {
  return Object.entries(power).every(
    ([hook, value]) => BESIDE_TURNS.has(hook) || value === MORTAL[hook as keyof Power],
  );
}
