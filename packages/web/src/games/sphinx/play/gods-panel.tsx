import './gods.css';
import { cardName, piecesInWords, queueCardName } from '@thera/play/sphinx';
import { deckSize, GOD_CARDS, type HeldGod, holdLimit, piecesOf, type QueueCard } from '@thera/sphinx';
import type { SphinxText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import type { OpenSheet } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { FacedownNiche, GodNiche } from '../signs/god-niche.tsx';
import { LineIcon } from '../signs/line-icon.tsx';
import { questOf } from './card-sheet.tsx';

interface GodsProps {
  readonly ctrl: SphinxCtrl;
  readonly open: OpenSheet;
}

/** The cards that can be called or used, and the gods that are held. */
export function GodsPanel({ ctrl, open }: GodsProps): JSX.Element {
  return (
    <section class="gods card">
      <Queue ctrl={ctrl} open={open} />
      <HeldGods ctrl={ctrl} open={open} />
    </section>
  );
}

function Queue({ ctrl, open }: GodsProps): JSX.Element {
  const { labels } = ctrl.texts;
  const { queue, deck } = ctrl.shown.value;
  const left = deckSize(deck);
  const isCalling = ctrl.attempt?.chosenAct === 'call';
  return (
    <div class={`queue${isCalling ? ' is-calling' : ''}`}>
      <p class="gods-head">
        <span class="label">{labels.queue}</span>
        <span class="gods-note wide-label">{labels.leftInDeck(left)}</span>
        <span class="gods-note short-label">{left > 0 && labels.moreInDeck(left)}</span>
      </p>
      <ol class="queue-cards">
        {queue.map((card, slot) => (
          <li key={keyOf(card, slot)}>
            <button
              type="button"
              class="queue-card"
              title={powerOf(card, ctrl.texts)}
              onClick={() => open(`queue:${slot}`)}
            >
              <span class="unseen">{queuedLabel(ctrl, card, slot)}</span>
              <QueueNiche card={card} />
              <span class="queue-name" aria-hidden="true">
                {queueCardName(card, ctrl.texts)}
              </span>
            </button>
          </li>
        ))}
        {queue.length === 0 && <li class="gods-note">{ctrl.text.emptyPlace}</li>}
      </ol>
    </div>
  );
}

const keyOf = (card: QueueCard, slot: number): string =>
  card.kind === 'god' ? card.god : card.kind === 'blessing' ? card.blessing : `${card.type} ${slot}`;

function QueueNiche({ card }: { readonly card: QueueCard }): JSX.Element {
  switch (card.kind) {
    case 'god':
      return <GodNiche card={card.god} pieces={piecesOf(GOD_CARDS[card.god].pieces)} />;
    case 'blessing':
      return <GodNiche card={card.blessing} />;
    case 'facedown':
      return <FacedownNiche type={card.type} />;
  }
}

/** What a card can do, in a line; of a facedown one nobody knows. */
function powerOf(card: QueueCard, { gods, blessings }: SphinxText): string | undefined {
  switch (card.kind) {
    case 'god':
      return gods[card.god].summary;
    case 'blessing':
      return blessings[card.blessing].effect;
    case 'facedown':
      return undefined;
  }
}

/** For who cannot see it: “2 of 3, Atlas, brings 1 dome”. */
function queuedLabel({ text, texts, shown }: SphinxCtrl, card: QueueCard, slot: number): string {
  const what =
    card.kind === 'god'
      ? texts.labels.brings(piecesInWords(piecesOf(GOD_CARDS[card.god].pieces), texts))
      : card.kind === 'blessing'
        ? texts.labels.blessing
        : texts.godTypes[card.type];
  return text.queued(slot + 1, shown.value.queue.length, queueCardName(card, texts), what);
}

/** Own gods first; on phones those of others stand behind their figures. */
function HeldGods({ ctrl, open }: GodsProps): JSX.Element {
  const { labels } = ctrl.texts;
  const { held, setup } = ctrl.shown.value;
  const seat = ctrl.seat;
  const own = held.filter(({ owner }) => owner === seat);
  const others = held.filter(({ owner }) => owner !== seat);
  return (
    <div class="held">
      <p class="gods-head">
        <span class="label wide-label">{labels.held}</span>
        <span class="label short-label">{labels.yourGods(own.length, holdLimit(setup.players))}</span>
      </p>
      <ul class="held-list">
        {[...own, ...others].map((god) => (
          <li key={god.god} class={god.owner === seat ? 'is-own' : 'is-others'}>
            <Held ctrl={ctrl} held={god} open={open} />
          </li>
        ))}
      </ul>
      {held.length === 0 && <p class="gods-note wide-label">{labels.noGods}</p>}
      {own.length === 0 && (
        <span class="held-places short-label" aria-hidden="true">
          {Array.from({ length: holdLimit(setup.players) }, (_, place) => (
            <i key={place} />
          ))}
        </span>
      )}
    </div>
  );
}

interface HeldProps extends GodsProps {
  readonly held: HeldGod;
}

function Held({ ctrl, held, open }: HeldProps): JSX.Element {
  const { texts, text } = ctrl;
  const { god, owner, pieces, charges } = held;
  const name = cardName(god, texts);
  const { summary } = texts.gods[god];
  const isYou = owner === ctrl.seat;
  const whose = isYou ? `${ctrl.names.value[owner]} · ${text.you}` : (ctrl.names.value[owner] ?? '');
  const canUse = ctrl.attempt?.acts.includes(god) === true;
  const isUsed = ctrl.attempt?.chosenAct === god;
  return (
    <button
      type="button"
      class={`held-god${canUse ? ' can-use' : ''}${isUsed ? ' is-used' : ''}`}
      onClick={() => open(`card:${god}`)}
    >
      <GodNiche card={god} pieces={pieces} />
      <span class="held-words">
        <span class="held-name">
          <b>{name}</b>
          <span class="badge">{whose}</span>
          {charges !== null && <small>{texts.labels.charges(charges)}</small>}
        </span>
        <span class="held-power">{summary}</span>
        <span class="held-quest">
          <LineIcon name="clock" />
          <span>
            <b>{texts.labels.quest}:</b> {questOf(god, texts)}
          </span>
        </span>
      </span>
    </button>
  );
}
