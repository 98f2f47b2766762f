import { figurePicture } from '@thera/board';
import { COLOURS, COMPUTER_LEVELS, type ComputerLevel } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Picture } from '../../shell/picture.tsx';
import { ColourSheet } from './colour-sheet.tsx';
import { PowerButton } from './power-button.tsx';
import { PowerSheet } from './power-sheet.tsx';
import { withLook, withPower, withSeat } from './table-changes.ts';
import type { TableView } from './table-view.ts';

interface SeatRowProps extends TableView {
  readonly seat: number;
  readonly isChoosing: boolean;
}

/** One seat: its colour, who plays, and its power where these are chosen. */
export function SeatRow({ seat, isChoosing, ...table }: SeatRowProps): JSX.Element {
  const { plan, change, text } = table;
  const [sheet, open] = useState<'colour' | 'power'>();
  const { kind, level, look } = plan.seats[seat]!;
  const name = text.game.words.seat(seat);
  const power = plan.setup.powers[seat] ?? 'simple';
  const close = (): void => open(undefined);
  const choosePlayer = (value: string): void => {
    const chosen = COMPUTER_LEVELS.find((each) => each === value);
    change(
      withSeat(plan, seat, chosen === undefined ? { kind: 'person' } : { kind: 'computer', level: chosen }),
    );
  };
  return (
    <li class={`card seat-row seat-${look + 1}`}>
      <button
        type="button"
        class="seat-colour"
        aria-label={text.colourOf(name, text.game.words.colours[COLOURS[look]])}
        onClick={() => open('colour')}
      >
        <Picture class="seat-figure" draw={() => figurePicture(look)} of={[look]} />
      </button>
      <label class="seat-player">
        <span>
          {name}
          {plan.seats.length === 4 && <span class="badge">{text.team((seat % 2) + 1)}</span>}
        </span>
        <select
          class="choice"
          aria-label={text.whoPlays(name)}
          value={kind === 'person' ? 'person' : level}
          onChange={({ currentTarget }) => choosePlayer(currentTarget.value)}
        >
          <option value="person" selected={kind === 'person'}>
            {text.person}
          </option>
          {COMPUTER_LEVELS.map((each: ComputerLevel) => (
            <option key={each} value={each} selected={kind === 'computer' && each === level}>
              {text.computer(text.levels[each].name)}
            </option>
          ))}
        </select>
      </label>
      {isChoosing && (
        <PowerButton power={power} label={text.powerOf(name)} text={text} onClick={() => open('power')} />
      )}
      {sheet === 'colour' && (
        <ColourSheet
          {...table}
          seat={seat}
          onChoose={(chosen) => {
            change(withLook(plan, seat, chosen));
            close();
          }}
          onClose={close}
        />
      )}
      {sheet === 'power' && (
        <PowerSheet
          title={text.powerTitle(name)}
          text={text}
          setup={plan.setup}
          chosen={power}
          dealt={['simple', 'any']}
          onChoose={(chosen) => {
            change(withPower(plan, seat, chosen));
            close();
          }}
          onClose={close}
        />
      )}
    </li>
  );
}
