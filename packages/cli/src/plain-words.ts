/** Words as they are compared: without accents, capitals and needless spaces, for not everybody has them at hand. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();
