import type { TurnView } from './generator/turn-view.ts';
import type { Supports } from './generator/win-supports.ts';
import type { Law } from './laws.ts';
import type { Position } from './position.ts';
import type { CardId, PowerId } from './power-ids.ts';
import type { Square, Squares } from './squares.ts';

/**
 * How a power differs from a mortal, section by section; what is left out makes no difference. Hooks answer with sets
 * of squares for the turn in progress, which they can only read; shared code restricts the answers to what the others'
 * laws allow, so no power has to think of another. `createPower` makes the one shape of it that the generator reads.
 */
export interface Differences {
  readonly card?: Partial<Card>;
  readonly setup?: Partial<Setup>;
  readonly turn?: Partial<WholeTurn>;
  readonly move?: Partial<Moving>;
  readonly build?: Partial<Building>;
  readonly ending?: Partial<Ending>;
  readonly laws?: Partial<Imposing>;
  readonly memory?: Memory;
  readonly deck?: Deck;
  readonly toss?: Tossing;
  readonly search?: Partial<Hints>;
}

/** The card itself. */
export interface Card {
  /** The numbers of players it may be used with. */
  readonly players: readonly number[];
  /** It serves once a game: a lift, a prebuild or an epilogue uses it up. */
  readonly once: boolean;
  /** Needs to know which workers are female. */
  readonly readsGender: boolean;
  /** What only its owner may know: where its workers are, or what the card remembers. */
  readonly hides: 'crew' | 'memory';
}

/** Before play. */
export interface Setup {
  /** How many workers it places, and how many its side may come to have. */
  readonly workers: { readonly placed: number; readonly most: number };
  /** Places its workers before everybody else, or after. */
  readonly order: 'first' | 'last';
  /** Where the next worker may be placed, given those of the side that already stand. */
  readonly places: (placed: Squares) => Squares;
  /** What its owner chooses before play, beside the squares of the workers. */
  readonly prepares: Preparation;
}

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

/** My turn as a whole. */
export interface WholeTurn {
  /** Whether I hold the other player's power from now until my next turn, seeing that player's workers. */
  readonly seizes: (theirs: Squares) => boolean;
  /** Steps before the turn, each followed by the turn itself. */
  readonly preludes: (t: TurnView) => void;
  readonly instead: Instead;
}

/** Another kind of turn, beside the ordinary one. */
export interface Instead {
  readonly takes: (t: TurnView) => void;
  /** The ordinary turn, in which one worker moves and builds, is not open. */
  readonly replaces?: true;
  /** It begins with a worker of its own that comes, so it needs none on the board. */
  readonly brings?: true;
  /** It is a walk, which lists and notation have as one step for each worker. */
  readonly walks?: true;
}

/** My turn: moving. */
export interface Moving {
  /** What counts as next to a square for this power's own moves and builds. */
  readonly near: readonly Squares[];
  /** Another's workers beside `from` that this worker may force straight across itself before it moves. */
  readonly ferries: (t: TurnView, from: Square) => Squares;
  /** Squares more than one level up that a worker on `from` may enter all the same. */
  readonly lifts: (t: TurnView, from: Square) => Squares;
  /** Squares further away that a worker on `from` may jump to, whatever their level. */
  readonly leaps: (t: TurnView, from: Square) => Squares;
  /** Squares held by others that a worker on `from` may enter, and the kind of step that does it: `SWAP` or `PUSH`. */
  readonly enters: { readonly squares: (t: TurnView, from: Square) => Squares; readonly by: number };
  /** Narrows the steps from `from`. */
  readonly may: (t: TurnView, from: Square) => Squares;
  /** Squares that win when entered from `from`, beside the third level from the second. */
  readonly wins: (t: TurnView, from: Square) => Squares;
  /** Others' workers that a step from `from` to `to` removes. */
  readonly kills: (t: TurnView, from: Square, to: Square) => Squares;
  /** Workers that may, or must, be forced to the square `left` after a step that did not win. */
  readonly pulls: { readonly workers: (t: TurnView, left: Square) => Squares; readonly must: boolean };
  /** Where the worker that has just moved may move on. */
  readonly again: (t: TurnView) => Squares;
  /** Where the worker's last step may leave it, and how many it takes at least; steps that would win are bound by it too. */
  readonly rests: { readonly squares: (t: TurnView) => Squares; readonly least: number };
}

