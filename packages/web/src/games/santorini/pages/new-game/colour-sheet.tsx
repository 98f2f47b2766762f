import { COLOURS, type Colour, workerPicture } from '@thera/board';
import { COLOUR_NAMES } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { Picture } from '../../../../shell/picture.tsx';
import { Sheet } from '../../../../shell/sheet.tsx';
import type { TableView } from './table-view.ts';

interface ColourSheetProps extends TableView {
  readonly seat: number;
  readonly onChoose: (colour: Colour) => void;
  readonly onClose: () => void;
}

/** The four colours; one that is taken is swapped. */
export function ColourSheet({ plan, text, seat, onChoose, onClose }: ColourSheetProps): JSX.Element {
  const { words } = text.game;
  return (
    <Sheet title={text.colourTitle(words.seat(seat))} closeLabel={text.close} onClose={onClose}>
      <ul class="colours">
        {COLOURS.map((colour) => {
          const holder = plan.seats.findIndex((each) => each.colour === colour);
          return (
            <li key={colour}>
              <button
                type="button"
                class={`colour seat-${colour + 1}`}
                aria-pressed={holder === seat}
                onClick={() => onChoose(colour)}
              >
                <Picture class="seat-figure" draw={() => workerPicture(colour)} of={[colour]} />
                <strong>{words.colours[COLOUR_NAMES[colour]!]}</strong>
                {holder >= 0 && holder !== seat && <small>{text.swapsWith(words.seat(holder))}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
