import { piecePicture } from '@thera/board';
import type { JSX } from 'preact/jsx-runtime';
import type { FigureKind, TokenKind } from './kinds.ts';
import { SPHINX_PICTURES } from './pictures.ts';

/** A figure or a token by itself, as it looks at the viewer. It says nothing: the words stand beside it. */
export function Figure({ kind }: { readonly kind: FigureKind | TokenKind }): JSX.Element {
  return (
    <span
      class="figure"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: piecePicture(SPHINX_PICTURES[kind], 'front', false) }}
    />
  );
}
