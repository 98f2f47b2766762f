/** What the files say to people; words live in the texts, not in the rules. */
const WORDS: readonly string[] = ['name', 'text', 'look', 'about', 'steps'];

/** A value of the files without its words. */
export function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !WORDS.includes(key))
      .map(([key, inner]) => [key, withoutWords(inner)]),
  );
}

/** Without these keys. */
export function without(value: object, ...keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
