import { choicesIn } from '@thera/play';
import { type CardId, type Drafting, POWER_IDS, type StepChoice } from '@thera/rules';
import type { PlayText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { PowerCard } from '../../gods/power-card.tsx';
import type { GameCtrl } from './game-ctrl.ts';

interface DraftPanelProps {
  readonly ctrl: GameCtrl;
  readonly text: PlayText;
}

/** The powers are chosen: an offer is made, everybody sees it, and one after the other picks. */
export function DraftPanel({ ctrl, text }: DraftPanelProps): JSX.Element {
  const stage = ctrl.back.stage.value as Drafting;
  const attempt = ctrl.attemptShown;
  const choices = attempt === undefined ? [] : choicesIn(attempt);
  const texts = ctrl.texts.value;
  const [search, setSearch] = useState('');
  const hits = choices.filter((choice) => matches(choice, search, texts.powers));
  const chosen = (attempt?.pending.steps ?? []).flatMap((step) => cardIn(step) ?? []);
  return (
    <div class="draft">
      <h2>{ctrl.prompt.value || text.thinking}</h2>
      {stage.phase === 'offer' && <p>{text.offerHow(stage.cards.length)}</p>}
      {chosen.length > 0 && <Shelf title={text.chosen} cards={chosen} ctrl={ctrl} />}
      {stage.offer !== null && stage.offer.length > 0 && stage.phase !== 'pick' && (
        <Shelf title={text.onOffer} cards={stage.offer.map(({ id }) => id)} ctrl={ctrl} />
      )}
      {choices.length > 8 && (
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
        {hits.map((choice) => {
          const id = cardIn(choice.step);
          return (
            <li key={choice.step}>
              {id === undefined ? (
                <button type="button" class="button" onClick={() => ctrl.takeChoice(choice)}>
                  {texts.words.seat(Number(choice.step.split(' ')[1]) - 1)}
                </button>
              ) : (
                <PowerCard id={id} texts={texts} onChoose={() => ctrl.takeChoice(choice)} />
              )}
            </li>
          );
        })}
      </ul>
      {choices.length > 0 && hits.length === 0 && <p>{text.noSearchHit}</p>}
    </div>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly ctrl: GameCtrl;
}

function Shelf({ title, cards, ctrl }: ShelfProps): JSX.Element {
  return (
    <section aria-label={title}>
      <h3 class="label">{title}</h3>
      <ul class="power-grid">
        {cards.map((id) => (
          <li key={id}>
            <PowerCard id={id} texts={ctrl.texts.value} />
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

function matches(
  { step }: StepChoice,
  search: string,
  powers: GameCtrl['texts']['value']['powers'],
): boolean {
  const id = cardIn(step);
  if (id === undefined || search.trim() === '') return true;
  const { name, title, power } = powers[id];
  return `${name} ${title} ${power}`.toLowerCase().includes(search.trim().toLowerCase());
}
