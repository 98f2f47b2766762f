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
  readonly blocked: (reason: string) => string;
  readonly isPicked: string;
  readonly canPick: string;
  readonly canMove: string;
  readonly canMoveFor: (pieces: number) => string;
  readonly canBuild: (piece: string) => string;
  readonly canTake: (piece: string) => string;
  readonly canForce: string;
  readonly canChoose: string;
  readonly things: Readonly<Record<Thing, ThingText>>;
}

/** What will happen at the end of this turn as things stand, or may happen on each roll. */
export interface ForecastText {
  readonly heading: string;
  readonly nothing: string;
  /** What the die may show, and what happens then. */
  readonly onFace: (face: string, what: string) => string;
  readonly inTurns: (turns: number, what: string) => string;
  readonly sphinxStays: string;
  readonly sphinxGoes: (square: string) => string;
  readonly sphinxChooses: (squares: string) => string;
  readonly sphinxRoars: (figures: string) => string;
  readonly roarsInVain: string;
  readonly clings: (figure: string) => string;
  readonly figureFalls: (figure: string) => string;
  readonly figureIsForced: (figure: string, square: string) => string;
  readonly towerFalls: (square: string) => string;
  readonly oneOfTowersFalls: (squares: string) => string;
  readonly lightning: (square: string) => string;
  readonly noLightning: string;
  readonly kingGoes: (square: string) => string;
  readonly kingIsTrapped: string;
  readonly tideRises: string;
  readonly tideEbbs: string;
  readonly breachRises: string;
  readonly godLeaves: (god: string) => string;
  readonly godsStay: string;
  readonly ascends: (figure: string) => string;
  readonly timeIsUp: string;
}
