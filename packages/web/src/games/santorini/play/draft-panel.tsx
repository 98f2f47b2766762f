import './draft.css';
import { workerPicture } from '@thera/board';
import { choicesIn } from '@thera/play/santorini';
import { type CardId, type Drafting, POWER_IDS, type StepChoice } from '@thera/santorini';
import type { GameText, SantoriniPlayText } from '@thera/texts/santorini';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { SantoriniCtrl } from '../ctrl.tsx';
import { PowerCard } from '../gods/power-card.tsx';
import { OfferedCard } from './offered-card.tsx';

interface DraftPanelProps {
  readonly ctrl: SantoriniCtrl;
  readonly stage: Drafting;
  readonly text: SantoriniPlayText;
}

/** More than can be seen at a glance. */
const MANY = 8;

/** The powers are chosen: an offer is made, everybody sees it, and one after the other picks. */
export function DraftPanel({ ctrl, stage, text }: DraftPanelProps): JSX.Element {
  const attempt = ctrl.frame.attemptShown;
  const texts = ctrl.texts;
  const choices = attempt === undefined ? [] : choicesIn(attempt);
  const chosen = (attempt?.steps ?? []).flatMap((step) => cardIn(step) ?? []);
  const isOpen = stage.offer === null || stage.phase === 'offer';
  return (
    <div class="power-draft">
      <header class="draft-head">
        <h2>{texts.words.phases[stage.phase]}</h2>
        <p>{explanation(stage, texts, text)}</p>
      </header>
      {chosen.length > 0 && <Shelf title={text.chosen} cards={chosen} texts={texts} />}
      {stage.phase === 'start' && <Starters ctrl={ctrl} choices={choices} />}
      {!isOpen && <Offer ctrl={ctrl} stage={stage} text={text} choices={choices} />}
      {isOpen && choices.length > 0 && <Catalogue ctrl={ctrl} text={text} choices={choices} />}
      {stage.night !== null && <Shelf title={text.nightPower} cards={[stage.night]} texts={texts} />}
    </div>
  );
}

/** What is being done, and by which rule. */
function explanation(stage: Drafting, { board, words }: GameText, text: SantoriniPlayText): string {
  switch (stage.phase) {
    case 'offer':
      return `${board.challenger(words.seat(stage.challenger))} ${text.offerHow(stage.cards.length)}`;
    case 'pick':
      return stage.offer === null ? board.anyPower : text.pickHow;
    case 'start':
      return text.startHow(words.seat(stage.challenger));
  }
}

interface ChoicesProps {
  readonly ctrl: SantoriniCtrl;
  readonly text: SantoriniPlayText;
  readonly choices: readonly StepChoice[];
}

/** Everything that was offered, taken or not, always in the same order. */
function Offer({ ctrl, stage, text, choices }: ChoicesProps & { readonly stage: Drafting }): JSX.Element {
  const taken = stage.cards.flatMap((card, seat) => (card === null ? [] : [{ id: card.id, seat }]));
  const open = (stage.offer ?? []).map(({ id }) => ({ id, seat: undefined }));
  const rank = ({ id }: { readonly id: CardId }): number => (POWER_IDS as readonly string[]).indexOf(id);
  return (
    <section aria-label={text.onOffer}>
      <h3 class="label">{text.onOffer}</h3>
      <ul class="power-grid">
        {[...taken, ...open]
          .sort((a, b) => rank(a) - rank(b))
          .map(({ id, seat }) => (
            <li key={id}>
              <OfferedCard
                ctrl={ctrl}
                id={id}
                seat={seat}
                choice={choices.find(({ step }) => cardIn(step) === id)}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** All powers that may be chosen, to be searched. */
function Catalogue({ ctrl, text, choices }: ChoicesProps): JSX.Element {
  const texts = ctrl.texts;
  const [search, setSearch] = useState('');
  const hits = choices.filter(({ step }) => matches(cardIn(step), search, texts));
  return (
    <>
      {choices.length > MANY && (
        <input
          type="search"
          class="field"
          aria-label={text.search}
          placeholder={text.search}
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <ul class="power-grid">
        {hits.map((choice) => (
          <li key={choice.step}>
            <PowerCard
              id={cardIn(choice.step)!}
              texts={texts}
              onChoose={() => ctrl.choosing.takeChoice(choice)}
            />
          </li>
        ))}
      </ul>
      {hits.length === 0 && <p>{text.noSearchHit}</p>}
    </>
  );
}

function Starters({ ctrl, choices }: Omit<ChoicesProps, 'text'>): JSX.Element {
  return (
    <ul class="power-grid">
      {choices.map((choice) => {
        const seat = Number(choice.step.split(' ')[1]) - 1;
        const colour = ctrl.colourOf(seat);
        return (
          <li key={choice.step}>
            <button type="button" class="power-card starter" onClick={() => ctrl.choosing.takeChoice(choice)}>
              <span class="strip-figure" dangerouslySetInnerHTML={{ __html: workerPicture(colour) }} />
              <span class="power-words">
                <span class="god">{ctrl.names.value[seat]}</span>
                <span class="power-title">{ctrl.texts.words.seat(seat)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly texts: GameText;
}

function Shelf({ title, cards, texts }: ShelfProps): JSX.Element {
  return (
    <section class="shelf" aria-label={title}>
      <h3 class="label">{title}</h3>
      <ul class="power-grid">
        {cards.map((id) => (
          <li key={id}>
            <PowerCard id={id} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The power that a step names; undefined if it names a seat. */
function cardIn(step: string): CardId | undefined {
  const name = step.split(/[ @]/)[1];
  return name === 'mortal' ? 'mortal' : POWER_IDS.find((id) => id === name);
}

function matches(id: CardId | undefined, search: string, { powers }: GameText): boolean {
  if (id === undefined) return false;
  const { name, title, power } = powers[id];
  return `${name} ${title} ${power}`.toLowerCase().includes(search.trim().toLowerCase());
}
