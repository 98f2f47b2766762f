import type { PowerText } from '@thera/texts/santorini';

/** Whether a power is meant by some words: each begins a word of its name, its title or its sentence. */
export function matchesSearch({ name, title, power }: PowerText, search: string): boolean {
  const words = plain(`${name} ${title} ${power}`).split(/[^\p{L}\p{N}]+/u);
  return plain(search)
    .split(/\s+/)
    .every((asked) => words.some((word) => word.startsWith(asked)));
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
