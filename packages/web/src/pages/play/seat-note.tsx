import type { JSX } from 'preact/jsx-runtime';

/** What there is to know about a seat now; undefined makes room for the power itself. */
export function notesLine(notes: readonly string[]): JSX.Element | undefined {
  if (notes.length === 0) return undefined;
  return <p class="strip-note is-now">{sentenceCase(notes.join(' · '))}</p>;
}

/** Notes are written to follow a name; alone they begin like a sentence. */
export const sentenceCase = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
