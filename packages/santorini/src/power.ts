import type { Turn } from './generator/turn.ts';
import { ANYTHING, type Supports } from './generator/win-supports.ts';
import type { Law } from './laws.ts';
import type { Position } from './position.ts';
import type { CardId, Edition, Group, PowerId } from './power-ids.ts';
import type { Square, Squares } from './squares.ts';

/**
 * Everything a power may change. Hooks answer with sets of squares for the turn in progress; shared code restricts
 * the answers to what the others' laws allow, so no power has to think of another. `null` makes no difference.
 */
export interface Hooks {
  /** The numbers of players it may be used with. */
  readonly players: readonly number[];

  // --- setting up ---
  /** How many workers it places, and how many its side may come to have. */
  readonly workers: number;
  readonly mostWorkers: number;
  /** Places its workers before everybody else, or after. */
  readonly placesFirst: boolean;
  readonly placesLast: boolean;
  /** What its owner chooses before play, beside the squares of the workers. */
  readonly prepares: Preparation | null;
  /** Where the next worker may be placed, given those of the side that already stand. */
  readonly places: ((placed: Squares) => Squares) | null;

  // --- my turn: moving ---
  /** The ordinary turn, in which one worker moves and builds, is not open to it. */
  readonly replaces: boolean;
  /** That other turn is a walk, which lists and notation have as one step for each worker. */
  readonly walks: boolean;
  /** Steps before the turn; the turn itself follows each of them through `goOn`. */
  readonly preludes: ((t: Turn, goOn: (t: Turn) => void) => void) | null;
  /** Whether I hold the other player's power from now until my next turn, seeing that player's workers. */
  readonly seizes: ((theirs: Squares) => boolean) | null;
  /** Another kind of turn, beside the ordinary one. */
  readonly instead: ((t: Turn) => void) | null;
  /** Preludes and turns of another kind give no other wins than a step up from where a worker stands. */
  readonly winsPlainly: boolean;
  /** Another's workers beside `from` that this worker may force straight across itself before it moves. */
  readonly ferries: ((t: Turn, from: Square) => Squares) | null;
  /** Where the worker may build before it moves, of the squares where it can. */
  readonly prebuilds: ((t: Turn, can: Squares) => Squares) | null;
  /** What counts as next to a square for this power's own moves and builds. */
  readonly near: readonly Squares[] | null;
  /** Squares more than one level up that a worker on `from` may enter all the same. */
  readonly lifts: ((t: Turn, from: Square) => Squares) | null;
  /** Squares further away that a worker on `from` may jump to, whatever their level. */
  readonly leaps: ((t: Turn, from: Square) => Squares) | null;
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
  /** Workers that may, or must, be forced to the square `left` after a step that did not win. */
  readonly pulls: ((t: Turn, left: Square) => Squares) | null;
  readonly mustPull: boolean;
  /** Where the worker that has just moved may move on. */
  readonly again: ((t: Turn) => Squares) | null;
  /** Where the worker's last step may leave it, and how many it takes at least; steps that would win are bound by it too. */
  readonly rests: ((t: Turn) => Squares) | null;
  readonly leastMoves: number;

  // --- my turn: building ---
  /** The turn may end without a build. */
  readonly idle: boolean;
  /** Who builds, if it is not the worker that moved. */
  readonly builders: ((t: Turn) => Squares) | null;
  /** Another way to build. */
  readonly buildsInstead: ((t: Turn) => void) | null;
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
  /** `RAZE`, `SLAY`, `SINK`, `TOKEN`, `AIM`, `DOME` for one at any level, or `BLOCK` for what comes next there. */
  readonly epilogue: number;
  /** More ways to end the turn than as it stands. */
  readonly afterwards: ((t: Turn) => void) | null;
  /** What must come last; it ends the turn by itself. */
  readonly closing: ((t: Turn) => void) | null;
  /** Others' workers that turn to stone at the end of the turn; builds make no difference to who does. */
  readonly stones: ((t: Turn) => Squares) | null;
  /** Others' workers whose side has lost as the turn ends. */
  readonly dooms: ((t: Turn) => Squares) | null;
  /** It serves once a game: a lift, a prebuild or an epilogue uses it up. */
  readonly once: boolean;
  /** The fact that earns an additional turn with another's worker. */
  readonly earns: number;
  /** What the card remembers after its owner's turn, of its facts and the number of builds. */
  readonly memory: ((t: Turn, before: number) => number) | null;
  /** The facts that this memory depends on. */
  readonly minds: number;
  /** It depends on where the last step was, too. */
  readonly mindsSites: boolean;
  /** Different routes may have one result. */
  readonly merges: boolean;

