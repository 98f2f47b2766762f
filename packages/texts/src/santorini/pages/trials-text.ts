import type { PowerId } from '@thera/santorini';
import { type TextLoader, textLoader } from '../../text-loader.ts';

/** What a person reads beside a position in which a power can be tried. */
export interface TrialText {
  /** What to do, in one or two sentences. */
  readonly task: string;
  /** What one should notice then. */
  readonly notice: string;
}

/** The texts of the trials of a group of powers. */
export type TrialTextsOf<Ids extends readonly string[]> = Readonly<Record<Ids[number], TrialText>>;

/** A text for the trial of every power. */
export type TrialsText = Readonly<Record<PowerId, TrialText>>;

/** Brings the texts of the trials. */
export const loadTrialsText: TextLoader<TrialsText> = textLoader({
  en: async () => (await import('../../en/santorini/pages/trials.ts')).trials,
  es: async () => (await import('../../es/santorini/pages/trials.ts')).trials,
});
