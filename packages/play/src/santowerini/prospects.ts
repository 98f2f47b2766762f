import { type Enemy, type Face, forecast, type Order, type State } from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';
import { prospectInWords } from './prospect.ts';

/** One outcome of an enemy's roll, in words. */
export interface ProspectRow {
  readonly faces: readonly Face[];
  /** None for an enemy that only recovers. */
  readonly order: Order | undefined;
  /** What comes of the order: “up to E2”. */
  readonly words: string;
  readonly isLost: boolean;
  /** All of it in a sentence, for screen readers: “Four, five or six: dash to E1 and the city falls.” */
  readonly sentence: string;
}

/** What an enemy does on each face of the die, as the island stands: a row for each different outcome. */
export function prospectRows(state: State, enemy: Enemy, text: SantoweriniText): readonly ProspectRow[] {
  return forecast(state, enemy.id).map((prospect) => {
    const { faces, order, isLost } = prospect;
    const words = prospectInWords(state, enemy, prospect, text);
    const sentence =
      order === undefined
        ? words
        : `${capitalised(text.forecast.faces(faces))}: ${text.orders[order].toLowerCase()} ${words}.`;
    return { faces, order, words, isLost, sentence };
  });
}

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