  // --- others' turns: laws ---
  /** Its laws bind its own side as well. */
  readonly everybody: boolean;
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
  /** Squares that are as good as domed, and whoever stands there is as good as gone. */
  readonly closes: ((memory: number) => Squares) | null;
  /** Whirlpools: who moves onto one is carried to the other, if that is free. */
  readonly pools: ((memory: number) => Squares) | null;
  /** That is a move of its own. */
  readonly poolsMove: boolean;
  /** Who moves is carried on in the same direction. */
  readonly drifts: boolean;
  /** Who comes here has lost. */
  readonly swallows: ((memory: number) => Squares) | null;
  /** Who wins by moving here has lost to this power's holder. */
  readonly steals: ((memory: number) => Squares) | null;
  /** Squares that give no win to who moves there. */
  readonly vetoes: Squares;
  /** The fact that a turn must have, if possible. */
  readonly demands: number;
  /** Whether it asks something else of how the turn ends, if possible, and whether the turn complies. */
  readonly asks: ((memory: number) => boolean) | null;
  readonly complies: ((t: Turn, law: Law) => boolean) | null;

  // --- for a search: what stands between a threat and a win ---
  /** What its own wins depend on. */
  readonly leans: Supports | null;
  /** What it depends on whether its laws stop another's win. */
  readonly hampers: Supports | null;

  // --- any time ---
  /** What the card remembers after anybody's turn. */
  readonly observes: ((t: Turn, law: Law, before: number) => number) | null;
  /** How many workers wait on the card; one may come when anybody builds a dome. */
  readonly reserve: ((memory: number) => number) | null;
  /** Whether its holder has won by the state of the board; only asked in a turn that has the fact `watches`. */
  readonly claims: ((t: Turn) => boolean) | null;
  readonly watches: number;
  /**
   * Whether its holder can possibly win with the next turn by `wins` or by how that ends; null if that takes a closer
   * look.
   */
  readonly looms: ((position: Position, side: number) => boolean) | null;
  /** The powers of which one is in force at a time, drawn from a shuffled deck. */
  readonly deck: readonly PowerId[] | null;
  /** The fact after which the power in force is laid aside and another drawn. */
  readonly redraws: number;
  /** What the card remembers of the deck: a power laid aside, whether one is, and that all are shuffled in again. */
  readonly laysAside: ((memory: number, id: CardId) => number) | null;
  readonly isAside: ((memory: number, id: CardId) => boolean) | null;
  readonly shuffles: ((memory: number) => number) | null;
  /** What is remembered when a card has to be drawn after its turn, whether one has to, and what the equally likely cards do. */
  readonly draws: ((memory: number) => number) | null;
  readonly isDue: ((memory: number) => boolean) | null;
  readonly tosses: ((memory: number) => readonly Toss[]) | null;
  /** Its power works with an odd number of complete towers and the others' with an even one: counted as turns end, or begin. */
  readonly alternates: 'end' | 'begin' | null;

  // --- the card ---
  /** Needs to know which workers are female. */
  readonly readsGender: boolean;
  /** What only its owner may know: where its workers are, or what the card remembers. */
  readonly hides: 'crew' | 'memory' | null;
  /** What it remembers is squares of others' workers. */
  readonly marksWorkers: boolean;
  /** What the card remembers after it changed hands. */
  readonly handsOver: ((memory: number) => number) | null;
  /** The items of notation that stand for a memory, and back. */
  readonly formatMemory: ((memory: number) => readonly string[]) | null;
  readonly parseMemory: ((items: readonly string[]) => number | undefined) | null;
  /** The memory once the board is turned. */
  readonly turnsMemory: ((memory: number, turn: BoardTurn) => number) | null;
}

