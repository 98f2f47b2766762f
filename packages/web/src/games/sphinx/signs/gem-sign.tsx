import './signs.css';
import type { Gem } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { GEM_CUTS } from '../figures/gems.ts';

interface GemSignProps {
  readonly gem: Gem;
  readonly isSpent?: boolean;
}

/** A gem of the Sphinx, there or spent. It says nothing by itself. */
export function GemSign({ gem, isSpent = false }: GemSignProps): JSX.Element {
  const { outline, facets } = GEM_CUTS[gem];
  return (
    <svg class={`gem-sign${isSpent ? ' is-spent' : ''}`} viewBox="-29 -30 58 60" aria-hidden="true">
      <path
        class="gem-cut"
        d={outline}
        fill={`var(--gem-${gem})`}
        stroke={`var(--gem-${gem}-edge)`}
        stroke-width="3.2"
        stroke-linejoin="round"
      />
      {isSpent ? (
        <path class="gem-cross" d="M-8-8L8 8M8-8L-8 8" />
      ) : (
        <path
          d={facets}
          fill="none"
          stroke="#fff"
          stroke-opacity=".6"
          stroke-width="2"
          stroke-linejoin="round"
        />
      )}
    </svg>
  );
}
