import type { ReadonlySignal } from '@preact/signals';
import type { Colour, LastTurn, MarkKind } from '@thera/board';
import type { Ply } from '@thera/play';
import type { Question, Seat } from '@thera/table';
import type { KeyHelp } from '@thera/texts';
import type { ComponentChild } from 'preact';
import type { IconName } from '../shell/icons.ts';
import type { GameTypes, MatchOf } from './game-types.ts';

/** Opens one of the game's own sheets. */
export type OpenSheet = (name: string) => void;

/** How a seat beside the board presents itself. */
export interface SeatFace {
  readonly name: string;
  /** What it plays with, as a button or a picture. */
  readonly badge?: ComponentChild;
  /** What there is to know about it now. */
  readonly note?: ComponentChild;
  /** Whether it has gone for good. */
  readonly isOut?: boolean;
  /** The side to which it belongs, where seats play together. */
  readonly team?: number;
}

/** What is asked when a hint is wanted: whoever waits for it wants to know only the end. */
export type HintQuestion<G extends GameTypes = GameTypes> = Omit<Question<G['view'], G['step']>, 'report'>;

/** What is told of a hint before the whole of it. */
export interface HintPart {
  readonly words: string;
  readonly trace?: LastTurn | undefined;
  /** What the button says that asks for more. */
  readonly more: string;
}

/** What the computer would play: its steps, in words, and as a trace on the board. */
export interface Hint<Step = unknown> {
  /** What is told first, one after the other, each when it is asked for. */
  readonly first?: readonly HintPart[];
  readonly steps: readonly Step[];
  readonly words: string;
  readonly trace?: LastTurn | undefined;
}

/** How a game ended, in a headline and a line that says why. */
export interface Ending {
  /** What stands beside the headline, where it is not the figure of who has won. */
  readonly picture?: ComponentChild;
  /** Where there is more to say than who has won. */
  readonly headline?: string | undefined;
  readonly reason?: string | undefined;
  /** What the game counts, where that is not turns. */
  readonly facts?: readonly string[];
  /** What else there is to say, such as how a score came about. */
  readonly body?: ComponentChild;
  /** What may come next, the best first, instead of a rematch and a new game. */
  readonly ways?: readonly EndingWay[];
  /** Whether the game was part of something that goes on with these ways, wherever it was played. */
  readonly isPartOfMore?: boolean;
  /** How the same players can play again, where that is not simply once more at the same table. */
  readonly rematch?: Rematches;
}

/** Ways to play again with the same players, the usual one first, and what is to be known before. */
export interface Rematches {
  readonly note?: string | undefined;
  readonly ways: readonly EndingWay[];
}

/** What may come after a game: a place to go to, or something to do. */
export interface EndingWay {
  readonly label: string;
  readonly icon?: IconName;
  readonly to: string | (() => void);
}

/** One thing that follows from a decision without anybody deciding it. */
export interface Happening<Scene = unknown> {
  readonly scene: Scene;
  /** How long it is looked at, in milliseconds at the usual speed. */
  readonly lasts: number;
  /** What there is to say about it when it has happened. */
  readonly news?: string;
}

/** What a game is called above its board. */
export interface GameTitle {
  /** On wide screens: the game, and which one of it. */
  readonly name: string;
  readonly about: string;
  /** On narrow ones: what tells it best, and where it is. */
  readonly brief: string;
  readonly where: string;
  /** The page that it is begun from, if that is not the first of all. */
  readonly begunFrom?: string;
}

/** What whoever plays for the first time is told of one thing on the page. */
export interface CoachMark {
  readonly at: 'board' | 'seat' | 'hint';
  readonly words: string;
}

/** A row of the menu that only this game has. */
export interface MenuRow {
  readonly icon: IconName;
  readonly label: string;
  /** What is copied. */
  readonly copies: () => string;
  readonly isOpen: boolean;
}

/** How a game is given up where that is a decision of its own, and what it is called then. */
export interface GivingUp {
  readonly label: string;
  readonly question: string;
  readonly confirm: string;
  readonly cancel: string;
  /** Whether it can be done now. */
  readonly isOpen: boolean;
  readonly act: () => void;
}

/** A sheet that only this game has. */
export interface GameSheet {
  readonly title: string;
  readonly content: ComponentChild;
}

/** What a game puts into the frame around it: the board, the action panel and the words, for one game that is played. */
export interface GameClient<G extends GameTypes = GameTypes> {
  /** A class for the whole page, where this game lays it out in its own way. */
  readonly layout?: string;
  /** What the players are called, as far as those before the screen may know. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** The board as the game stands, with what can be chosen and what was done last. */
  readonly scene: ReadonlySignal<G['scene']>;
  /** What is on each place and what it can be chosen for, for screen readers. */
  readonly labels: ReadonlySignal<Readonly<Record<G['place'], string>>>;
  /** What whoever decides is asked to do next. */
  readonly prompt: ReadonlySignal<string>;

  /** What newcomers are told in their first game, one after the other; nothing before the first turn. */
  coachMarks?(): readonly CoachMark[];
  /** Whether all who play win or lose together: nobody offers another a draw, or wins because another has gone. */
  readonly isTogether?: boolean;
  /** Whether what has been played is always listed in words. */
  readonly isToldInWords?: boolean;

