import { type AdventureLog, COLOURS, type Colour, guestbook, LONGEST_NAME } from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';
import { useId } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { type PlayTable, withColour, withSeat } from '../../../adventure/play-table.ts';
import { workerKind } from '../../../figures/kinds.ts';
import { FigureSign } from '../../../signs/figure-sign.tsx';

interface SetupSeatsProps {
  readonly log: AdventureLog;
  readonly table: PlayTable;
  /** What those at the table are called, whether they have said so or not. */
  readonly names: readonly string[];
  readonly text: MapText;
  /** Then whoever comes has a name of their own. */
  readonly isOnline: boolean;
  readonly onChange: (table: PlayTable) => void;
}

/** Who sits at the table, under which name and in which colour. */
export function SetupSeats(props: SetupSeatsProps): JSX.Element {
  const { log, table, names, text } = props;
  const guests = useId();
  const { seats, colours } = table;
  const { setup, game } = text;
  return (
    <>
      <datalist id={guests}>
        {guestbook(log).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol class="setup-seats">
        {seats.map((_, seat) => (
          <SeatRow key={seat} {...props} seat={seat} guests={guests} />
        ))}
      </ol>
      {seats.length === 3 && <p class="setup-note">{setup.wanderer}</p>}
      {seats.length === 4 &&
        colours.map((colour, pair) => (
          <p key={colour} class="setup-note">
            {setup.partners(names[pair]!, names[pair + 2]!, game.colours[colour])}
          </p>
        ))}
    </>
  );
}

interface SeatRowProps extends SetupSeatsProps {
  readonly seat: number;
  readonly guests: string;
}

function SeatRow({ log, table, names, text, isOnline, onChange, seat, guests }: SeatRowProps): JSX.Element {
  const field = useId();
  const { setup } = text;
  const { seats, colours } = table;
  const { name, isComputer } = seats[seat]!;
  // Alone one plays two colours, and the partner of somebody has his.
  const choosesColour = seats.length > 1 && seat < colours.length;
  return (
    <li class="setup-seat">
      <FigureSign kind={workerKind(colours[seat % colours.length]!, seat < 2 ? 'woman' : 'man')} isClose />
      <div class="setup-name">
        <label class="label" for={field}>
          {setup.seat(seat + 1)}
        </label>
        {(isComputer || !isOnline) && (
          <input
            id={field}
            class="field"
            list={guests}
            value={isComputer ? setup.computer : name}
            disabled={isComputer}
            maxLength={LONGEST_NAME}
            placeholder={setup.nameExample}
            autocomplete="off"
            onInput={({ currentTarget }) =>
              onChange(withSeat(log, table, seat, { name: currentTarget.value, isComputer: false }))
            }
          />
        )}
      </div>
      {seat > 0 && (
        <label class="setup-computer">
          <input
            type="checkbox"
            class="switch"
            checked={isComputer}
            onChange={({ currentTarget }) =>
              onChange(withSeat(log, table, seat, { name, isComputer: currentTarget.checked }))
            }
          />
          {setup.computer}
        </label>
      )}
      {choosesColour && (
        <ColourChoice
          label={setup.colourOf(names[seat]!)}
          chosen={colours[seat]!}
          text={text}
          onChange={(colour) => onChange(withColour(table, seat, colour))}
        />
      )}
    </li>
  );
}

interface ColourChoiceProps {
  readonly label: string;
  readonly chosen: Colour;
  readonly text: MapText;
  readonly onChange: (colour: Colour) => void;
}

function ColourChoice({ label, chosen, text, onChange }: ColourChoiceProps): JSX.Element {
  const group = useId();
  return (
    <fieldset class="setup-colours">
      <legend class="unseen">{label}</legend>
      {COLOURS.map((colour) => (
        <label key={colour}>
          <input type="radio" name={group} checked={colour === chosen} onChange={() => onChange(colour)} />
          <FigureSign kind={workerKind(colour, 'woman')} isClose />
          {text.game.colours[colour]}
        </label>
      ))}
    </fieldset>
  );
}
