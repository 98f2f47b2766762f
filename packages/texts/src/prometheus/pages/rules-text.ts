import { type TextLoader, textLoader } from '../../text-loader.ts';

/** What the rules are about, in the order in which they are told. */
export const PROMETHEUS_CHAPTERS = [
  'story',
  'aim',
  'maps',
  'setup',
  'turn',
  'activation',
  'movement',
  'nets',
  'sight',
  'attack',
  'dice',
  'answers',
  'hound',
  'stones',
  'cards',
  'destroyed',
  'players',
  'options',
] as const;
export type PrometheusChapter = (typeof PROMETHEUS_CHAPTERS)[number];

/** The rulings that have a number, in its order. */
export const RULING_NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  30,
] as const;
export type RulingNumber = (typeof RULING_NUMBERS)[number];

/** Something that the rules alone leave open, and how it is played. */
export interface RulingText {
  readonly question: string;
  readonly answer: string;
}

/** The rules on one page that can be searched, and the rulings below them. */
export interface PrometheusRulesText {
  readonly title: string;
  readonly back: string;
  readonly chapters: Readonly<
    Record<PrometheusChapter, { readonly title: string; readonly sentences: readonly string[] }>
  >;
  readonly rulingsTitle: string;
  readonly rulings: Readonly<Record<RulingNumber, RulingText>>;
  /** “R11”. */
  readonly ruling: (number: number) => string;
  readonly units: string;
  readonly talents: string;
  readonly powers: string;
  readonly terrain: string;
  readonly search: string;
  readonly searchUnits: string;
  readonly found: (count: number) => string;
  readonly nothingFound: (words: string) => string;
}

export const loadPrometheusRulesText: TextLoader<PrometheusRulesText> = textLoader({
  en: async () => (await import('../../en/prometheus/pages/rules.ts')).rules,
  es: async () => (await import('../../es/prometheus/pages/rules.ts')).rules,
});
