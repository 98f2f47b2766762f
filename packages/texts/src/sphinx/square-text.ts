import type { TextFor } from '../common/text-for.ts';

/** What a touch can ask about. */
export const THINGS = [
  'worker',
  'wanderer',
  'king',
  'sphinx',
  'coin',
  'blessing-token',
  'bridge',
  'gap',
  'closed-gate',
  'open-gate',
  'flotsam',
  'grave',
  'ruin',
  'stockpile',
  'queue',
  'deck',
  'held-god',
  'blessing',
  'gem',
  'die',
  'fallen',
  'health',
  'tide',
  'turns',
  'objective',
  'oedipus',
] as const;
export type Thing = (typeof THINGS)[number];

/** What one thing is. */
export interface ThingText {
  readonly name: string;
  readonly what: string;
}

/** Squares and what is on them, for screen readers, the terminal and whoever touches them. */
export interface SquareText {
  readonly ground: string;
  readonly level: (level: number) => string;
  /** A dome on so many blocks. */
  readonly dome: (blocks: number) => string;
  readonly gap: string;
  readonly closedGate: string;
  readonly openGate: string;
  /** “blue worker of Ben”. */
  readonly workerOf: (colour: string, player: string) => string;
  readonly sharedWorker: string;
  readonly king: string;
  readonly sphinx: string;
  readonly isAsleep: string;
  readonly rests: string;
  /** “silver coin, needs 2, now 0”. */
  readonly coin: (coin: string, level: number, height: number) => string;
  readonly blessingToken: string;
  readonly flotsam: (piece: string) => string;
  /** A grave, and the height at which whoever lies there is raised. */
  readonly grave: (who: string, height: number, now: number) => string;
  readonly buried: TextFor<'worker' | 'wanderer' | 'king' | 'blessing'>;
  readonly ruin: string;
  readonly flooded: string;
  readonly bridge: (square: string) => string;
  readonly bridgeCosts: (square: string, pieces: number) => string;
  readonly watched: string;
  readonly canPick: string;
  readonly canMove: string;
  readonly canMoveFor: (pieces: number) => string;
  readonly canBuild: (piece: string) => string;
  readonly canTake: (piece: string) => string;
  readonly canForce: string;
  readonly canChoose: string;
  /** What may happen there to end this turn: somebody comes, something falls, or all is over with it. */
  readonly dangers: TextFor<'step' | 'strike' | 'end'>;
  readonly things: Readonly<Record<Thing, ThingText>>;
}

/** What will happen at the end of this turn as things stand; what it is, is told as when it happens. */
export interface ForecastText {
  readonly heading: string;
  readonly nothing: string;
  /** What the die has to show, and what happens then, as sentences. */
  readonly onFaces: (faces: string, sentences: string) => string;
  /** What follows is for somebody to choose. */
  readonly asks: {
    readonly 'sphinx-way': (squares: string) => string;
    readonly topple: (squares: string) => string;
    readonly cling: (figures: string) => string;
  };
  readonly sphinxStays: string;
  readonly noTowerFalls: string;
  readonly godsStay: string;
  /** What is counted: “In 3 turns the tide comes in.” */
  readonly counters: Readonly<
    Record<'tide-rises' | 'tide-ebbs' | 'breach-rises' | 'time-is-up', (turns: number) => string>
  >;
}
