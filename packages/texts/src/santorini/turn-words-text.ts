import type { WrittenKind } from '@thera/santorini';

/** What a step does, with the squares that it names. */
export type StepWords = Readonly<Record<WrittenKind, (...names: readonly string[]) => string>>;

/** A turn in words. */
export interface TurnWordsText {
  /** What somebody is advised to do: “move from C3 to B3”. */
  readonly bid: StepWords;
  /** What somebody does: “moves from C3 to B3”. */
  readonly told: StepWords;
  /** One step after the other. */
  readonly inTurn: (...steps: readonly string[]) => string;
  /** Advice before play. */
  readonly place: (squares: string) => string;
  readonly offer: (powers: string) => string;
  readonly night: (power: string) => string;
  readonly pick: (power: string) => string;
  readonly letStart: (player: string) => string;
}
