import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { SphinxText } from '../game-text.ts';

/** What is agreed before a riddle begins. */
export interface NewRiddleText {
  readonly game: SphinxText;
  readonly title: (riddle: number, title: string) => string;
  readonly back: string;
  readonly players: string;
  /** What the number of players changes. */
  readonly countNotes: Readonly<Record<1 | 2 | 3 | 4, string>>;
  readonly seat: (seat: number) => string;
  readonly name: string;
  readonly nameExample: string;
  readonly known: string;
  readonly person: string;
  readonly computer: string;
  readonly colour: string;
  readonly colourOf: (player: string) => string;
  readonly partners: (one: string, other: string, colour: string) => string;
  readonly wanderer: string;
  readonly first: string;
  readonly setting: string;
  readonly standard: string;
  readonly expert: string;
  readonly expertChanges: string;
  readonly friends: {
    readonly title: (count: number) => string;
    readonly note: string;
    readonly left: (count: number) => string;
    readonly enough: string;
    /** So few friendly gods that blue ones stand in. */
    readonly short: (count: number) => string;
    readonly free: string;
    readonly arrow: (god: string) => string;
    readonly arrowOf: (gods: string) => string;
    readonly noArrow: string;
  };
  readonly blessings: (score: number) => string;
  readonly oedipus: string;
  readonly begin: string;
  readonly cannotStart: string;
}

export const loadNewRiddleText: TextLoader<NewRiddleText> = textLoader({
  en: async () => (await import('../../en/sphinx/pages/new-riddle.ts')).newRiddle,
  es: async () => (await import('../../es/sphinx/pages/new-riddle.ts')).newRiddle,
});
