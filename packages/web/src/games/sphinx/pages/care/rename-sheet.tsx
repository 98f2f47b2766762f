import { type AdventureLog, LONGEST_TITLE, renameAdventure } from '@thera/sphinx';
import type { AdventureText } from '@thera/texts/sphinx';
import { useId, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Sheet } from '../../../../shell/sheet.tsx';
import { changeAdventure } from '../../adventure/device-adventures.ts';

interface RenameSheetProps {
  readonly log: AdventureLog;
  readonly text: AdventureText;
  readonly onClose: () => void;
}

/** Another title for an adventure. */
export function RenameSheet({ log, text, onClose }: RenameSheetProps): JSX.Element {
  const { rename } = text.care;
  const [title, type] = useState(log.title.text);
  const [refusal, refuse] = useState<string>();
  const field = useId();
  const save = (event: Event): void => {
    event.preventDefault();
    const renamed = changeAdventure(log.id, (now) => renameAdventure(now, title, Date.now()));
    if (renamed.ok) onClose();
    else refuse(text.refusals[renamed.error]);
  };
  return (
    <Sheet title={rename.ask} closeLabel={text.close} onClose={onClose}>
      <form class="care-form" onSubmit={save}>
        <label class="label" for={field}>
          {rename.label}
        </label>
        <input
          id={field}
          class="field"
          value={title}
          maxLength={LONGEST_TITLE}
          autocomplete="off"
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <p class="care-note">{rename.note}</p>
        {refusal !== undefined && (
          <p class="error" role="alert">
            {refusal}
          </p>
        )}
        <div class="care-buttons">
          <button type="button" class="button" onClick={onClose}>
            {rename.cancel}
          </button>
          <button type="submit" class="button primary">
            {rename.save}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
