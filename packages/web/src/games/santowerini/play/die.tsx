import type { Face } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';

/** Where the pips of each face are, in steps from the middle. */
const PIPS: Readonly<Record<Face, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const STEP = 9.6;

interface DieProps {
  readonly face: Face;
  /** It turns twice and settles. */
  readonly isRolling?: boolean;
}

/** A die of pumice. */
export function Die({ face, isRolling = false }: DieProps): JSX.Element {
  return (
    <svg class={`die${isRolling ? ' is-rolling' : ''}`} viewBox="-20 -20 40 40" aria-hidden="true">
      <rect class="die-side" x="-19" y="-19" width="38" height="38" rx="9.6" />
      <path class="die-pores" d="M-12.4-2h.1M4-14h.1M13.600 5.600h.1M-3 14.400h.1" />
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} class="die-pip" cx={x * STEP} cy={y * STEP} r="3.8" />
      ))}
    </svg>
  );
}
