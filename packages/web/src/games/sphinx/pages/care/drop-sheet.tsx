import { type AdventureLog, guestbook, standingOf } from '@thera/sphinx';
import type { AdventureText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Sheet } from '../../../../shell/sheet.tsx';
import { dropFromDevice } from '../../adventure/device-adventures.ts';
import { titleOf } from '../../adventure/title-of.ts';

interface DropSheetProps {
  readonly log: AdventureLog;
  readonly text: AdventureText;
  readonly onClose: () => void;
  readonly onDropped: () => void;
}

/** Deletes an adventure, once it was said what is lost with it. */
export function DropSheet({ log, text, onClose, onDropped }: DropSheetProps): JSX.Element {
  const { drop } = text.care;
  const drops = (): void => {
    dropFromDevice(log.id);
    onDropped();
  };
  return (
    <Sheet title={drop.question(titleOf(log, text))} closeLabel={text.close} onClose={onClose}>
      <p>{drop.lost(standingOf(log).circles, guestbook(log).length, log.plays.length)}</p>
      <div class="care-buttons">
        <button type="button" class="button" onClick={onClose}>
          {drop.cancel}
        </button>
        <button type="button" class="button danger" onClick={drops}>
          {drop.confirm}
        </button>
      </div>
    </Sheet>
  );
}
