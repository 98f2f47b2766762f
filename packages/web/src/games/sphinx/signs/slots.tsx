import type { CoinColour } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { TierSign } from './tier-sign.tsx';

interface SlotsProps {
  readonly colour: CoinColour;
  readonly filled: number;
  readonly of: number;
}

/** The slots of a row: full ones are coins, open ones dashed. They say nothing by themselves. */
export function Slots({ colour, filled, of }: SlotsProps): JSX.Element {
  return (
    <>
      {Array.from({ length: of }, (_, n) => (
        <TierSign key={n} tier={colour} look={n < filled ? 'full' : 'open'} />
      ))}
    </>
  );
}
