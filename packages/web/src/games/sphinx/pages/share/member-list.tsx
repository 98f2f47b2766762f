import type { LogFace } from '@thera/protocol';
import type { ShareText } from '@thera/texts/sphinx';
import { useId } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { player } from '../../../../online/session.ts';
import { Icon } from '../../../../shell/icon.tsx';

interface MemberListProps {
  readonly face: LogFace;
  readonly text: ShareText['members'];
  /** Only for whoever may do that. */
  readonly onSendAway: ((member: string) => void) | undefined;
}

/** Everybody who has an adventure. */
export function MemberList({ face, text, onSendAway }: MemberListProps): JSX.Element {
  const heading = useId();
  const own = player.value?.id;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} class="label">
        {text.title}
      </h3>
      <ul class="share-members">
        {face.members.map(({ id, name }) => {
          const notes = [...(id === own ? [text.you] : []), ...(id === face.founder ? [text.founder] : [])];
          return (
            <li key={id}>
              <Icon name="person" />
              <span>
                {name} {notes.length > 0 && <span class="share-note">({notes.join(', ')})</span>}
              </span>
              {onSendAway !== undefined && id !== own && (
                <button
                  type="button"
                  class="tool"
                  aria-label={text.sendAway(name)}
                  title={text.sendAway(name)}
                  onClick={() => onSendAway(id)}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {face.members.length === 1 && <p class="share-note">{text.alone}</p>}
    </section>
  );
}
