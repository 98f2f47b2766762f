import '../../tokens.css';
import '../../play/play.css';
import '../pages.css';
import { QUICK_ARMIES, TABLE_IDS, TABLES, UNITS } from '@thera/prometheus';
import type { LevelChoiceText, TableMakingText } from '@thera/texts';
import type { NewBattleText } from '@thera/texts/prometheus';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { withSeatNames } from '../../../../kept-games/seat-names.ts';
import { navigate } from '../../../../navigation.ts';
import {
  OnlineLines,
  OpenTableButton,
  useTableMaking,
  WhereLine,
} from '../../../../online/making/table-making.tsx';
import { invitingSeats } from '../../../../online/making/table-wish.ts';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { LevelPicker } from '../../../../shell/level-picker.tsx';
import { NameField } from '../../../../shell/name-field.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { Segment } from '../../../../shell/segment.tsx';
import { Portrait } from '../../signs/portrait.tsx';
import { SideSign } from '../../signs/side-sign.tsx';
import { newGame } from '../../tables/new-game.ts';
import { type FormState, formOf, planOf, withLevel, withSeat } from './form-state.ts';

export interface BattleText extends NewBattleText {
  readonly levelChoice: LevelChoiceText;
  readonly making: TableMakingText;
}

/** What is agreed before a game: how many play, who and how strong, with which armies, by which options. */
export function View({ route, text }: PageProps<BattleText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  const [form, setForm] = useState(() => formOf(route.query));
  const [hasFailed, fail] = useState(false);
  const making = useTableMaking(route.query);
  return (
    <main id="content" class="page battle-page">
      <h1>{text.game.name}</h1>
      <p class="battle-about">{text.game.about}</p>
      <nav class="battle-links" aria-label={text.game.name}>
        <a class="button" href="/prometheus/learn">
          <Icon name="book" />
          {text.toLessons}
        </a>
        <a class="button" href="/prometheus/rules">
          <Icon name="help" />
          {text.toRules}
        </a>
        <a class="button" href="/prometheus/units">
          <Icon name="people" />
          {text.toUnits}
        </a>
      </nav>
      <form
        class="battle-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (making.isOnline) return;
          const begun = newGame(withSeatNames(planOf(form)));
          if (begun.ok) navigate({ page: 'play', game: begun.value });
          else fail(true);
        }}
      >
        <section class="card battle-part">
          <WhereLine
            making={making}
            text={text.making}
            onOnline={() => setForm((form) => ({ ...form, seats: invitingSeats(form.seats) }))}
          />
          <OnlineLines making={making} text={text.making} />
        </section>
        <TableChoice form={form} text={text} onChange={setForm} />
        <Seats form={form} text={text} onChange={setForm} isOnline={making.isOnline} />
        <Armies form={form} text={text} onChange={setForm} />
        <OptionChoice form={form} text={text} onChange={setForm} />
        <div class="battle-begin">
          {making.isOnline ? (
            <OpenTableButton plan={planOf(form)} wish={making.wish} text={text.making} />
          ) : (
            <button type="submit" class="button primary">
              {text.begin}
            </button>
          )}
          {hasFailed && (
            <p class="error" role="alert">
              {text.cannotStart}
            </p>
          )}
        </div>
      </form>
    </main>
  );
}

interface PartProps {
  readonly form: FormState;
  readonly text: BattleText;
  readonly onChange: (form: FormState) => void;
}

function TableChoice({ form, text, onChange }: PartProps): JSX.Element {
  const { tables } = text.game.terms;
  return (
    <section class="card battle-part">
      <Segment
        label={text.table}
        value={form.table}
        options={TABLE_IDS.map((table) => [table, tables[table].name])}
        onChange={(table) => onChange({ ...form, table })}
      />
      <p class="form-note">{tables[form.table].about}</p>
    </section>
  );
}

function Seats({ form, text, onChange, isOnline }: PartProps & { readonly isOnline: boolean }): JSX.Element {
  return (
    <section class="card battle-part">
      <h2 class="label">{text.seats}</h2>
      <ul class="battle-seats">
        {TABLES[form.table].seats.map(({ side, units }, seat) => {
          const { kind, level } = form.seats[seat]!;
          const gods = units.filter((unit) => UNITS[unit].class === 'god');
          const name = text.game.words.list(gods.map((god) => text.game.units[god].name));
          return (
            <li key={seat}>
              <p class="battle-seat">
                <SideSign side={side} />
                {gods.map((god) => (
                  <Portrait key={god} card={god} />
                ))}
                <b>{name}</b>
              </p>
              <Segment
                label={text.seat(name)}
                value={kind}
                options={[
                  ['person', text.person],
                  ['computer', text.computer],
                ]}
                onChange={(chosen) => onChange(withSeat(form, seat, { kind: chosen }))}
              />
              {kind === 'person' && !isOnline && (
                <NameField seat={seat} label={text.nameOf(name)} usual={name} />
              )}
              {kind === 'computer' && (
                <LevelPicker
                  player={name}
                  level={level}
                  text={text.levelChoice}
                  onChange={(chosen) => onChange(withLevel(form, seat, chosen))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Armies({ form, text, onChange }: PartProps): JSX.Element {
  const value = form.draft === 'pick' ? 'pick' : 'quick';
  return (
    <section class="card battle-part">
      <Segment
        label={text.armies}
        value={value}
        options={[
          ['quick', text.drafts.quick.name],
          ['pick', text.drafts.pick.name],
        ]}
        onChange={(draft) => onChange({ ...form, draft })}
      />
      <p class="form-note">{text.drafts[value].about}</p>
      {value === 'quick' && (
        <ul class="battle-armies">
          {TABLES[form.table].seats.map(({ side }, seat) => (
            <li key={seat}>
              <SideSign side={side} />
              {QUICK_ARMIES[form.table][seat]!.map(({ id }) => (
                <span key={id} title={text.game.units[id].name}>
                  <Portrait card={id} />
                  <span class="unseen">{text.game.units[id].name}</span>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OptionChoice({ form, text, onChange }: PartProps): JSX.Element {
  const { options } = form;
  return (
    <details class="card battle-part">
      <summary>{text.options}</summary>
      <Segment
        label={text.nets.title}
        value={options.netRemoval}
        options={[
          ['endOfActivation', text.nets.endOfActivation],
          ['nextActivation', text.nets.nextActivation],
        ]}
        onChange={(netRemoval) => onChange({ ...form, options: { ...options, netRemoval } })}
      />
      {options.netRemoval === 'nextActivation' && <p class="form-note">{text.notBalanced}</p>}
      <Segment
        label={text.hound.title}
        value={options.cerberusDeath}
        options={[
          ['ownerLoses', text.hound.ownerLoses],
          ['killerLoses', text.hound.killerLoses],
        ]}
        onChange={(cerberusDeath) => onChange({ ...form, options: { ...options, cerberusDeath } })}
      />
      <Segment
        label={text.cap.title}
        value={options.turnCap ? 'on' : 'off'}
        options={[
          ['on', text.cap.on],
          ['off', text.cap.off],
        ]}
        onChange={(cap) => onChange({ ...form, options: { ...options, turnCap: cap === 'on' } })}
      />
    </details>
  );
}