/** My turn: building. */
export interface Building {
  /** Where the worker may build before it moves, of the squares where it can. */
  readonly prebuilds: (t: TurnView, can: Squares) => Squares;
  /** The turn may end without a build. */
  readonly idle: boolean;
  /** Who builds, if it is not the worker that moved. */
  readonly builders: (t: TurnView) => Squares;
  /** Another way to build. */
  readonly instead: (t: TurnView) => void;
  /** More squares for a block. */
  readonly blocks: (t: TurnView) => Squares;
  /** Squares for a dome whatever their level. */
  readonly domes: (t: TurnView) => Squares;
  readonly more: MoreBuilds;
}

/** More than one build. */
export interface MoreBuilds {
  /** How many the turn may have. */
  readonly most: (t: TurnView) => number;
  /** Squares for another one after the one on `t.last`, of the squares where the worker can. */
  readonly sites: (t: TurnView, can: Squares) => Squares;
}

/** How a turn ends, and the game. */
export interface Ending {
  readonly epilogue: Epilogue;
  /** More ways to end the turn than as it stands. */
  readonly afterwards: (t: TurnView) => void;
  /** What must come last; it ends the turn by itself. */
  readonly closing: (t: TurnView) => void;
  /** Others' workers that turn to stone at the end of the turn; builds make no difference to who does. */
  readonly stones: (t: TurnView) => Squares;
  /** Others' workers whose side has lost as the turn ends. */
  readonly dooms: (t: TurnView) => Squares;
  /** The fact that earns an additional turn with another's worker. */
  readonly earns: number;
  /** The fact of anybody's turn that makes its holder look, and whether it has then won by the state of the board. */
  readonly claims: { readonly watches: number; readonly isMet: (t: TurnView) => boolean };
}

/** An optional step after the build. */
export interface Epilogue {
  /** `RAZE`, `SLAY`, `SINK`, `TOKEN`, `AIM`, `DOME` for one at any level, or `BLOCK` for what comes next there. */
  readonly kind: number;
  /** How many such steps there may be. */
  readonly most: number;
  readonly sites: (t: TurnView) => Squares;
}

/** Others' turns: laws. */
export interface Imposing {
  /** Its laws bind its own side as well. */
  readonly everybody: boolean;
  /** Workers of the mover's side that may not move. */
  readonly sleeps: (t: TurnView, law: Law) => Squares;
  /** Squares that may not be entered from `from`. */
  readonly bars: (t: TurnView, law: Law, from: Square) => Squares;
  /** Who starts the turn inside this area must make its last move into it. */
  readonly keeps: (t: TurnView, law: Law) => Squares;
  /** Squares where no block may be built; with a lid, no dome before its time either. */
  readonly guards: { readonly squares: (t: TurnView, law: Law) => Squares; readonly lids: boolean };
  /** Squares that are as good as domed, and whoever stands there is as good as gone. */
  readonly closes: (memory: number) => Squares;
  /** Whirlpools: who moves onto one is carried to the other, if that is free; it may be a move of its own. */
  readonly pools: { readonly squares: (memory: number) => Squares; readonly areMoves: boolean };
  /** Who moves is carried on in the same direction. */
  readonly drifts: boolean;
  /** Who comes here has lost. */
  readonly swallows: (memory: number) => Squares;
  /** Who wins by moving here has lost to this power's holder. */
  readonly steals: (memory: number) => Squares;
  /** Squares that give no win to who moves there. */
  readonly vetoes: Squares;
  /** The fact that a turn must have, if possible. */
  readonly demands: number;
  readonly asks: Asking;
  /** How many workers wait on the card; one may come when anybody builds a dome. */
  readonly reserve: (memory: number) => number;
}

