import { type AdventureLog, firstNames } from '@thera/sphinx';
import type { AdventureText } from '@thera/texts/sphinx';

/** What an adventure is called: as its players want, or after those who signed first. */
export function titleOf(log: AdventureLog, { titleOf, untitled }: AdventureText): string {
  if (log.title.text !== '') return log.title.text;
  const names = firstNames(log);
  return names.length === 0 ? untitled : titleOf(names);
}
