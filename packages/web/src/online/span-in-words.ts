import type { Language } from '@thera/texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** How long something still takes, in its largest unit: “2 days”, “5 hours”; a minute at least. */
export function spanInWords(milliseconds: number, language: Language): string {
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= 2 * length) ?? UNITS[2];
  const count = Math.max(1, Math.floor(milliseconds / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
