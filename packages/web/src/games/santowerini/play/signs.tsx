import type { Bonus } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';

/** A flag, a heart and a house, on a grid of 24. */
const BONUS_PATHS: Readonly<Record<Bonus, string>> = {
  first: 'M7 20V5h11l-2.500 3.500L18 12H7',
  alive:
    'M12 20C4 14 3.500 9 6 6.700c2-1.900 4.800-1.200 6 1.300c1.200-2.500 4-3.200 6-1.300c2.500 2.300 2 7.300-6 13.300z',
  buildings: 'M4.500 12L12 5l7.500 7M6.500 10.500V19h11v-8.500M10 19v-4.500h4V19',
};

interface BonusArchProps {
  readonly bonus: Bonus;
  readonly isEarned: boolean;
}

/** A bonus in an arch: filled if it would be earned, hollow if not. */
export function BonusArch({ bonus, isEarned }: BonusArchProps): JSX.Element {
  return (
    <span class={`bonus-arch${isEarned ? ' is-earned' : ''}`} aria-hidden="true">
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={BONUS_PATHS[bonus]} />
      </svg>
    </span>
  );
}

/** A broken gate: the city falls. */
export function BrokenGate(): JSX.Element {
  return (
    <svg class="icon broken-gate" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 21V11a8 8 0 0 1 16 0v10M3 21h5v-8l3 3M21 21h-5v-5M12 3l-1.500 4 3 2.500-2.500 3.500" />
    </svg>
  );
}

interface HitsProps {
  readonly left: number;
  readonly of: number;
}

/** Diamonds: full for hits that are left, hollow for those that are spent. */
export function Hits({ left, of }: HitsProps): JSX.Element {
  return (
    <svg class="hits" viewBox={`0 0 ${of * 14} 14`} style={{ width: `${of * 12}px` }} aria-hidden="true">
      {Array.from({ length: of }, (_, n) => (
        <path
          key={n}
          class={n < left ? 'hit' : 'hit is-spent'}
          d={`M${n * 14 + 7} 1.500l5.500 5.500-5.500 5.500-5.500-5.500z`}
        />
      ))}
    </svg>
  );
}
