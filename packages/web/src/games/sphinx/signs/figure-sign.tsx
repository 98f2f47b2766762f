import './signs.css';
import { piecePicture } from '@thera/board';
import type { JSX } from 'preact/jsx-runtime';
import type { FigureKind, TokenKind } from '../figures/kinds.ts';
import { SPHINX_PICTURES } from '../figures/pictures.ts';

interface FigureSignProps {
  readonly kind: FigureKind | TokenKind;
  /** Whether it fills its frame: those who are slender need less room beside them than a wide piece. */
  readonly isClose?: boolean;
}

/** Somebody or something from the field, by itself. It says nothing by itself. */
export function FigureSign({ kind, isClose = false }: FigureSignProps): JSX.Element {
  return (
    <span
      class="figure-sign"
      aria-hidden="true"
      // The markup is our own drawing.
      dangerouslySetInnerHTML={{ __html: figurePicture(kind, isClose) }}
    />
  );
}

const SLENDER = '-32 -90 64 96';

/** The same as SVG. */
export function figurePicture(kind: FigureKind | TokenKind, isClose = false): string {
  const picture = SPHINX_PICTURES[kind];
  return piecePicture(isClose ? { ...picture, box: SLENDER } : picture, 'front');
}
