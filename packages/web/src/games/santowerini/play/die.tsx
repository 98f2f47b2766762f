import type { Face } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { DieFace } from '../figures/die-face.tsx';

interface DieProps {
  readonly face: Face;
  /** It turns twice and settles. */
  readonly isRolling?: boolean;
}

/** The die, at rest or as it rolls. */
export function Die({ face, isRolling = false }: DieProps): JSX.Element {
  return (
    <span class={`die${isRolling ? ' is-rolling' : ''}`}>
      <DieFace face={face} />
    </span>
  );
}
