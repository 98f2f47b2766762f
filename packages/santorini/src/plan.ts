import { type ShortcutName, shortcutsOf } from './generator/shortcuts.ts';
import type { Law, Laws } from './laws.ts';
import type { Power } from './power.ts';
import { NEAR, type Squares } from './squares.ts';
import { BLOCK, RAZE } from './steps.ts';

/** What is the same in every turn of a seat under one line-up, worked out once. */
export interface Plan extends Readonly<Record<ShortcutName, boolean>> {
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
  /** Squares that give no win to who moves there. */
  readonly vetoes: Squares;
  /** Results have to be compared to find those that several routes lead to. */
  readonly merging: boolean;
  /** The same for turns that win: a walker may come back to where it began only to win there. */
  readonly mergingWins: boolean;
}

/** What a plan follows from. */
export interface Circumstances {
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
  const { power, slot, keeper, side, next, demands, claimants, redraws, laws } = circumstances;
  const watched = claimants.reduce((facts, law) => facts | law.power.watches, 0);
  const eventful = watched | redraws | power.earns;
  const winsLate = power.dooms !== null || claimants.some((law) => law.side === side);
  const merging = meetsAgain(circumstances, watched);
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
    winsLate,
    winsByStep: winsAsMortal(power) && laws.pools.length + laws.swallows.length === 0,
    winsOwnWay: !winsAsMortal(power) || winsLate,
    vetoes: laws.vetoes,
    merging,
    mergingWins: merging || power.again !== null,
    ...shortcutsOf({ ...circumstances, watched, eventful, merging }),
  };
}

/** Whether several routes may lead to one result. */
function meetsAgain({ power, demands, isWatched, reacts, laws }: Circumstances, watched: number): boolean {
  const walksHome = power.again !== null && demands !== 0;
  const reorders = (power.commutes !== 0 || power.epilogue === BLOCK) && (watched !== 0 || reacts);
  const endsEarly = watched !== 0 && (power.buildsInstead !== null || power.afterwards !== null);
  const undoes = endsEarly || (isWatched && (power.epilogue === RAZE || power.walks));
  // Who does not stay where a step went may come to one square in several ways.
  const isTangled = laws.pools.length > 0 && (laws.drifts || laws.pools.length > 1);
  const isRound = laws.drifts && power.near !== null;
  const walksFar = isTangled || isRound || (laws.busy && (power.again !== null || power.instead !== null));
  return power.merges || reorders || walksHome || walksFar || undoes;
}

function winsAsMortal({ wins, instead, preludes, winsPlainly }: Power): boolean {
  return wins === null && (winsPlainly || (instead === null && preludes === null));
}
