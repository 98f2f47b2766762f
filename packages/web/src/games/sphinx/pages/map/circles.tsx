import type { MapCircle } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { TierSign } from '../../signs/tier-sign.tsx';

/** The circles of a riddle, shaded or open; who cannot see them is told in words elsewhere. */
export function Circles({ circles }: { readonly circles: readonly MapCircle[] }): JSX.Element {
  return (
    <span class="circles" aria-hidden="true">
      {circles.map(({ tier, state, isExpert }) => (
        <TierSign
          key={tier}
          tier={tier}
          look={state === 'shaded' ? 'full' : 'open'}
          isExpert={isExpert && state === 'shaded'}
        />
      ))}
    </span>
  );
}
