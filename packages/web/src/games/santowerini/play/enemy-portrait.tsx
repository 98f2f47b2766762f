import type { EnemyKind } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { ENEMY_PICTURES } from '../figures/enemy-pictures.ts';

/** An enemy by itself, as it looks at the viewer; its niche has the colour of its cloth. */
export function EnemyPortrait({ kind }: { readonly kind: EnemyKind }): JSX.Element {
  const { body, fill, edge } = ENEMY_PICTURES[kind];
  return (
    <svg class="enemy-portrait" viewBox="-52 -112 104 120" aria-hidden="true">
      <g
        fill={fill}
        style={{ color: edge }}
        stroke="currentColor"
        stroke-width="3.4"
        stroke-linejoin="round"
        stroke-linecap="round"
        dangerouslySetInnerHTML={{ __html: body('front') }}
      />
    </svg>
  );
}