/** One of the symmetries of the board, for what a card remembers of squares and directions. */
export interface BoardTurn {
  readonly squares: (set: Squares) => Squares;
  readonly direction: (direction: number) => number;
}

/** What a drawn card leads to: a memory, and perhaps an additional turn of its owner. */
export interface Toss {
  readonly memory: number;
  readonly bonus: boolean;
}

/** How a power differs from a mortal. */
export type Differences = Partial<Hooks>;

/** A choice before play that a card remembers. */
export interface Preparation {
  /** Before anybody places workers, just before its owner does, or after everybody has. */
  readonly when: 'first' | 'own' | 'last';
  /** `AIM` for a direction, `TOKEN` for a square. */
  readonly kind: number;
  /** The directions or squares to choose from, of the squares that are free. */
  readonly among: (free: Squares) => Squares;
  /** What the card then remembers. */
  readonly memory: (choice: number) => number;
}

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
  workers: 2,
  mostWorkers: 2,
  placesFirst: false,
  placesLast: false,
  prepares: null,
  places: null,
  replaces: false,
  walks: false,
  preludes: null,
  seizes: null,
  instead: null,
  winsPlainly: false,
  ferries: null,
  prebuilds: null,
  near: null,
  lifts: null,
  leaps: null,
  enters: null,
  displaces: 0,
  may: null,
  wins: null,
  kills: null,
  pulls: null,
  mustPull: false,
  again: null,
  rests: null,
  leastMoves: 1,
  idle: false,
  builders: null,
  buildsInstead: null,
  blocks: null,
  domes: null,
  builds: null,
  more: null,
  commutes: 0,
  epilogues: null,
  mostEpilogues: 0,
  epilogue: 0,
  afterwards: null,
  closing: null,
  stones: null,
  dooms: null,
  once: false,
  earns: 0,
  memory: null,
  minds: 0,
  mindsSites: false,
  merges: false,
  everybody: false,
  sleeps: null,
  bars: null,
  keeps: null,
  guards: null,
  lids: false,
  closes: null,
  pools: null,
  poolsMove: false,
  drifts: false,
  swallows: null,
  steals: null,
  vetoes: 0,
  demands: 0,
  asks: null,
  complies: null,
  leans: null,
  hampers: null,
  observes: null,
  reserve: null,
  claims: null,
  watches: 0,
  looms: null,
  deck: null,
  redraws: 0,
  laysAside: null,
  isAside: null,
  shuffles: null,
  draws: null,
  isDue: null,
  tosses: null,
  alternates: null,
  readsGender: false,
  hides: null,
  marksWorkers: false,
  handsOver: null,
  formatMemory: null,
  parseMemory: null,
  turnsMemory: null,
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
  const power = { number, id, edition, group, ...MORTAL_HOOKS, ...differences };
  const { leans, hampers } = power;
  return {
    ...power,
    leans: leans ?? (differsIn(power, WINNING_HOOKS) ? ANYTHING : null),
    hampers: hampers ?? (differsIn(power, BINDING_HOOKS) ? ANYTHING : null),
  };
}

/** What may have to do with the owner's wins, and with others'. */
const WINNING_HOOKS: readonly (keyof Hooks)[] = [
  ...(['preludes', 'instead', 'ferries', 'prebuilds', 'lifts', 'leaps', 'enters', 'may'] as const),
  ...(['wins', 'again', 'rests', 'claims', 'dooms'] as const),
];
const BINDING_HOOKS: readonly (keyof Hooks)[] = [
  ...(['sleeps', 'bars', 'keeps', 'guards', 'pools', 'swallows', 'steals'] as const),
];

function differsIn(hooks: Hooks, names: readonly (keyof Hooks)[]): boolean {
  return names.some((name) => hooks[name] !== MORTAL_HOOKS[name]);
}

/** No power at all. */
export const MORTAL: Power = createPower(0, 'mortal', 'revised', 'mortal', {});
