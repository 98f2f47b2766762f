const GAP = 2;

/** Items in as many columns as fit, read downwards. */
export function inColumns(items: readonly string[], width: number): string[] {
  if (items.length === 0) return [];
  const column = Math.max(...items.map((item) => item.length)) + GAP;
  const across = Math.max(1, Math.floor((width + GAP) / column));
  const height = Math.ceil(items.length / across);
  return Array.from({ length: height }, (_, row) =>
    items
      .filter((_, n) => n % height === row)
      .map((item) => item.padEnd(column))
      .join('')
      .trimEnd(),
  );
}
