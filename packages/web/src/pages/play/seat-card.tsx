import './seats.css';
import { type Colour, workerPicture } from '@thera/board';
import { type Power, powerOf } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { GameText } from '@thera/texts';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { emblemMarkup } from '../../games/santorini/emblems/emblem-markup.ts';
import { sentenceOf } from '../../games/santorini/play/power-detail.tsx';
import { sentenceCase } from './seat-note.tsx';

interface SeatCardProps {
  readonly seat: Seat;
  /** What the seat is called, and who plays it. */
  readonly name: string;
  readonly who: string;
  readonly card: Power | undefined;
  readonly colour: Colour;
  readonly state: '' | 'is-to-act' | 'is-gone';
  readonly texts: GameText;
  /** What the button of the power is called. */
  readonly powerLabel: string;
  readonly onPower: () => void;
  /** A line about now; without one the power itself is told. */
  readonly children?: ComponentChildren;
}

/** A seat beside the board: its figure, its power, who plays it and what there is to know about it. */
export function SeatCard(props: SeatCardProps): JSX.Element {
  const { seat, name, who, card, colour, state, texts, powerLabel, onPower, children } = props;
  const tip = useId();
  const sentence = card === undefined ? sentenceCase(texts.board.noPowerYet) : sentenceOf(card, texts);
  return (
    <section
      class={`strip seat-${colour + 1} ${state}`}
      style={{ '--seat-order': seat }}
      aria-label={[name, who].filter(Boolean).join(', ')}
    >
      <span class="strip-figure" dangerouslySetInnerHTML={{ __html: workerPicture(colour) }} />
      {card === undefined ? (
        <span class="emblem dealt" aria-hidden="true">
          ?
        </span>
      ) : (
        <>
          <button
            type="button"
            class={`emblem ${card.id === 'mortal' ? 'none' : powerOf(card.id).group}`}
            aria-label={powerLabel}
            aria-describedby={tip}
            onClick={onPower}
            dangerouslySetInnerHTML={{ __html: emblemMarkup(card.id) }}
          />
          <div class="power-tip" role="tooltip" id={tip}>
            <span class="god">{texts.powers[card.id].name}</span>
            <span class="power-title">{texts.powers[card.id].title}</span>
            <span class="power-sentence">{sentence}</span>
          </div>
        </>
      )}
      <div class="strip-words">
        <p class="strip-name">
          <span class="god">{name}</span> <span class="strip-who">{who}</span>
        </p>
        {children ?? <p class="strip-note">{sentence}</p>}
      </div>
    </section>
  );
}
