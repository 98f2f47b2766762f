import type { AdventureLog } from '@thera/sphinx';
import type { AdventureText } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { deviceAdventures } from '../../adventure/device-adventures.ts';
import { WriteOutSheet } from '../care/write-out-sheet.tsx';

interface NotKeptProps {
  readonly log: AdventureLog;
  readonly text: AdventureText;
}

/** That an adventure could not be written down, and the way to save it all the same. */
export function NotKept({ log, text }: NotKeptProps): JSX.Element | null {
  const [isOpen, open] = useState(false);
  const why = deviceAdventures.value.unwritten[log.id];
  if (why === undefined) return null;
  return (
    <div class="error not-kept" role="alert">
      <p>{text.notKept[why]}</p>
      <button type="button" class="button" onClick={() => open(true)}>
        {text.care.writeOut.ask}
      </button>
      {isOpen && <WriteOutSheet log={log} text={text} onClose={() => open(false)} />}
    </div>
  );
}
