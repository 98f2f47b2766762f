import { cardName, isBlessing, pieceFrom, piecesInWords, sourcesNow } from '@thera/play/sphinx';
import {
  type CardId,
  countOf,
  GOD_CARDS,
  type GodId,
  holdLimit,
  type Pieces,
  piecesOf,
  type QueueCard,
} from '@thera/sphinx';
import { rewardWords, type SphinxText } from '@thera/texts/sphinx';
import type { ComponentChild } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import type { GameSheet } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { FacedownNiche, GodNiche } from '../signs/god-niche.tsx';

/** What it takes to earn the reward of a god. */
export function questOf(god: GodId, { gods, labels }: SphinxText): string {
  const { quest, used } = gods[god];
  return quest ?? labels.usualQuest(used, GOD_CARDS[god].pieces.length);
}

/** A card of the queue: what it is, and the button that calls or uses it. */
export function queueSheet(ctrl: SphinxCtrl, slot: number, close: () => void): GameSheet | undefined {
  const card = ctrl.shown.value.queue[slot];
  if (card === undefined) return undefined;
  if (card.kind === 'blessing') return cardSheet(ctrl, card.blessing, close);
  const title =
    card.kind === 'god'
      ? cardName(card.god, ctrl.texts)
      : ctrl.texts.labels.faceDown(ctrl.texts.godTypes[card.type]);
  const content = (
    <>
      <CardFace ctrl={ctrl} card={card} />
      <CallButton ctrl={ctrl} slot={slot} name={title} close={close} />
    </>
  );
  return { title, content };
}

/** A card that is held, or a blessing: what it is, and what can be done with it now. */
export function cardSheet(ctrl: SphinxCtrl, card: CardId, close: () => void): GameSheet {
  const content = (
    <>
      <CardFace
        ctrl={ctrl}
        card={isBlessing(card) ? { kind: 'blessing', blessing: card } : { kind: 'god', god: card }}
      />
      <UseButtons ctrl={ctrl} card={card} close={close} />
    </>
  );
  return { title: cardName(card, ctrl.texts), content };
}

interface FaceProps {
  readonly ctrl: SphinxCtrl;
  readonly card: QueueCard;
}

function CardFace({ ctrl, card }: FaceProps): JSX.Element {
  const { texts } = ctrl;
  const { labels, blessings, squares } = texts;
  if (card.kind === 'facedown')
    return (
      <Face niche={<FacedownNiche type={card.type} />} label={texts.godTypes[card.type]}>
        <p>{squares.things.queue.what}</p>
      </Face>
    );
  if (card.kind === 'blessing')
    return (
      <Face niche={<GodNiche card={card.blessing} />} label={labels.blessing}>
        <p>{blessings[card.blessing].effect}</p>
        <p class="card-note">{squares.things.blessing.what}</p>
      </Face>
    );
  return <GodFace ctrl={ctrl} god={card.god} />;
}

