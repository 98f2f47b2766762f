import type { TokenKind } from '@thera/texts/santorini';

/** The sign of each token: none is a worker's. */
export const TOKEN_SIGNS: Readonly<Record<TokenKind, string>> = {
  closed: '◆',
  coin: '◇',
  whirlpool: '@',
  abyss: '×',
  fate: '*',
  ram: 'R',
};
