import { COLOURS, LONGEST_NAME } from '@thera/sphinx';
import type { NewRiddleText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Segment } from '../../../../shell/segment.tsx';
import { workerKind } from '../../figures/kinds.ts';
import { FigureSign } from '../../signs/figure-sign.tsx';
import { crewOfSeat, type FormState, withColour } from './form-state.ts';

interface SeatLineProps {
  readonly form: FormState;
  readonly seat: number;
  readonly text: NewRiddleText;
  readonly onChange: (form: FormState) => void;
  /** Whether those who play have names of their own. */
  readonly isOnline: boolean;
}

/** One player: the name, whether it is the computer, and the colour. */
export function SeatLine({ form, seat, text, onChange, isOnline }: SeatLineProps): JSX.Element {
  const { players, names, kinds, colours } = form;
  const crew = crewOfSeat(form, seat);
  const isComputer = kinds[seat] === 'computer';
  const colour = players === 1 ? 'white' : colours[crew]!;
  // Partners share a colour, which the first of them chooses; alone one has two.
  const choosesColour = players > 1 && (players !== 4 || seat < 2);
  const player = names[seat]?.trim() || text.seat(seat + 1);
  return (
    <div class="seat-line">
      <FigureSign kind={workerKind(colour, seat < 2 ? 'woman' : 'man')} />
      <label class="seat-name">
        <span class="label">{text.seat(seat + 1)}</span>
        <input
          class="field"
          type="text"
          autocomplete="off"
          maxLength={LONGEST_NAME}
          placeholder={isComputer ? text.computer : isOnline ? text.person : text.nameExample}
          disabled={isComputer || isOnline}
          value={isComputer || isOnline ? '' : names[seat]}
          onInput={({ currentTarget }) => onChange({ ...form, names: names.with(seat, currentTarget.value) })}
        />
      </label>
      {seat > 0 && (
        <Segment
          label={`${player}: ${text.person}, ${text.computer}`}
          value={kinds[seat]!}
          options={[
            ['person', text.person],
            ['computer', text.computer],
          ]}
          onChange={(kind) => onChange({ ...form, kinds: kinds.with(seat, kind) })}
        />
      )}
      {choosesColour && (
        <Segment
          label={text.colourOf(player)}
          value={colour}
          options={COLOURS.map((option) => [option, text.game.colours[option]])}
          onChange={(option) => onChange(withColour(form, crew, option))}
        />
      )}
    </div>
  );
}
