/** “a” before what has an article: “al Rey”, “a la Esfinge”. */
export const a = (named: string): string => (named.startsWith('el ') ? `al ${named.slice(3)}` : `a ${named}`);

/** “de” before what has an article: “del Rey”, “de la Esfinge”. */
export const de = (named: string): string =>
  named.startsWith('el ') ? `del ${named.slice(3)}` : `de ${named}`;
