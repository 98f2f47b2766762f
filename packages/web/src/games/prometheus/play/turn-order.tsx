import './turn-order.css';
import { TABLES, type View } from '@thera/prometheus';
import type { Seat } from '@thera/table';
import type { JSX } from 'preact/jsx-runtime';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { SideSign } from '../signs/side-sign.tsx';

/** Whose turn it is, and whose turns follow until all have had theirs. */
export function seatsInOrder({ setup, turn }: View): readonly Seat[] {
  const { turnOrder } = TABLES[setup.table];
  const now = Math.max(0, turn.number - 1);
  return turnOrder.map((_, n) => turnOrder[(now + n) % turnOrder.length]!);
}

/** The order of turns, in the header of wide screens. */
export function TurnOrder({ ctrl }: { readonly ctrl: PrometheusCtrl }): JSX.Element {
  const view = ctrl.shown.value;
  return (
    <ol class="turn-order" aria-label={ctrl.text.order}>
      {seatsInOrder(view).map((seat, n) => (
        <li key={n} aria-current={n === 0 && view.turn.number > 0 ? 'step' : undefined}>
          <SideSign side={view.seats[seat]!.side} /> {ctrl.names.value[seat]}
        </li>
      ))}
    </ol>
  );
}
