/** Joins words into a list as a language does. Preparing for that takes long, so it waits for the first list. */
export function listOf(
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (items: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (items) => {
    format ??= new Intl.ListFormat(locale, { type });
    return format.format(items);
  };
}
