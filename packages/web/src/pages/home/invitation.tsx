import type { HomeText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { browserStorage } from '../../browser-storage.ts';
import { Icon } from '../../shell/icon.tsx';

const KEY = 'thera.invited';

interface InvitationProps {
  readonly text: HomeText;
  /** Where the main game is taught. */
  readonly to: string;
}

/** Asks a new visitor to the course. Whoever has followed it or put it away never sees it again. */
export function Invitation({ text, to }: InvitationProps): JSX.Element | null {
  const [isOpen, setOpen] = useState(
    () => browserStorage !== undefined && browserStorage.getItem(KEY) === null,
  );
  if (!isOpen) return null;
  const answer = (): void => {
    setOpen(false);
    try {
      browserStorage?.setItem(KEY, 'yes');
    } catch {
      // Then it is asked again, as everything is where nothing can be kept.
    }
  };
  return (
    <section class="card home-invitation" aria-label={text.invitation.title}>
      <p>
        <strong>{text.invitation.title}</strong>
        <a href={to} onClick={answer}>
          {text.invitation.go}
        </a>
      </p>
      <button
        type="button"
        class="tool"
        aria-label={text.invitation.dismiss}
        title={text.invitation.dismiss}
        onClick={answer}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
