import type { GameTitle } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';

/** What a fight is called above its maps. */
export function titleOf(ctrl: PrometheusCtrl): GameTitle {
  const { shown, texts, text } = ctrl;
  const { setup, turn } = shown.value;
  const table = texts.terms.tables[setup.table].name;
  const number = Math.max(1, turn.number);
  return {
    name: texts.name,
    about: text.subtitle(table, number),
    brief: text.brief(number),
    where: othersInBrief(ctrl),
    begunFrom: '/prometheus',
  };
}

/** How many cards the others hold. */
function othersInBrief({ shown, handSeat, names, text }: PrometheusCtrl): string {
  return shown.value.seats
    .flatMap(({ cards }, seat) =>
      seat === handSeat || cards.kind === 'open' ? [] : [text.cardsOf(names.value[seat]!, cards.held)],
    )
    .join(' · ');
}
