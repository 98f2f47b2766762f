import './signs.css';
import { GEMS, type Gem } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { GEM_CUTS } from '../figures/gems.ts';

interface DieSignProps {
  /** The colour on top. */
  readonly face?: Gem;
  /** It tumbles and settles. */
  readonly isRolling?: boolean;
}

const PLACES = [
  'translate(0 -15)scale(.5 .27)',
  'matrix(.4 .22 0 .46 -12.500 7)',
  'matrix(.4 -.22 0 .46 12.500 7)',
] as const;

/** The die of the Sphinx: two faces of each colour. It says nothing by itself. */
export function DieSign({ face = 'red', isRolling = false }: DieSignProps): JSX.Element {
  const first = GEMS.indexOf(face);
  const shown = [0, 1, 2].map((n) => GEMS[(first + n) % GEMS.length]!);
  return (
    <svg class={`die-sign${isRolling ? ' is-rolling' : ''}`} viewBox="-30 -32 60 64" aria-hidden="true">
      <g stroke="var(--figure-edge)" stroke-width="3" stroke-linejoin="round">
        <path d="M0-28L25-15L0-2L-25-15Z" fill="var(--pumice)" />
        <path d="M-25-15L0-2V29L-25 15Z" fill="var(--pumice)" />
        <path d="M25-15L0-2V29L25 15Z" fill="var(--plaster-shade)" />
      </g>
      {shown.map((gem, n) => (
        <path
          key={gem}
          transform={PLACES[n]!}
          d={GEM_CUTS[gem].outline}
          fill={`var(--gem-${gem})`}
          stroke={`var(--gem-${gem}-edge)`}
          stroke-width="5"
        />
      ))}
    </svg>
  );
}
