import type { Bonus } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { OrderIcon } from '../figures/order-icon.tsx';

interface BonusArchProps {
  readonly bonus: Bonus;
  readonly isEarned: boolean;
}

/** A bonus in an arch: filled if it would be earned, hollow if not. */
export function BonusArch({ bonus, isEarned }: BonusArchProps): JSX.Element {
  return (
    <span class={`bonus-arch${isEarned ? ' is-earned' : ''}`} aria-hidden="true">
      <OrderIcon name={bonus} />
    </span>
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
