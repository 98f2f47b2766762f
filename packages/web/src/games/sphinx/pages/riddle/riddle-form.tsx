import { colourCount, type GodId, RIDDLES } from '@thera/sphinx';
import type { TableMakingText } from '@thera/texts';
import { expertWords, type NewRiddleText, riddleNames } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { seatNames } from '../../../../kept-games/seat-names.ts';
import {
  OnlineLines,
  OpenTableButton,
  useTableMaking,
  WhereLine,
} from '../../../../online/making/table-making.tsx';
import { Segment } from '../../../../shell/segment.tsx';
import { type FormState, newForm, planOf, withPlayers } from './form-state.ts';
import { FriendChoice } from './friend-choice.tsx';
import { SeatLine } from './seat-line.tsx';

interface RiddleFormProps {
  readonly riddle: number;
  readonly text: NewRiddleText & { readonly making: TableMakingText };
  /** The gods among whom friends are chosen. */
  readonly gods: readonly GodId[];
  /** Begins the riddle; whether that was possible. */
  readonly onBegin: (form: FormState) => boolean;
  /** What the link to this page says besides. */
  readonly query: string;
}

const COUNTS = ['1', '2', '3', '4'] as const;

/** What is agreed before a riddle: who plays, in which colours, who begins, how hard it is, and with which friends. */
export function RiddleForm({ riddle, text, gods, onBegin, query }: RiddleFormProps): JSX.Element {
  const [form, setForm] = useState(() => newForm(riddle, seatNames.value));
  const [hasFailed, fail] = useState(false);
  const making = useTableMaking(query);
  const { players } = form;
  // One builder alone needs nobody elsewhere.
  const isOnline = making.isOnline && players > 1;
  const count = COUNTS[players - 1]!;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const nameOf = (seat: number): string => form.names[seat]?.trim() || text.seat(seat + 1);
  const wanted = RIDDLES[riddle]!.friendly;
  return (
    <form
      class="riddle-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOnline && !onBegin(form)) fail(true);
      }}
    >
      <section class="card">
        <Segment
          label={text.players}
          value={count}
          options={COUNTS.map((option) => [option, option])}
          onChange={(option) => setForm(withPlayers(form, Number(option)))}
        />
        {players > 1 && (
          <WhereLine
            making={making}
            text={text.making}
            onOnline={() => setForm((form) => ({ ...form, kinds: form.kinds.map(() => 'person') }))}
          />
        )}
        {isOnline && <OnlineLines making={making} text={text.making} />}
        <p class="riddle-note">{text.countNotes[players as 1]}</p>
        <ul class="seat-lines">
          {seats.map((seat) => (
            <li key={seat}>
              <SeatLine form={form} seat={seat} text={text} onChange={setForm} isOnline={isOnline} />
            </li>
          ))}
        </ul>
        {players === 3 && <p class="riddle-note">{text.wanderer}</p>}
        {players === 4 &&
          Array.from({ length: colourCount(players) }, (_, crew) => (
            <p key={crew} class="riddle-note">
              {text.partners(nameOf(crew), nameOf(crew + 2), text.game.colours[form.colours[crew]!])}
            </p>
          ))}
        {players > 1 && (
          <Segment
            label={text.first}
            value={String(form.first)}
            options={seats.map((seat) => [String(seat), nameOf(seat)])}
            onChange={(seat) => setForm({ ...form, first: Number(seat) })}
          />
        )}
      </section>
      <section class="card">
        <Segment
          label={text.setting}
          value={form.isExpert ? 'expert' : 'standard'}
          options={[
            ['standard', text.standard],
            ['expert', text.expert],
          ]}
          onChange={(setting) => setForm({ ...form, isExpert: setting === 'expert' })}
        />
        <ExpertChanges riddle={riddle} players={players} text={text} />
      </section>
      {wanted > 0 && <FriendChoice form={form} wanted={wanted} gods={gods} text={text} onChange={setForm} />}
      <div class="form-begin">
        {isOnline ? (
          <OpenTableButton
            plan={planOf(form)}
            wish={making.wish}
            text={text.making}
            isRefused={form.friendly.length < wanted}
          />
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
  );
}

interface ExpertProps {
  readonly riddle: number;
  readonly players: number;
  readonly text: NewRiddleText;
}

function ExpertChanges({ riddle, players, text }: ExpertProps): JSX.Element {
  const data = RIDDLES[riddle]!;
  const changes = expertWords(data, riddleNames(data, players, text.game), text.game);
  return (
    <p class="riddle-note">
      {text.expertChanges} {changes.map((change) => `${change}.`).join(' ')}
    </p>
  );
}
