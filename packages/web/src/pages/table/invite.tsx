import type { WaitingText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { copyText, hasShareSheet, type Shared, systemShare } from '../../sharing/share-text.ts';
import { Icon } from '../../shell/icon.tsx';
import { QrCode } from './qr-code.tsx';

interface InviteProps {
  readonly url: string;
  readonly isPrivate: boolean;
  readonly text: WaitingText;
}

/** How others come to this table: its link, to copy, to share and to read with a camera. */
export function Invite({ url, isPrivate, text }: InviteProps): JSX.Element {
  const [shared, setShared] = useState<Shared>();
  const hand = async (): Promise<void> => {
    if (!(await systemShare({ url }))) setShared(await copyText(url));
  };
  return (
    <section class="card invite">
      <h2>{text.invite}</h2>
      <p>{text.inviteAbout}</p>
      <input
        class="field invite-link"
        type="text"
        readOnly
        value={url}
        aria-label={text.link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="invite-ways">
        <button type="button" class="button" onClick={async () => setShared(await copyText(url))}>
          <Icon name="link" />
          {text.copyLink}
        </button>
        {hasShareSheet() && (
          <button type="button" class="button" onClick={() => void hand()}>
            <Icon name="share" />
            {text.share}
          </button>
        )}
      </div>
      <p class="invite-said" role="status">
        {shared === 'copied' && text.copied}
        {shared === 'failed' && text.notCopied}
      </p>
      <QrCode content={url} label={text.qr} />
      <p class="invite-note">{isPrivate ? text.privately : text.publicly}</p>
    </section>
  );
}
