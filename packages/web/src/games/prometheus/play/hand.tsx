import './hand.css';
import { cardName } from '@thera/play/prometheus';
import {
  type CardId,
  countOf,
  findUnit,
  isUnitCard,
  kindsIn,
  type Pile,
  UNITS,
  type UnitId,
  type View,
} from '@thera/prometheus';
import type { Seat } from '@thera/table';
import type { JSX } from 'preact/jsx-runtime';
import type { OpenSheet } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { Portrait } from '../signs/portrait.tsx';
import { StatSign } from '../signs/stat-sign.tsx';

interface HandProps {
  readonly ctrl: PrometheusCtrl;
  readonly open: OpenSheet;
}

/** The cards of whoever looks at the screen: those of units begin an activation, the others pay. */
export function Hand({ ctrl, open }: HandProps): JSX.Element | null {
  const seat = ctrl.handSeat;
  const view = ctrl.shown.value;
  const cards = seat === undefined ? undefined : view.seats[seat]?.cards;
  if (seat === undefined || cards?.kind !== 'open' || view.turn.number === 0) return null;
  const { text } = ctrl;
  return (
    <section class={`hand${ctrl.deciding.aimed === undefined ? '' : ' is-aside'}`} aria-label={text.hand}>
      <button type="button" class="hand-piles" onClick={() => open(`cards ${seat}`)}>
        <span class="unseen">{text.deckList}</span>
        <PileCount name="deck" count={sizeOf(cards.deck)} label={text.deck} />
        <PileCount name="discards" count={sizeOf(cards.discards)} label={text.discards} />
      </button>
      <ul class="hand-cards">
        {inOrder(cards.hand, ctrl.deciding.activatable.value).map((card) => (
          <li key={card}>
            <HandCard ctrl={ctrl} seat={seat} card={card} count={countOf(cards.hand, card)} open={open} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const sizeOf = (pile: Pile): number =>
  kindsIn(pile).reduce((sum, card) => sum + countOf(pile, card), 0);

/** Those that can be played first, then those that pay, then the others. */
function inOrder(hand: Pile, playable: readonly UnitId[]): readonly CardId[] {
  const rank = (card: CardId): number => (!isUnitCard(card) ? 1 : playable.includes(card) ? 0 : 2);
  return kindsIn(hand).toSorted((one, other) => rank(one) - rank(other));
}

interface PileCountProps {
  readonly name: 'deck' | 'discards';
  readonly count: number;
  readonly label: string;
}

function PileCount({ name, count, label }: PileCountProps): JSX.Element {
  return (
    <span class="pile-count">
      <StatSign name={name} /> <b>{count}</b> <span>{label}</span>
    </span>
  );
}

interface HandCardProps extends HandProps {
  readonly seat: Seat;
  readonly card: CardId;
  readonly count: number;
}

function HandCard({ ctrl, card, count, open }: HandCardProps): JSX.Element {
  const { deciding, texts } = ctrl;
  const name = cardName(card, texts);
  const now = stateOf(ctrl.shown.value, card, ctrl);
  const isPlayable = isUnitCard(card) && deciding.activatable.value.includes(card);
  const isPicked =
    isUnitCard(card) && (deciding.picked.value === card || ctrl.shown.value.activation?.unit === card);
  return (
    <button
      type="button"
      class={`hand-card${isPlayable ? ' is-playable' : ''}${now === undefined || isPlayable ? '' : ' is-off'}${isPicked ? ' is-picked' : ''}`}
      aria-pressed={isUnitCard(card) ? isPicked : undefined}
      onClick={() => {
        if (isPlayable) ctrl.pick(isPicked ? undefined : card);
        else if (isUnitCard(card)) open(`unit ${card}`);
      }}
    >
      <Portrait card={card} />
      <span class="hand-card-name">{name}</span>
      <span class="hand-card-kind">{now ?? kindName(card, ctrl)}</span>
      {count > 1 && <span class="hand-card-count">×{count}</span>}
    </button>
  );
}

function kindName(card: CardId, { texts }: PrometheusCtrl): string {
  return isUnitCard(card) ? texts.terms.classes[UNITS[card].class] : '';
}

/** Why a card cannot be played now; undefined if it can, or if it pays. */
function stateOf(view: View, card: CardId, { text }: PrometheusCtrl): string | undefined {
  if (!isUnitCard(card)) return undefined;
  const unit = findUnit(view, card);
  if (unit?.isOut) return text.cardNow.dead;
  if (view.turn.activated.includes(card)) return text.cardNow.done;
  return unit?.area === null ? text.cardNow.inReserve : undefined;
}
