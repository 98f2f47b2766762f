import type { GameTitle } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { sizeOf } from './hand.tsx';
import { seatsInOrder } from './turn-order.tsx';
import { turnPart } from './turn-part.ts';

/** What a fight is called above its maps, and how far its turn has come. */
export function titleOf(ctrl: PrometheusCtrl): GameTitle {
  const { shown, texts, text } = ctrl;
  const { setup, turn } = shown.value;
  const table = texts.terms.tables[setup.table].name;
  const { number } = turn;
  const part = turnPart(shown.value);
  return {
    name: texts.name,
    // Before play there are no turns.
    about: number === 0 ? table : text.subtitle(table, number),
    brief: number === 0 ? table : text.brief(number, part && texts.terms.parts[part]),
    where: number === 0 ? '' : othersInBrief(ctrl),
    begunFrom: '/prometheus',
  };
}

/** The others in the order of their turns, and how many cards they hold. */
function othersInBrief({ shown, handSeat, names, text }: PrometheusCtrl): string {
  const { seats } = shown.value;
  const others = [...new Set(seatsInOrder(shown.value))].filter((seat) => seat !== handSeat);
  return text.next(
    others
      .map((seat) => {
        const { cards } = seats[seat]!;
        return text.cardsOf(names.value[seat]!, cards.kind === 'open' ? sizeOf(cards.hand) : cards.held);
      })
      .join(', '),
  );
}
