import type { UnitName } from '../../prometheus/unit-text.ts';

/** “a” before what has an article: “al Ágora Rota”, “a la Hidra”. */
export const a = (the: string): string => (the.startsWith('el ') ? `al ${the.slice(3)}` : `a ${the}`);

/** “de” before what has an article: “del Patio de los Tronos”, “de la Hidra”. */
export const de = (the: string): string => (the.startsWith('el ') ? `del ${the.slice(3)}` : `de ${the}`);

/** An adjective or participle in -o that agrees: “atrapada”, “atrapados”. */
export function agree(
  { isMany, isFeminine }: Pick<UnitName, 'isMany' | 'isFeminine'>,
  masculine: string,
): string {
  const gendered = isFeminine ? `${masculine.slice(0, -1)}a` : masculine;
  return isMany ? `${gendered}s` : gendered;
}

/** The form of a verb for one or for many. */
export const verb = ({ isMany }: Pick<UnitName, 'isMany'>, one: string, many: string): string =>
  isMany ? many : one;

/** “1 carta”, “2 cartas”. */
export const counted = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