  beginAttempt(view: G['view'], seat: Seat): G['attempt'];
  /** The attempt after steps that were taken before a reload, as far as they go. */
  takeAll?(attempt: G['attempt'], steps: readonly G['step'][]): G['attempt'];
  /** The game is left: whatever works for it ends. */
  dispose?(): void;
  /** A place was tapped, or chosen by keyboard. */
  choose(place: G['place']): void;
  /** Something else is going to be chosen than was thought of. */
  forgetChoice?(): void;
  /** The attempt in which nothing more is done, where a step of its own says so; undefined if that is not possible. */
  stop?(attempt: G['attempt']): G['attempt'] | undefined;
  /** What the button does that ends a turn, where that is not always the same. */
  endLabel?(): string | undefined;
  colourOf(seat: Seat): Colour;
  /** The figure of a seat as SVG, where it is not a worker of its colour. */
  seatPicture?(seat: Seat): string;
  /** How a seat presents itself; sheets about it can be opened. */
  seatFace(seat: Seat, open: OpenSheet): SeatFace;
  /** What is to be chosen beside the board, and what has been chosen so far. */
  choices(): SeatChoices;
  /** What takes the place of the board, as long as there is nothing on it. */
  panel?(): ComponentChild;
  /** What lies beside the board and belongs to no seat. */
  beside?(open: OpenSheet): ComponentChild;
  /** Whether phones have no room for the seats. */
  readonly hidesSeatsOnPhones?: boolean;
  /** What stands in the place of the seats: above the board on phones, and below it. */
  instead?(open: OpenSheet): InsteadOfSeats;
  /** What lies over the board, along its edges. */
  overBoard?(open: OpenSheet): ComponentChild;
  /** Whoever has the turn, beside what is asked of them. */
  besidePrompt?(open: OpenSheet): ComponentChild;
  /** What stands among the buttons below, before the one that ends the turn. */
  inBar?(open: OpenSheet): ComponentChild;
  /** What the game is called above the board; without it, who plays it and how. */
  title?(): GameTitle;
  /** What everybody may know of what has just happened, for whoever takes the device over. */
  newsForAll?(): string;
  /** What else stands there, on wide screens. */
  inHeader?(): ComponentChild;
  /** Which part of a turn is being played, where it has some. */
  turnPart?(): string | undefined;

  /** What one event did, in sentences, as far as those before the screen may know. */
  tell(match: MatchOf<G>, index: number): readonly string[];
  tellOutcome(match: MatchOf<G>): string;
  ending(match: MatchOf<G>): Ending;
  /** A link to how the game ended, for others; without it, to where such games are begun. */
  linkToShare?(match: MatchOf<G>): string;
  refusal(code: string): string;
  /** What can be chosen now, in one line. */
  stepsInWords(): string;
  /** The scenes of a decision, step by step. */
  passingScenes(match: MatchOf<G>, ply: Ply<G['step']>): readonly G['scene'][];
  /** What followed a decision, step by step: it is shown also to the one who decided. */
  aftermath?(match: MatchOf<G>, ply: Ply<G['step']>): readonly Happening<G['scene']>[];
  /** What followed a decision, in sentences for the list of turns. */
  tellAftermath?(match: MatchOf<G>, ply: Ply<G['step']>): readonly string[];
  hintOf(view: G['view'], seat: Seat, steps: readonly G['step'][]): Hint<G['step']>;
  /** The hint for a question, where it says more than what the computer would play. */
  advise?(question: HintQuestion<G>): Promise<Hint<G['step']> | undefined>;

  /** What the marks on the board mean. */
  readonly marks?: readonly (readonly [MarkKind, string])[];
  /** What else is drawn on it and what that means, as SVG. */
  readonly moreMarks?: readonly (readonly [picture: string, meaning: string])[];
  /** Keys that only this game has, and what they are for. */
  readonly keys?: Readonly<Record<string, () => void>>;
  readonly keyHelp?: KeyHelp;
  /** Whether a game that is over stays so, because its result counts somewhere else. */
  readonly isEndFinal?: boolean;
  /** Why a turn cannot be taken back, where the game knows better than the table. */
  readonly whyNoTakeback?: string;
  /** A name for the sheet about a seat; without one there is nothing to say about it. */
  sheetOfSeat?(seat: Seat): string;
  /** One of its own sheets; whatever is done in it may close it. */
  sheet?(name: string, close: () => void): GameSheet | undefined;
  /** How the game is given up, where nobody resigns from it. */
  givingUp?(): GivingUp;
  menuRows?(): readonly MenuRow[];
  /** Why some rows are closed. */
  menuNote?(): string | undefined;
  /** An example of a decision that can be typed, where that is possible. */
  readonly typedExample?: string;
  /** Takes a decision, or part of one, as it was typed; what is wrong with it in words, if it cannot be done. */
  takeTyped?(typed: string): string | undefined;
}

/** What stands beside the board where nobody sits around it. */
export interface InsteadOfSeats {
  readonly above: ComponentChild;
  readonly below: ComponentChild;
  /** Whether it leaves no room for the list of turns beside it. */
  readonly isFull: boolean;
}

/** The part of the action panel that belongs to the game. */
export interface SeatChoices {
  readonly content: ComponentChild;
  /** Whether something has to be chosen there, and not only on the board. */
  readonly isAsked: boolean;
}
