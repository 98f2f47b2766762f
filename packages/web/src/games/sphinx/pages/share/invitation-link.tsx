import type { LogFace } from '@thera/protocol';
import type { ShareText } from '@thera/texts/sphinx';
import { useId, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { invitationLink } from '../../sync/sharing.ts';

interface InvitationLinkProps {
  readonly face: LogFace;
  /** What the adventure is called. */
  readonly title: string;
  readonly text: ShareText['link'];
}

/** What lets others in, to be copied or sent. */
export function InvitationLink({ face, title, text }: InvitationLinkProps): JSX.Element {
  const [remark, say] = useState('');
  const field = useId();
  const link = invitationLink(face, title);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      say(text.copied);
    } catch {
      say(text.cannotCopy);
    }
  };
  return (
    <div class="share-link">
      <label class="label" for={field}>
        {text.label}
      </label>
      <input
        id={field}
        class="field"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="share-link-ways">
        <button type="button" class="button primary" onClick={() => void copy()}>
          <Icon name="copy" />
          {text.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            // Whoever changes their mind has said so to the browser already.
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            <Icon name="share" />
            {text.send}
          </button>
        )}
      </div>
      <p class="share-news" role="status">
        {remark}
      </p>
    </div>
  );
}
