/** JSON in which the order of keys does not matter: what is the same is the same text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    const isPlain = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isPlain ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part;
  });
