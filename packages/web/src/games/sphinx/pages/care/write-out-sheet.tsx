import './care.css';
import { type AdventureLog, formatAdventure } from '@thera/sphinx';
import type { AdventureText } from '@thera/texts/sphinx';
import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { Sheet } from '../../../../shell/sheet.tsx';
import { titleOf } from '../../adventure/title-of.ts';
import { fileNameOf } from './file-name.ts';

interface WriteOutSheetProps {
  readonly log: AdventureLog;
  readonly text: AdventureText;
  readonly onClose: () => void;
}

/** A whole adventure as a file, or as text for the clipboard. */
export function WriteOutSheet({ log, text, onClose }: WriteOutSheetProps): JSX.Element {
  const { writeOut } = text.care;
  const [remark, say] = useState('');
  const written = useMemo(() => formatAdventure(log), [log]);
  const title = titleOf(log, text);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(written);
      say(writeOut.copied);
    } catch {
      say(writeOut.cannotCopy);
    }
  };
  return (
    <Sheet title={writeOut.ask} closeLabel={text.close} onClose={onClose}>
      <p class="care-note">{writeOut.sentence}</p>
      <textarea class="field care-text" readOnly rows={5} aria-label={title} value={written} />
      <p class="care-remark" role="status">
        {remark}
      </p>
      <div class="care-buttons">
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {writeOut.copy}
        </button>
        <button type="button" class="button primary" onClick={() => saveFile(fileNameOf(title), written)}>
          {writeOut.save}
        </button>
      </div>
    </Sheet>
  );
}

function saveFile(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
