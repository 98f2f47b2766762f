import { colourCount, type GodId, RIDDLES } from '@thera/sphinx';
import { expertWords, type NewRiddleText, riddleNames } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { seatNames } from '../../../../kept-games/seat-names.ts';
import { Segment } from '../../../../shell/segment.tsx';
import { type FormState, newForm, withPlayers } from './form-state.ts';
import { FriendChoice } from './friend-choice.tsx';
import { SeatLine } from './seat-line.tsx';

interface RiddleFormProps {
  readonly riddle: number;
  readonly text: NewRiddleText;
  /** The gods among whom friends are chosen. */
  readonly gods: readonly GodId[];
  /** Begins the riddle; whether that was possible. */
  readonly onBegin: (form: FormState) => boolean;
}

const COUNTS = ['1', '2', '3', '4'] as const;

/** What is agreed before a riddle: who plays, in which colours, who begins, how hard it is, and with which friends. */
export function RiddleForm({ riddle, text, gods, onBegin }: RiddleFormProps): JSX.Element {
  const [form, setForm] = useState(() => newForm(riddle, seatNames.value));
  const [hasFailed, fail] = useState(false);
  const { players } = form;
  const count = COUNTS[players - 1]!;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const nameOf = (seat: number): string => form.names[seat]?.trim() || text.seat(seat + 1);
  const wanted = RIDDLES[riddle]!.friendly;
  return (
    <form
      class="riddle-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!onBegin(form)) fail(true);
      }}
    >
      <section class="card">
        <Segment
          label={text.players}
          value={count}
          options={COUNTS.map((option) => [option, option])}
          onChange={(option) => setForm(withPlayers(form, Number(option)))}
        />
        <p class="riddle-note">{text.countNotes[players as 1]}</p>
        <ul class="seat-lines">
          {seats.map((seat) => (
            <li key={seat}>
              <SeatLine form={form} seat={seat} text={text} onChange={setForm} />
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
        <button type="submit" class="button primary">
          {text.begin}
        </button>
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
