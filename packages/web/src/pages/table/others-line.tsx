import type { JSX } from 'preact/jsx-runtime';
import { SeatClock } from '../play/seat-clock.tsx';
import type { OnlineParts } from './online-parts.tsx';

/** Who plays, whose turn it is and who is there, where a game shows no seats. */
export function OthersLine({ parts }: { readonly parts: OnlineParts }): JSX.Element | null {
  const { table } = parts;
  const frame = parts.frame.value;
  if (frame === undefined) return null;
  const { toAct, plan } = frame.seating;
  if (plan.value.seats.length < 2) return null;
  return (
    <ul class="others-line">
      {plan.value.seats.map((_, seat) => (
        <li key={String(seat)} class={toAct === seat ? 'is-to-act' : ''}>
          {parts.besideName(seat)}
          <span class="others-name">{frame.client.names.value[seat] ?? table.nameAt(seat)}</span>
          {frame.clock?.isTimed(seat) && (
            <SeatClock clock={frame.clock} seat={seat} text={frame.text.value} />
          )}
        </li>
      ))}
    </ul>
  );
}
