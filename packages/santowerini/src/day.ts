const FORM = /^(\d{4})-(\d\d)-(\d\d)$/;
const MS_A_DAY = 86_400_000;

/** Whether a text such as 2026-11-17 is a day of the calendar. */
export function isDay(text: string): boolean {
  const found = FORM.exec(text);
  if (found === null) return false;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  return dayOf(Date.UTC(year, month - 1, day)) === text;
}

/** The day of a moment, the same all over the world. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** How many days have passed since the first of 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MS_A_DAY;
