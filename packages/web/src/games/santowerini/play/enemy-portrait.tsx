import { piecePicture } from '@thera/board';
import type { EnemyKind } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { ENEMY_PICTURES } from '../figures/enemy-pictures.ts';

interface EnemyPortraitProps {
  readonly kind: EnemyKind;
  readonly isStunned?: boolean;
}

/** An enemy by itself, as it looks at the viewer. */
export function EnemyPortrait({ kind, isStunned = false }: EnemyPortraitProps): JSX.Element {
  return (
    <span
      class="enemy-portrait"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: piecePicture(ENEMY_PICTURES[kind], 'front', isStunned) }}
    />
  );
}
