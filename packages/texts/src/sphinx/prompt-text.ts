import type { AskKind, StepKind } from '@thera/sphinx';
import type { TextFor } from '../common/text-for.ts';

/** What is asked before play goes on. Figures are named as “the white worker”, coins as “gold coin”. */
interface AskTexts {
  readonly place: (figure: string) => string;
  readonly row: (coin: string) => string;
  /** With the reason as in what is told: “for Gold”. */
  readonly gain: (reason: string) => string;
  readonly toll: string;
  readonly cling: (figures: string) => string;
  readonly destroy: string;
  readonly 'sphinx-way': string;
  readonly topple: string;
  readonly roll: (face: string) => string;
  readonly discard: (god: string) => string;
  readonly blessing: (blessing: string) => string;
  readonly omens: string;
  readonly agree: {
    readonly finish: (player: string, tier: string) => string;
    readonly 'give-up': (player: string) => string;
  };
}

/** What a person is asked to do next. */
export interface PromptText {
  /** At the start of a turn. */
  readonly action: string;
  readonly pickWorker: string;
  readonly moveFrom: (square: string) => string;
  readonly moveAgain: (square: string) => string;
  readonly build: string;
  readonly buildAgain: string;
  readonly buildOrTake: string;
  readonly goOnOrEnd: string;
  readonly complete: string;
  /** Two pieces would do, or two places they could come from. */
  readonly piece: string;
  readonly fromStockpile: (piece: string) => string;
  readonly fromGod: (piece: string, god: string) => string;
  /** Two steps lead to the same square. */
  readonly which: string;
  readonly asks: { readonly [Kind in AskKind]: AskTexts[Kind] };
  /** The rows that a coin may go to. */
  readonly rows: {
    readonly row: (tier: string) => string;
    readonly ends: (tier: string) => string;
    readonly warning: (tier: string) => string;
    readonly proposed: string;
  };
  /** What a power is aimed at. */
  readonly aims: {
    readonly use: (card: string) => string;
    readonly whom: (card: string) => string;
    readonly whereTo: (figure: string) => string;
    readonly other: string;
    readonly god: (card: string) => string;
    readonly gem: string;
    readonly take: (card: string) => string;
    readonly swap: string;
    readonly restore: string;
    readonly king: string;
  };
  readonly callWhich: string;
  readonly holdLimit: (most: number) => string;
  readonly dropBlessing: (blessing: string) => string;
  /** Short words for buttons and lists, by kind of step. */
  readonly steps: TextFor<StepKind>;
  readonly skip: string;
  readonly endTurn: string;
  /** Two that both may be chosen. */
  readonly yes: string;
  readonly no: string;
  readonly finish: {
    readonly button: (tier: string) => string;
    /** Asked once, naming what is still open. */
    readonly ask: (tier: string, open: readonly string[]) => string;
    readonly agree: string;
    readonly playOn: string;
    readonly waiting: (players: string) => string;
  };
  readonly giveUp: {
    readonly button: string;
    readonly ask: string;
    readonly confirm: string;
    readonly cancel: string;
  };
}

/** The sheet of the Sphinx's game. */
export interface DieText {
  readonly title: string;
  /** How many of the three colours win. */
  readonly chance: (colours: number) => string;
  readonly stake: string;
  readonly lastWorker: string;
  readonly roll: string;
  readonly rollAgain: string;
  readonly keep: string;
  readonly name: (gem: string) => string;
  readonly won: string;
  readonly lost: string;
  readonly gem: {
    readonly there: (gem: string) => string;
    readonly spent: (gem: string) => string;
  };
}
