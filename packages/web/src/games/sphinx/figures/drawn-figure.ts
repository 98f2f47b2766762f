import type { FigureKind, TokenKind } from './kinds.ts';
import { SPHINX_PICTURES } from './pictures.ts';

const HAND = 'stroke="currentColor" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"';

/** A figure as part of a larger drawing, its feet at 0, 0; about 100 high. */
export function drawnFigure(kind: FigureKind | TokenKind): string {
  const { body, fill, edge } = SPHINX_PICTURES[kind];
  return `<g fill="${fill}" color="${edge}" ${HAND}>${body('front')}</g>`;
}