function GodFace({ ctrl, god }: { readonly ctrl: SphinxCtrl; readonly god: GodId }): JSX.Element {
  const { texts } = ctrl;
  const { labels, gods } = texts;
  const { power, used, title } = gods[god];
  const { type, pieces: brought, reward } = GOD_CARDS[god];
  const held = ctrl.shown.value.held.find((one) => one.god === god);
  const pieces: Pieces = held?.pieces ?? piecesOf(brought);
  const pays = rewardWords({ pieces: reward }, texts) ?? '';
  return (
    <Face niche={<GodNiche card={god} pieces={pieces} />} label={`${title} · ${texts.godTypes[type]}`}>
      <p>{power}</p>
      <dl class="card-facts">
        <Fact name={texts.labels.quest}>
          {questOf(god, texts)} {labels.questPays(pays)}
        </Fact>
        <Fact name={texts.squares.things['held-god'].name}>
          {countOf(pieces) > 0 && `${capital(labels.brings(piecesInWords(pieces, texts)))}. `}
          {labels.countsAsUsed(used)}
          {held !== undefined && held.charges !== null && ` ${capital(labels.charges(held.charges))}.`}
          {held !== undefined && held.dreams > 0 && ` ${capital(labels.dreams(held.dreams))}.`}
        </Fact>
      </dl>
    </Face>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

interface FaceBoxProps {
  readonly niche: ComponentChild;
  readonly label: string;
  readonly children: ComponentChild;
}

const Face = ({ niche, label, children }: FaceBoxProps): JSX.Element => (
  <div class="card-face">
    {niche}
    <div class="card-words">
      <p class="label">{label}</p>
      {children}
    </div>
  </div>
);

const Fact = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChild;
}): JSX.Element => (
  <div>
    <dt class="label">{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface CallProps {
  readonly ctrl: SphinxCtrl;
  readonly slot: number;
  readonly name: string;
  readonly close: () => void;
}

/** Calls a god; where that is not possible it says why. */
function CallButton({ ctrl, slot, name, close }: CallProps): JSX.Element | null {
  const { attempt, texts } = ctrl;
  const state = ctrl.shown.value;
  if (attempt === undefined) return null;
  const step = { kind: 'select', slot } as const;
  const isOpen = ctrl.deciding.mayTake(step);
  const held = state.held.filter(({ owner }) => owner === state.turn.seat).length;
  const isFull = held >= holdLimit(state.setup.players);
  const by = attempt.following.find(
    ({ step: other }) => other.kind === 'select' && other.slot === slot && other.by !== undefined,
  );
  return (
    <div class="card-actions">
      {!isOpen && by === undefined && (
        <p class="card-note">
          {isFull ? texts.prompts.holdLimit(holdLimit(state.setup.players)) : ctrl.text.actionNotPossible}
        </p>
      )}
      <button
        type="button"
        class="button primary"
        disabled={!isOpen && by === undefined}
        onClick={() => {
          if (isOpen) ctrl.deciding.takeFirst(step);
          else if (by !== undefined) ctrl.deciding.takeStep(by.step);
          close();
        }}
      >
        {texts.prompts.steps.select} {name}
      </button>
    </div>
  );
}

interface UseProps {
  readonly ctrl: SphinxCtrl;
  readonly card: CardId;
  readonly close: () => void;
}

/** Uses a card, discards it unused, or takes a piece from it. */
function UseButtons({ ctrl, card, close }: UseProps): JSX.Element | null {
  const { attempt, texts } = ctrl;
  if (attempt === undefined) return null;
  const { prompts } = texts;
  const canUse = attempt.acts.includes(card);
  const drop = isBlessing(card)
    ? attempt.following.find(({ step }) => step.kind === 'drop' && step.blessing === card)
    : undefined;
  const sources = sourcesNow(attempt);
  const isSource = !isBlessing(card) && sources.length > 1 && sources.includes(card);
  const piece = isSource ? pieceOn(ctrl, card) : undefined;
  if (!canUse && drop === undefined && piece === undefined) return null;
  const then = (act: () => void) => (): void => {
    act();
    close();
  };
  return (
    <div class="card-actions">
      {drop !== undefined && (
        <button type="button" class="button" onClick={then(() => ctrl.deciding.takeStep(drop.step))}>
          {prompts.dropBlessing(cardName(card, texts))}
        </button>
      )}
      {piece !== undefined && !isBlessing(card) && (
        <button
          type="button"
          class="button"
          aria-pressed={attempt.source === card}
          onClick={then(() => ctrl.deciding.takeFrom(card))}
        >
          {capital(piece)}
        </button>
      )}
      {canUse && (
        <button type="button" class="button primary" onClick={then(() => ctrl.deciding.act(card))}>
          {prompts.aims.use(cardName(card, texts))}
        </button>
      )}
    </div>
  );
}

function pieceOn({ shown, texts }: SphinxCtrl, god: GodId): string | undefined {
  const held = shown.value.held.find((one) => one.god === god);
  const piece = (['L1', 'L2', 'L3', 'D'] as const).find((one) => (held?.pieces[one] ?? 0) > 0);
  return piece === undefined ? undefined : pieceFrom(piece, god, texts);
}

/** The gods that somebody holds, in a sheet. */
export function heldSheet(ctrl: SphinxCtrl, seat: number): GameSheet {
  const held = ctrl.shown.value.held.filter(({ owner }) => owner === seat);
  const name = ctrl.names.value[seat] ?? '';
  return {
    title: ctrl.text.othersGods(name, held.length),
    content: (
      <div class="held-sheet">
        {held.map(({ god }) => (
          <section key={god}>
            <h3>{cardName(god, ctrl.texts)}</h3>
            <GodFace ctrl={ctrl} god={god} />
          </section>
        ))}
        {held.length === 0 && <p>{ctrl.texts.labels.noGods}</p>}
      </div>
    ),
  };
}

/** All cards that lie open or are held. */
export function godsSheet(ctrl: SphinxCtrl): GameSheet {
  const { held, queue } = ctrl.shown.value;
  const { labels } = ctrl.texts;
  return {
    title: labels.queue,
    content: (
      <div class="held-sheet">
        {queue.map((card, slot) => (
          <CardFace key={slot} ctrl={ctrl} card={card} />
        ))}
        {held.length > 0 && <h3>{labels.held}</h3>}
        {held.map(({ god }) => (
          <GodFace key={god} ctrl={ctrl} god={god} />
        ))}
      </div>
    ),
  };
}
