import type { ForecastText } from '@thera/texts/santowerini';

/** A chance from 0 to 1 in words: sixths as such, anything else in per cent. */
export function chanceInWords(chance: number, { chance: words }: ForecastText): string {
  const sixths = chance * 6;
  if (Math.abs(sixths - Math.round(sixths)) < 1e-9) return words.sixths(Math.round(sixths));
  const percent = Math.round(chance * 100);
  if (percent === 0) return words.tiny;
  return percent === 100 ? words.nearlySure : words.percent(percent);
}
