import { AREA_IDS, POWER_IDS, UNIT_IDS } from '@thera/prometheus';
import { LANGUAGES } from '@thera/texts';
import { prometheusCatalogueOf } from '@thera/texts/prometheus';
import { plainWords } from '../../plain-words.ts';

/** The longest name has so many words. */
const MOST_WORDS = 5;

/** What people call things in any language, and how steps are written with them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) => {
    const { units, areas, powers, actions, terms } = prometheusCatalogueOf(language);
    return [
      ...Object.entries(actions.kinds).map(([kind, name]) => [name, kind] as const),
      ...UNIT_IDS.flatMap((id) => [
        [units[id].name, id] as const,
        [units[id].the, id] as const,
        [id, id] as const,
      ]),
      ...AREA_IDS.flatMap((id) => [
        [areas[id].name, id] as const,
        [areas[id].the, id] as const,
        [id, id] as const,
      ]),
      ...POWER_IDS.flatMap((id) => [[powers[id].name, id] as const, [id, id] as const]),
      ...Object.entries(terms.faces).map(([face, name]) => [name, face] as const),
      [terms.cards.artOfWar, 'artOfWar'] as const,
      [terms.cards.omphalos, 'omphalos'] as const,
    ].map(([name, written]) => [plainWords(name), written] as const);
  }),
);

/** The words of a line as steps are written: names of several words become one, in whatever language they stand. */
export function wordsIn(line: string): readonly string[] {
  const typed = plainWords(line)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const words: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const count = longestName(typed.slice(at, at + MOST_WORDS));
    const name = typed.slice(at, at + Math.max(1, count)).join(' ');
    words.push(NAMES.get(name) ?? name);
    at += Math.max(1, count);
  }
  return words;
}

function longestName(words: readonly string[]): number {
  for (let count = words.length; count > 0; count--)
    if (NAMES.has(words.slice(0, count).join(' '))) return count;
  return 0;
}
