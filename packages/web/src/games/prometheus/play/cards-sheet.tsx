import { cardName } from '@thera/play/prometheus';
import { countOf, kindsIn, type Pile, type View } from '@thera/prometheus';
import type { Seat } from '@thera/table';
import type { PrometheusPlayText } from '@thera/texts/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import { Portrait } from '../signs/portrait.tsx';

interface CardsSheetProps {
  readonly view: View;
  readonly seat: Seat;
  readonly text: PrometheusPlayText;
}

/** The cards of a seat, as far as whoever looks may know: hand and deck, or both together, and the discards. */
export function CardsSheet({ view, seat, text }: CardsSheetProps): JSX.Element {
  const { cards } = view.seats[seat]!;
  return (
    <div class="cards-sheet">
      {cards.kind === 'open' ? (
        <>
          <PileList title={text.hand} pile={cards.hand} text={text} />
          <PileList title={text.deck} pile={cards.deck} text={text} />
        </>
      ) : (
        <>
          <p>
            {text.cardsHeld(cards.held)} · {text.cardsLeft(cards.left)}
          </p>
          <PileList title={text.unseen} pile={cards.unseen} text={text} />
        </>
      )}
      <PileList title={text.discards} pile={cards.discards} text={text} />
    </div>
  );
}

interface PileListProps {
  readonly title: string;
  readonly pile: Pile;
  readonly text: PrometheusPlayText;
}

function PileList({ title, pile, text }: PileListProps): JSX.Element {
  const cards = kindsIn(pile);
  return (
    <section>
      <h3 class="label">{title}</h3>
      {cards.length === 0 ? (
        <p>–</p>
      ) : (
        <ul class="pile-list">
          {cards.map((card) => (
            <li key={card}>
              <Portrait card={card} />
              <span>{cardName(card, text.game)}</span>
              <b>×{countOf(pile, card)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
