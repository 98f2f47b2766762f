import '../care/care.css';
import { type AdventureLog, correctName, LONGEST_NAME } from '@thera/sphinx';
import type { GuestbookText } from '@thera/texts/sphinx';
import { useId, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Sheet } from '../../../../shell/sheet.tsx';
import { changeAdventure } from '../../adventure/device-adventures.ts';

interface CorrectSheetProps {
  readonly log: AdventureLog;
  readonly name: string;
  readonly text: GuestbookText;
  readonly onClose: () => void;
}

/** The right spelling of a name in the guestbook. */
export function CorrectSheet({ log, name, text, onClose }: CorrectSheetProps): JSX.Element {
  const { correct, adventure } = text;
  const [typed, type] = useState(name);
  const [refusal, refuse] = useState<string>();
  const field = useId();
  const save = (event: Event): void => {
    event.preventDefault();
    const corrected = changeAdventure(log.id, (now) => correctName(now, name, typed, Date.now()));
    if (corrected.ok) onClose();
    else refuse(adventure.refusals[corrected.error]);
  };
  return (
    <Sheet title={correct.ask(name)} closeLabel={adventure.close} onClose={onClose}>
      <form class="care-form" onSubmit={save}>
        <label class="label" for={field}>
          {correct.label}
        </label>
        <input
          id={field}
          class="field"
          value={typed}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        {refusal !== undefined && (
          <p class="error" role="alert">
            {refusal}
          </p>
        )}
        <div class="care-buttons">
          <button type="button" class="button" onClick={onClose}>
            {correct.cancel}
          </button>
          <button type="submit" class="button primary">
            {correct.save}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
