import type { Face } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';

type Pip = readonly [x: number, y: number];

const FAR = 9.6;
const MIDDLE: Pip = [0, 0];
const FALLING: readonly Pip[] = [
  [-FAR, -FAR],
  [FAR, FAR],
];
const RISING: readonly Pip[] = [
  [-FAR, FAR],
  [FAR, -FAR],
];
const SIDES: readonly Pip[] = [
  [-FAR, 0],
  [FAR, 0],
];
const PIPS: Readonly<Record<Face, readonly Pip[]>> = {
  1: [MIDDLE],
  2: FALLING,
  3: [...FALLING, MIDDLE],
  4: [...FALLING, ...RISING],
  5: [...FALLING, ...RISING, MIDDLE],
  6: [...FALLING, ...RISING, ...SIDES],
};
const PORES = 'M-12.4-2h.1M4-14h.1M13.6 5.6h.1M-3 14.4h.1';

interface DieFaceProps {
  readonly face: Face;
  /** Large enough for its pores to be seen: from 36 pixels up. */
  readonly isLarge?: boolean;
}

/** A face of the die: a pumice tile with pips. It says nothing by itself: the number is beside it in words. */
export function DieFace({ face, isLarge = false }: DieFaceProps): JSX.Element {
  return (
    <svg class="die-face" viewBox="-20 -20 40 40" aria-hidden="true">
      <rect
        x="-19"
        y="-19"
        width="38"
        height="38"
        rx="9.6"
        fill="var(--plaster-lit)"
        stroke="var(--line-strong)"
        stroke-width="2"
      />
      {isLarge && <path d={PORES} stroke="var(--grout)" stroke-width="2.8" stroke-linecap="round" />}
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.8" fill="var(--die-ink)" />
      ))}
    </svg>
  );
}
