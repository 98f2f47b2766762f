/** Whether all words that are sought stand somewhere, whatever their accents and capitals. */
export function isFound(sought: string, lines: readonly string[]): boolean {
  const text = plain(lines.join(' '));
  return plain(sought)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
