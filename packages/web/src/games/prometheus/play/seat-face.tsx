import { UNITS, unitsIn } from '@thera/prometheus';
import type { Seat } from '@thera/table';
import type { JSX } from 'preact/jsx-runtime';
import type { OpenSheet, SeatFace } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { StatSign } from '../signs/stat-sign.tsx';
import { UnitSign } from '../signs/unit-sign.tsx';
import { sizeOf } from './hand.tsx';

/** How a seat presents itself: its gods, and how many cards it holds, has left and has thrown away. */
export function seatFace(ctrl: PrometheusCtrl, seat: Seat, open: OpenSheet): SeatFace {
  const view = ctrl.shown.value;
  const { cards, isGone } = view.seats[seat]!;
  const gods = unitsIn(view).filter((unit) => unit.seat === seat && UNITS[unit.id].class === 'god');
  const [held, left] =
    cards.kind === 'open' ? [sizeOf(cards.hand), sizeOf(cards.deck)] : [cards.held, cards.left];
  const { text } = ctrl;
  return {
    name: ctrl.names.value[seat] ?? '',
    badge: (
      <span class="seat-gods">
        {gods.map((unit) => (
          <UnitSign key={unit.id} unit={unit} />
        ))}
      </span>
    ),
    note: (
      <button type="button" class="strip-note seat-counts" onClick={() => open(`cards ${seat}`)}>
        <Count name="hand" count={held} label={text.hand} />
        <Count name="deck" count={left} label={text.deck} />
        <Count name="discards" count={sizeOf(cards.discards)} label={text.discards} />
      </button>
    ),
    isOut: isGone,
  };
}

interface CountProps {
  readonly name: 'hand' | 'deck' | 'discards';
  readonly count: number;
  readonly label: string;
}

function Count({ name, count, label }: CountProps): JSX.Element {
  return (
    <span title={label}>
      <StatSign name={name} /> <b>{count}</b> <span class="unseen">{label}</span>
    </span>
  );
}
