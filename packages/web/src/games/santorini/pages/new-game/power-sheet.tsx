import {
  GROUP_NAMES,
  GROUPS,
  type Group,
  type PowerId,
  parseSetup,
  powerOf,
  type Setup,
} from '@thera/santorini';
import type { NewGameText } from '@thera/texts/santorini';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Sheet } from '../../../../shell/sheet.tsx';
import { PowerEmblem } from '../../gods/power-emblem.tsx';
import { matchesSearch, namesIt } from './search.ts';
import { cardIdOf } from './table-changes.ts';

/** What may stand before the powers: something that is dealt. */
type DealtChoice = 'simple' | 'any' | 'dice';

interface PowerSheetProps {
  readonly title: string;
  readonly text: NewGameText;
  readonly setup: Setup;
  readonly chosen: string;
  readonly dealt: readonly DealtChoice[];
  /** Only powers that may lie beside the board. */
  readonly isFleece?: boolean;
  /** Lays a power beside the board for all, for whoever looks for the Golden Fleece among the powers. */
  readonly onFleece?: (() => void) | undefined;
  readonly onChoose: (power: string) => void;
  readonly onClose: () => void;
}

/** Every power that goes with the table, by group, to search in and choose from. */
export function PowerSheet(props: PowerSheetProps): JSX.Element {
  const { title, text, setup, dealt, isFleece = false, onFleece, onChoose, onClose } = props;
  const [search, setSearch] = useState('');
  const chosen = cardIdOf(props.chosen);
  const isFit = (id: PowerId): boolean =>
    (isFleece ? mayLieBeside(id) : powerOf(id, setup.edition).players.includes(setup.players)) &&
    matchesSearch(text.game.powers[id], search, text.game.words.groups[groupOf(id)]);
  const groups = GROUP_NAMES.map((group) => ({ group, ids: GROUPS[group].filter(isFit) }));
  const isFleeceMeant = onFleece !== undefined && namesIt(text.fleece.name, search);
  const dealtTexts = { simple: text.dealtSimple, any: text.dealtAny, dice: text.fleeceAny };
  const isEmpty = groups.every(({ ids }) => ids.length === 0);
  return (
    <Sheet title={title} closeLabel={text.close} onClose={onClose}>
      <input
        type="search"
        class="field power-search"
        aria-label={text.search}
        placeholder={text.search}
        autocomplete="off"
        value={search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {search === '' && (
        <ul class="power-list">
          {dealt.map((choice) => (
            <Choice
              key={choice}
              power={choice}
              {...dealtTexts[choice]}
              isChosen={choice === chosen}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
      {isFleeceMeant && (
        <ul class="power-list">
          <Choice power="dice" {...text.fleece} isChosen={setup.fleece !== undefined} onChoose={onFleece} />
        </ul>
      )}
      {isEmpty && <p role="status">{text.nothingFound(search)}</p>}
      {groups
        .filter(({ ids }) => ids.length > 0)
        .map(({ group, ids }) => (
          <section key={group} class="power-group">
            <h3 class="label">{text.game.words.groups[group]}</h3>
            <ul class="power-list">
              {ids.map((id) => {
                const { name, power, printed } = text.game.powers[id];
                const sentence = setup.edition === 'printed' ? (printed ?? power) : power;
                return (
                  <Choice
                    key={id}
                    power={id}
                    name={name}
                    sentence={sentence}
                    isChosen={id === chosen}
                    onChoose={onChoose}
                  />
                );
              })}
            </ul>
          </section>
        ))}
    </Sheet>
  );
}

interface ChoiceProps {
  readonly power: string;
  readonly name: string;
  readonly sentence: string;
  readonly isChosen: boolean;
  readonly onChoose: (power: string) => void;
}

function Choice({ power, name, sentence, isChosen, onChoose }: ChoiceProps): JSX.Element {
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={() => onChoose(power)}>
        <PowerEmblem power={power} />
        <span>
          <strong>{name}</strong>
          <small>{sentence}</small>
        </span>
      </button>
    </li>
  );
}

function groupOf(id: PowerId): Group {
  return GROUP_NAMES.find((group) => GROUPS[group].includes(id)) ?? 'simple';
}

function mayLieBeside(id: PowerId): boolean {
  return parseSetup({ mode: 'none', fleece: id }).ok;
}
