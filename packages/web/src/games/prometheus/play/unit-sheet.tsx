import './unit-sheet.css';
import { powerSilence, profileOf, type Silence, talentSilence } from '@thera/play/prometheus';
import {
  findUnit,
  isHeld,
  POWERS,
  priceOf,
  UNITS,
  type UnitId,
  type UnitState,
  type View,
} from '@thera/prometheus';
import type { PrometheusPlayText } from '@thera/texts/prometheus';
import type { ComponentChild } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import { Portrait } from '../signs/portrait.tsx';
import { SideSign } from '../signs/side-sign.tsx';
import { StatSign } from '../signs/stat-sign.tsx';

interface UnitSheetProps {
  readonly unit: UnitId;
  readonly view: View | undefined;
  readonly text: PrometheusPlayText;
  readonly children?: ComponentChild;
}

/** A unit's card: who it is, what it has at each vitality, and what it can do. */
export function UnitSheet({ unit: id, view, text, children }: UnitSheetProps): JSX.Element {
  const { units, terms, talents, powers } = text.game;
  const unit = view === undefined ? undefined : findUnit(view, id);
  const { class: kind, cards, aow, vit, talents: owned, powers: used, trait } = UNITS[id];
  return (
    <div class="unit-sheet">
      <div class="unit-head">
        <Portrait card={id} />
        <div>
          <p class="unit-class">
            {[terms.classes[kind], trait === 'flying' ? terms.flying : ''].filter(Boolean).join(', ')} ·{' '}
            {units[id].epithet}
          </p>
          {unit !== undefined && (
            <p class="unit-side">
              <SideSign side={unit.side} /> {terms.sides[unit.side].name}
            </p>
          )}
          <p class="unit-vit">
            <StatSign name="vitality" /> {unit === undefined ? vit : terms.vitality(unit.vit, vit)}
          </p>
          <p class="unit-cards">
            <StatSign name="hand" /> {text.unit.cards(cards, aow)}
          </p>
        </div>
      </div>
      {unit !== undefined && <States unit={unit} text={text} />}
      <Profile id={id} unit={unit} text={text} />
      {owned.map((talent) => (
        <Ability
          key={talent}
          name={talents[talent].name}
          effect={talents[talent].effect}
          silence={view === undefined ? undefined : silenceInWords(talentSilence(view, id), text, 0)}
          silent={terms.states.silent}
        />
      ))}
      {used.map((power) => (
        <Ability
          key={power}
          name={powers[power].name}
          kind={[
            terms.powerKinds[POWERS[power].kind],
            priceOf(power) > 0 ? terms.artOfWar(priceOf(power)) : '',
            POWERS[power].minVit > 1 ? terms.fromVitality(POWERS[power].minVit) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          effect={powers[power].effect}
          silence={
            view === undefined
              ? undefined
              : silenceInWords(powerSilence(view, id, power), text, POWERS[power].minVit)
          }
          silent={terms.states.silent}
        />
      ))}
      {children}
    </div>
  );
}

interface PartProps {
  readonly text: PrometheusPlayText;
  readonly unit: UnitState;
}

function States({ unit, text }: PartProps): JSX.Element | null {
  const { states } = text.game.terms;
  const name = text.game.units[unit.id];
  const told = [
    unit.isTrapped ? states.trapped(name) : '',
    unit.isPetrified ? states.petrified(name) : '',
    unit.hasStone ? states.carriesStone : '',
    unit.isOut ? states.destroyed(name) : unit.area === null ? states.inReserve : '',
  ].filter(Boolean);
  if (told.length === 0) return null;
  return <p class={`unit-states${isHeld(unit) ? ' is-held' : ''}`}>{told.join(' · ')}</p>;
}

const COLUMNS = ['offence', 'defence', 'range', 'movement'] as const;

interface ProfileProps {
  readonly id: UnitId;
  readonly unit: UnitState | undefined;
  readonly text: PrometheusPlayText;
}

/** What it has at each vitality, with the row of now in a box. */
function Profile({ id, unit, text }: ProfileProps): JSX.Element {
  const { stats } = text.game.terms;
  const rows = profileOf(id, unit?.isOut === false ? unit : undefined);
  return (
    <table class="profile">
      <thead>
        <tr>
          <th scope="col">{stats.vitality}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              <StatSign name={column} /> {stats[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, n) => (
          <tr key={row.least} class={row.isNow ? 'is-now' : ''}>
            <th scope="row">{row.least === row.most ? row.most : `${row.least}–${row.most}`}</th>
            {COLUMNS.map((column) => {
              const isLess = n > 0 && row[column] < rows[n - 1]![column];
              return (
                <td key={column} class={isLess ? 'is-less' : ''}>
                  {row[column]}
                  {isLess && <span aria-hidden="true"> ↓</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function silenceInWords(
  silence: Silence | undefined,
  { unit }: PrometheusPlayText,
  minVit: number,
): string | undefined {
  if (silence === undefined) return undefined;
  return silence === 'weak' ? unit.silent.weak(minVit) : unit.silent[silence];
}

interface AbilityProps {
  readonly name: string;
  /** None for talents. */
  readonly kind?: string;
  readonly effect: string;
  /** Why it does not work now. */
  readonly silence: string | undefined;
  readonly silent: string;
}

function Ability({ name, kind, effect, silence, silent }: AbilityProps): JSX.Element {
  const chip = [kind, silence === undefined ? undefined : silent].filter(Boolean).join(' · ');
  return (
    <div class={`ability${silence === undefined ? '' : ' is-silent'}`}>
      <p>
        <b>{name}</b> {chip !== '' && <span class="note-chip">{chip}</span>}
      </p>
      <p>{effect}</p>
      {silence !== undefined && <p class="ability-silence">{silence}</p>}
    </div>
  );
}
