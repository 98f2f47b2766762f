import './signs.css';
import { piecePicture } from '@thera/board';
import type { JSX } from 'preact/jsx-runtime';
import type { FigureKind } from '../figures/kinds.ts';
import { SPHINX_PICTURES } from '../figures/pictures.ts';

interface FigureSignProps {
  readonly kind: FigureKind;
}

/** Somebody from the field, by itself. It says nothing by itself. */
export function FigureSign({ kind }: FigureSignProps): JSX.Element {
  return (
    <span
      class="figure-sign"
      aria-hidden="true"
      // The markup is our own drawing.
      dangerouslySetInnerHTML={{ __html: figurePicture(kind) }}
    />
  );
}

/** The same as SVG. */
export const figurePicture = (kind: FigureKind): string => piecePicture(SPHINX_PICTURES[kind], 'front');
