import { figurePicture, LOOKS, type Look } from '@thera/board';
import { COLOURS } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { Picture } from '../../shell/picture.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import type { TableView } from './table-view.ts';

interface ColourSheetProps extends TableView {
  readonly seat: number;
  readonly onChoose: (look: Look) => void;
  readonly onClose: () => void;
}

/** The four colours; one that is taken is swapped. */
export function ColourSheet({ plan, text, seat, onChoose, onClose }: ColourSheetProps): JSX.Element {
  const { words } = text.game;
  return (
    <Sheet title={text.colourTitle(words.seat(seat))} closeLabel={text.close} onClose={onClose}>
      <ul class="colours">
        {LOOKS.map((look) => {
          const holder = plan.seats.findIndex((each) => each.look === look);
          return (
            <li key={look}>
              <button
                type="button"
                class={`colour seat-${look + 1}`}
                aria-pressed={holder === seat}
                onClick={() => onChoose(look)}
              >
                <Picture class="seat-figure" draw={() => figurePicture(look)} of={[look]} />
                <strong>{words.colours[COLOURS[look]!]}</strong>
                {holder >= 0 && holder !== seat && <small>{text.swapsWith(words.seat(holder))}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