/** Something else that is asked of how a turn ends, if possible. */
export interface Asking {
  /** Whether anything is asked now. */
  readonly when: (memory: number) => boolean;
  /** Whether the turn complies. */
  readonly complies: (t: TurnView, law: Law) => boolean;
}

/** What a card remembers, in a number that only the power can read. */
export interface Memory {
  /** After its owner's turn, of that turn's facts and the number of builds. */
  readonly after?: (t: TurnView, before: number) => number;
  /** The facts that this depends on. */
  readonly depends?: number;
  /** It depends on where the last step was, too. */
  readonly dependsOnSites?: true;
  /** After anybody's turn. */
  readonly observes?: (t: TurnView, law: Law, before: number) => number;
  /** It is squares of others' workers. */
  readonly marksWorkers?: true;
  /** After the card changed hands. */
  readonly handsOver?: (memory: number) => number;
  /** The items of notation that stand for it, and back. */
  readonly format: (memory: number) => readonly string[];
  readonly parse: (items: readonly string[]) => number | undefined;
  /** Once the board is turned. */
  readonly turn?: (memory: number, turn: BoardTurn) => number;
  /** What of it tells how good a position is; left out, whether there is anything at all. */
  readonly shows?: Shown;
}

/** What a card remembers, as those see it who judge a position without knowing the power. */
export interface Shown {
  /** How much of something there is, up to `most`. */
  readonly count?: { readonly most: number; readonly of: (memory: number) => number };
  /** A direction and 1, or 0 for none. */
  readonly direction?: (memory: number) => number;
  readonly squares?: (memory: number) => Squares;
}

/** One of the symmetries of the board, for what a card remembers of squares and directions. */
export interface BoardTurn {
  readonly squares: (set: Squares) => Squares;
  readonly direction: (direction: number) => number;
}

/** The powers of which one is in force at a time, drawn from a shuffled deck. */
export interface Deck {
  readonly cards: readonly PowerId[];
  readonly redraws?: Redrawing;
  /** Its power works with an odd number of complete towers and the others' with an even one: counted as turns end, or begin. */
  readonly alternates?: 'end' | 'begin';
}

/** A power that is laid aside for another, and what the card remembers of that. */
export interface Redrawing {
  /** The fact after which that happens. */
  readonly after: number;
  /** A power is laid aside, whether one is, and all are shuffled in again. */
  readonly laysAside: (memory: number, id: CardId) => number;
  readonly isAside: (memory: number, id: CardId) => boolean;
  readonly shuffles: (memory: number) => number;
}

/** A card is drawn after each turn. */
export interface Tossing {
  /** What is remembered when one has to be, and whether one has to. */
  readonly draws: (memory: number) => number;
  readonly isDue: (memory: number) => boolean;
  /** What the equally likely cards do. */
  readonly outcomes: (memory: number) => readonly Toss[];
}

/** What a drawn card leads to: a memory, and perhaps an additional turn of its owner. */
export interface Toss {
  readonly memory: number;
  readonly bonus: boolean;
}

/** No rules, but what lists and searches may make of them. */
export interface Hints {
  /** Different routes may have one result. */
  readonly merges: boolean;
  /** Squares on which two builds of a turn may change places: search needs only one of the orders. */
  readonly commutes: Squares;
  /** It adds as many builds or domes as it likes, so that it may have more turns than anybody can think of. */
  readonly addsFreely: boolean;
  /** Preludes and turns of another kind give no other wins than a step up from where a worker stands. */
  readonly winsPlainly: boolean;
  /**
   * Whether its holder can possibly win with the next turn by `wins` or by how that ends; left out if that takes a
   * closer look.
   */
  readonly looms: (position: Position, side: number) => boolean;
  /** What its own wins depend on. */
  readonly leans: Supports;
  /** What it depends on whether its laws stop another's win. */
  readonly hampers: Supports;
}
