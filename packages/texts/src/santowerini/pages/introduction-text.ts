import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { SantoweriniText } from '../game-text.ts';

export const EXERCISE_NAMES = ['build', 'defeat', 'bait', 'gate', 'brute'] as const;
export type ExerciseName = (typeof EXERCISE_NAMES)[number];

export interface ExerciseText {
  readonly task: string;
  readonly rule: string;
  readonly hint: string;
  /** Why another turn is not what is asked for. */
  readonly mistake: string;
  readonly praise: string;
}

/** The introduction that is played. */
export interface IntroductionText {
  readonly title: string;
  readonly game: SantoweriniText;
  readonly back: string;
  readonly board: string;
  readonly number: (exercise: number, of: number) => string;
  readonly previous: string;
  readonly following: string;
  readonly exercises: Readonly<Record<ExerciseName, ExerciseText>>;
  readonly hint: string;
  readonly showHint: string;
  readonly undo: string;
  readonly right: string;
  readonly happened: string;
  readonly repeat: string;
  readonly next: string;
  readonly finish: string;
}

export const loadIntroductionText: TextLoader<IntroductionText> = textLoader({
  en: async () => (await import('../../en/santowerini/pages/introduction.ts')).introduction,
  es: async () => (await import('../../es/santowerini/pages/introduction.ts')).introduction,
});
