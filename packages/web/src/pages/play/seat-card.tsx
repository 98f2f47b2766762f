import './seats.css';
import { type Colour, workerPicture } from '@thera/board';
import type { Seat } from '@thera/table';
import type { ComponentChildren } from 'preact';
import type { JSX } from 'preact/jsx-runtime';

interface SeatCardProps {
  readonly seat: Seat;
  /** What the seat is called, and who plays it. */
  readonly name: string;
  readonly who: string;
  readonly colour: Colour;
  /** Its figure as SVG, where it is not a worker of its colour. */
  readonly picture?: string | undefined;
  readonly state: '' | 'is-to-act' | 'is-gone';
  /** What it plays with. */
  readonly badge?: ComponentChildren;
  /** Whether whoever plays it is there, where that is known. */
  readonly besideName?: ComponentChildren;
  /** How much time it has. */
  readonly clock?: ComponentChildren;
  /** A line about now. */
  readonly children?: ComponentChildren;
}

/** A seat beside the board: its figure, what it plays with, who plays it and what there is to know about it. */
export function SeatCard(props: SeatCardProps): JSX.Element {
  const { seat, name, who, colour, picture = workerPicture(colour), state, badge, clock } = props;
  return (
    <section
      class={`strip seat-${colour + 1} ${state}`}
      style={{ '--seat-order': seat }}
      aria-label={[name, who].filter(Boolean).join(', ')}
    >
      <span class="strip-figure" dangerouslySetInnerHTML={{ __html: picture }} />
      {badge}
      <div class="strip-words">
        <p class="strip-name">
          {props.besideName}
          <span class="god">{name}</span> <span class="strip-who">{who}</span>
        </p>
        {props.children}
      </div>
      {clock}
    </section>
  );
}
