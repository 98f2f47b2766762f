import { type Power, powerOf } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import { useId } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { emblemMarkup } from '../emblems/emblem-markup.ts';

interface SeatPowerProps {
  readonly card: Power | undefined;
  /** What its button is called. */
  readonly label: string;
  /** What it does, in a sentence. */
  readonly sentence: string;
  readonly texts: GameText;
  readonly onPower: () => void;
}

/** The power of a seat: a button with what it does in brief, or a riddle before it has one. */
export function SeatPower({ card, label, sentence, texts, onPower }: SeatPowerProps): JSX.Element {
  const tip = useId();
  if (card === undefined)
    return (
      <span class="emblem dealt" aria-hidden="true">
        ?
      </span>
    );
  const { name, title } = texts.powers[card.id];
  return (
    <>
      <button
        type="button"
        class={`emblem ${card.id === 'mortal' ? 'none' : powerOf(card.id).group}`}
        aria-label={label}
        aria-describedby={tip}
        onClick={onPower}
        dangerouslySetInnerHTML={{ __html: emblemMarkup(card.id) }}
      />
      <div class="power-tip" role="tooltip" id={tip}>
        <span class="god">{name}</span>
        <span class="power-title">{title}</span>
        <span class="power-sentence">{sentence}</span>
      </div>
    </>
  );
}
