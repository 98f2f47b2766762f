import type { ShareText } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';

interface EndSharingProps {
  readonly text: ShareText['leave'];
  readonly cancel: string;
  readonly onEnd: () => void;
}

/** Ends something for oneself or for all, once it was said what comes of it. */
export function EndSharing({ text, cancel, onEnd }: EndSharingProps): JSX.Element {
  const [isAsked, ask] = useState(false);
  if (!isAsked)
    return (
      <button type="button" class="button" onClick={() => ask(true)}>
        {text.ask}
      </button>
    );
  return (
    <div class="share-end">
      <p>{text.sentence}</p>
      <div class="share-link-ways">
        <button type="button" class="button" onClick={() => ask(false)}>
          {cancel}
        </button>
        <button type="button" class="button danger" onClick={onEnd}>
          {text.confirm}
        </button>
      </div>
    </div>
  );
}
