import type { AdventureFault, LogRefusal } from '@thera/sphinx';
import type { Fault } from '@thera/table';
import type { AdventuresText } from '@thera/texts/sphinx';
import { useId, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Sheet } from '../../../../shell/sheet.tsx';
import { readIn } from '../../adventure/read-in.ts';
import { shelfNews } from '../../adventure/shelf-news.ts';
import { titleOf } from '../../adventure/title-of.ts';

interface ReadInSheetProps {
  readonly text: AdventuresText;
  readonly onClose: () => void;
}

/** Takes in an adventure that was written out, as text or as a file. */
export function ReadInSheet({ text, onClose }: ReadInSheetProps): JSX.Element {
  const { readIn: words, adventure } = text;
  const [typed, type] = useState('');
  const [refused, refuse] = useState<Fault<AdventureFault | LogRefusal>>();
  const field = useId();
  const take = (content: string): void => {
    const read = readIn(content);
    if (!read.ok) {
      refuse(read);
      return;
    }
    const title = titleOf(read.value.log, adventure);
    shelfNews.value = read.value.isUnited ? words.isUnited(title) : words.isNew(title);
    onClose();
  };
  const takeFile = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): Promise<void> => {
    const content = await currentTarget.files?.[0]?.text();
    // The same file may be chosen again once it has been mended.
    currentTarget.value = '';
    if (content !== undefined) take(content);
  };
  return (
    <Sheet title={words.ask} closeLabel={adventure.close} onClose={onClose}>
      <form
        class="care-form"
        onSubmit={(event) => {
          event.preventDefault();
          take(typed);
        }}
      >
        <p class="care-note">{words.sentence}</p>
        <label class="label" for={field}>
          {words.label}
        </label>
        <textarea
          id={field}
          class="field care-text"
          rows={5}
          spellcheck={false}
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        {refused !== undefined && <Refusal refused={refused} text={text} />}
        <div class="care-buttons">
          <label class="button read-in-file">
            {words.file}
            <input
              class="unseen"
              type="file"
              accept="application/json,text/plain,.json,.txt"
              onChange={(event) => void takeFile(event)}
            />
          </label>
          <button type="submit" class="button primary" disabled={typed.trim() === ''}>
            {words.button}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

interface RefusalProps {
  readonly refused: Fault<AdventureFault | LogRefusal>;
  readonly text: AdventuresText;
}

/** Why it cannot be read in, where it is wrong, and that nothing has happened. */
function Refusal({ refused: { error, at }, text: { readIn, adventure } }: RefusalProps): JSX.Element {
  const reasons: Readonly<Record<string, string>> = { ...adventure.refusals, ...adventure.faults };
  return (
    <div class="error" role="alert">
      <p>
        <strong>{readIn.refused}</strong> {reasons[error]} {at !== undefined && readIn.at(at)}{' '}
        <code>{error}</code>
      </p>
      <p>{readIn.untouched}</p>
    </div>
  );
}
