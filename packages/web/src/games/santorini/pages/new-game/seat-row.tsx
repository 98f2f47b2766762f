import { workerPicture } from '@thera/board';
import { COLOUR_NAMES } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { LevelPicker } from '../../../../shell/level-picker.tsx';
import { NameField } from '../../../../shell/name-field.tsx';
import { Picture } from '../../../../shell/picture.tsx';
import { Segment } from '../../../../shell/segment.tsx';
import { ColourSheet } from './colour-sheet.tsx';
import { PowerButton } from './power-button.tsx';
import { PowerSheet } from './power-sheet.tsx';
import { withColour, withFleece, withPower, withSeat } from './table-changes.ts';
import { holderIn, powerInWords, type TableView } from './table-view.ts';

interface SeatRowProps extends TableView {
  readonly seat: number;
  readonly isChoosing: boolean;
}

/** One seat: its colour, who plays, and its power where these are chosen. */
export function SeatRow({ seat, isChoosing, ...table }: SeatRowProps): JSX.Element {
  const { plan, change, text, isOnline } = table;
  const [sheet, open] = useState<'colour' | 'power'>();
  const { kind, level, colour } = plan.seats[seat]!;
  const name = text.game.words.seat(seat);
  const isOnly = plan.seats.filter((each) => each.kind === 'person').length === 1;
  const usualName = isOnly ? text.you : name;
  const power = plan.setup.powers[seat] ?? 'simple';
  const close = (): void => open(undefined);
  return (
    <li class={`card seat-row seat-${colour + 1}`}>
      <button
        type="button"
        class="seat-colour"
        aria-label={text.colourOf(name, text.game.words.colours[COLOUR_NAMES[colour]])}
        onClick={() => open('colour')}
      >
        <Picture class="seat-figure" draw={() => workerPicture(colour)} of={[colour]} />
      </button>
      <Segment
        label={plan.seats.length === 4 ? `${name} · ${text.team((seat % 2) + 1)}` : name}
        value={kind}
        options={[
          ['person', text.person],
          ['computer', text.computer],
        ]}
        onChange={(chosen) => change((plan) => withSeat(plan, seat, { kind: chosen }))}
      />
      {isChoosing && (
        <PowerButton
          power={power}
          label={text.powerOf(name)}
          card={powerInWords(power, holderIn(plan, seat), plan.setup.edition, text)}
          change={text.changePower}
          onClick={() => open('power')}
        />
      )}
      {kind === 'computer' && (
        <LevelPicker
          player={name}
          level={level}
          text={text.levelChoice}
          onChange={(chosen) => change((plan) => withSeat(plan, seat, { level: chosen }))}
        />
      )}
      {kind === 'person' && !isOnline && (
        <NameField seat={seat} label={text.nameOf(name)} usual={usualName} />
      )}
      {sheet === 'colour' && (
        <ColourSheet
          {...table}
          seat={seat}
          onChoose={(chosen) => {
            change((plan) => withColour(plan, seat, chosen));
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
          onFleece={
            plan.seats.length === 2
              ? () => {
                  change(withFleece);
                  close();
                }
              : undefined
          }
          onChoose={(chosen) => {
            change((plan) => withPower(plan, seat, chosen));
            close();
          }}
          onClose={close}
        />
      )}
    </li>
  );
}
