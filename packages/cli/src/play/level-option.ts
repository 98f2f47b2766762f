import { fault, LEVELS, type Level, ok, type Result } from '@thera/table';
import type { UsageError } from '@thera/texts';
import { EVERY_LANGUAGE } from '../every-language.ts';

/** How well the computer plays in the terminal when nobody says anything else. */
export const USUAL_LEVEL: Level = 'builder';

/** The level that was typed: by its id, its number, or its name in any language. */
export function levelOption(typed: string | undefined): Result<Level, UsageError> {
  if (typed === undefined) return ok(USUAL_LEVEL);
  const wanted = plain(typed);
  const level = LEVELS.find((known, n) => [known, String(n + 1), ...namesOf(known)].includes(wanted));
  return level === undefined ? fault('bad-value', `--level ${typed}`) : ok(level);
}

function namesOf(level: Level): readonly string[] {
  return EVERY_LANGUAGE.map(({ levels }) => plain(levels[level].name));
}

/** Without accents and capitals, for not everybody has them at hand. */
function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
