import type { Law } from './laws.ts';
import type { CardId, Edition, Group, PowerId } from './power-ids.ts';
import type { Square, Squares } from './squares.ts';
import type { Turn } from './turn.ts';

/**
 * Everything a power may change. Hooks answer with sets of squares for the turn in progress; shared code restricts
 * the answers to what the others' laws allow, so no power has to think of another. `null` makes no difference.
 */
export interface Hooks {
  /** The numbers of players it may be used with. */
  readonly players: readonly number[];

  // --- setting up ---
  /** Places its workers before everybody else. */
  readonly placesFirst: boolean;
  /** Where the next worker may be placed, given those of the side that already stand. */
  readonly places: ((placed: Squares) => Squares) | null;

  // --- my turn: moving ---
  /** Whether I hold the other player's power from now until my next turn, seeing that player's workers. */
  readonly seizes: ((theirs: Squares) => boolean) | null;
  /** Another kind of turn, beside the ordinary one. */
  readonly instead: ((t: Turn) => void) | null;
  /** Another's workers beside `from` that this worker may force straight across itself before it moves. */
  readonly ferries: ((t: Turn, from: Square) => Squares) | null;
  /** Where the worker may build before it moves, of the squares where it can. */
  readonly prebuilds: ((t: Turn, can: Squares) => Squares) | null;
  /** What counts as next to a square for this power's own moves and builds. */
  readonly near: readonly Squares[] | null;
  /** Squares more than one level up that a worker on `from` may enter all the same. */
  readonly lifts: ((t: Turn, from: Square) => Squares) | null;
  /** Squares held by others that a worker on `from` may enter. */
  readonly enters: ((t: Turn, from: Square) => Squares) | null;
  /** The kind of step by which it enters them: `SWAP` or `PUSH`. */
  readonly displaces: number;
  /** Narrows the steps from `from`. */
  readonly may: ((t: Turn, from: Square) => Squares) | null;
  /** Squares that win when entered from `from`, beside the third level from the second. */
  readonly wins: ((t: Turn, from: Square) => Squares) | null;
  /** Others' workers that a step from `from` to `to` removes. */
  readonly kills: ((t: Turn, from: Square, to: Square) => Squares) | null;
  /** Where the worker that has just moved may move on. */
  readonly again: ((t: Turn) => Squares) | null;

  // --- my turn: building ---
  /** The turn may end without a build. */
  readonly idle: boolean;
  /** More squares for a block. */
  readonly blocks: ((t: Turn) => Squares) | null;
  /** Squares for a dome whatever their level. */
  readonly domes: ((t: Turn) => Squares) | null;
  /** How many builds the turn may have. */
  readonly builds: ((t: Turn) => number) | null;
  /** Squares for another build after the one on `t.last`, of the squares where the worker can. */
  readonly more: ((t: Turn, can: Squares) => Squares) | null;
  /** Squares on which two builds of a turn may change places: search needs only one of the orders. */
  readonly commutes: Squares;

  // --- my turn: ending ---
  /** Squares for an optional step after the build, of the kind `epilogue`, and how many such steps there may be. */
  readonly epilogues: ((t: Turn) => Squares) | null;
  readonly mostEpilogues: number;
  /** `RAZE`, `SLAY`, `DOME` for a dome at any level, or `BLOCK` for what comes next on the square. */
  readonly epilogue: number;
  /** Others' workers that turn to stone at the end of the turn; builds make no difference to who does. */
  readonly stones: ((t: Turn) => Squares) | null;
  /** It serves once a game: a lift, a prebuild or an epilogue uses it up. */
  readonly once: boolean;
  /** The fact that earns an additional turn with another's worker. */
  readonly earns: number;
  /** What the card remembers after its owner's turn, of its facts and the number of builds. */
  readonly memory: ((t: Turn, before: number) => number) | null;
  /** The facts that this memory depends on. */
  readonly minds: number;
  /** Different routes may have one result. */
  readonly merges: boolean;

  // --- others' turns: laws ---
  /** Workers of the mover's side that may not move. */
  readonly sleeps: ((t: Turn, law: Law) => Squares) | null;
  /** Squares that may not be entered from `from`. */
  readonly bars: ((t: Turn, law: Law, from: Square) => Squares) | null;
  /** Who starts the turn inside this area must make its last move into it. */
  readonly keeps: ((t: Turn, law: Law) => Squares) | null;
  /** Squares where no block may be built. */
  readonly guards: ((t: Turn, law: Law) => Squares) | null;
  /** Guarded squares are closed to a dome before its time as well. */
  readonly lids: boolean;
  /** Squares that give no win to who moves there. */
  readonly vetoes: Squares;
  /** The fact that a turn must have, if possible. */
  readonly demands: number;

  // --- any time ---
  /** Whether its holder has won by the state of the board; only asked in a turn that has the fact `watches`. */
  readonly claims: ((t: Turn) => boolean) | null;
  readonly watches: number;
  /** The powers of which one is in force at a time, drawn from a shuffled deck. */
  readonly deck: readonly PowerId[] | null;
  /** The fact after which the power in force is laid aside and another drawn. */
  readonly redraws: number;
  /** What the card remembers of the deck: a power laid aside, whether one is, and that all are shuffled in again. */
  readonly laysAside: ((memory: number, id: CardId) => number) | null;
  readonly isAside: ((memory: number, id: CardId) => boolean) | null;
  readonly shuffles: ((memory: number) => number) | null;

  // --- the card ---
  /** Needs to know which workers are female. */
  readonly readsGender: boolean;
  /** What the card remembers after it changed hands. */
  readonly handsOver: ((memory: number) => number) | null;
  /** The items of notation that stand for a memory, and back. */
  readonly formatMemory: ((memory: number) => readonly string[]) | null;
  readonly parseMemory: ((items: readonly string[]) => number | undefined) | null;
}

/** How a power differs from a mortal. */
export type Differences = Partial<Hooks>;

/** One wording of one power. */
export interface Power extends Hooks {
  readonly id: CardId;
  readonly edition: Edition;
  readonly group: Group | 'mortal';
  /** Its place in the registry. */
  readonly number: number;
}

const MORTAL_HOOKS: Hooks = {
  players: [2, 3, 4],
  placesFirst: false,
  places: null,
  seizes: null,
  instead: null,
  ferries: null,
  prebuilds: null,
  near: null,
  lifts: null,
  enters: null,
  displaces: 0,
  may: null,
  wins: null,
  kills: null,
  again: null,
  idle: false,
  blocks: null,
  domes: null,
  builds: null,
  more: null,
  commutes: 0,
  epilogues: null,
  mostEpilogues: 0,
  epilogue: 0,
  stones: null,
  once: false,
  earns: 0,
  memory: null,
  minds: 0,
  merges: false,
  sleeps: null,
  bars: null,
  keeps: null,
  guards: null,
  lids: false,
  vetoes: 0,
  demands: 0,
  claims: null,
  watches: 0,
  deck: null,
  redraws: 0,
  laysAside: null,
  isAside: null,
  shuffles: null,
  readsGender: false,
  handsOver: null,
  formatMemory: null,
  parseMemory: null,
};

/**
 * A power with every hook present and in the same order: objects of one shape keep the generator fast. Literals of
 * different shapes cost it 40 %.
 */
export function createPower(
  number: number,
  id: CardId,
  edition: Edition,
  group: Group | 'mortal',
  differences: Differences,
): Power {
  return { number, id, edition, group, ...MORTAL_HOOKS, ...differences };
}

/** No power at all. */
export const MORTAL: Power = createPower(0, 'mortal', 'revised', 'mortal', {});
