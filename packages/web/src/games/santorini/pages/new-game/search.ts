import type { PowerText } from '@thera/texts/santorini';

/** Whether a power is meant by some words: each begins a word of its name, its title, its sentence or its group. */
export function matchesSearch(
  { name, title, power }: Pick<PowerText, 'name' | 'title' | 'power'>,
  search: string,
  group = '',
): boolean {
  const words = plain(`${name} ${title} ${power} ${group}`).split(/[^\p{L}\p{N}]+/u);
  return plain(search)
    .split(/\s+/)
    .every((asked) => words.some((word) => word.startsWith(asked)));
}

/** Whether a name is meant by some words, of which there is at least one. */
export const namesIt = (name: string, search: string): boolean =>
  plain(search) !== '' && matchesSearch({ name, title: '', power: '' }, search);

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
