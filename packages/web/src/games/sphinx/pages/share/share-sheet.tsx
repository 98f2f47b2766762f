import './share.css';
import type { LogFace } from '@thera/protocol';
import type { AdventureLog } from '@thera/sphinx';
import type { Result } from '@thera/table';
import type { ShareRefusal, ShareText } from '@thera/texts/sphinx';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../navigation.ts';
import { player } from '../../../../online/session.ts';
import { Sheet } from '../../../../shell/sheet.tsx';
import { leaveGroup, renewLink, sendAway, sharedLog, stopSharing, watchLog } from '../../sync/sharing.ts';
import { EndSharing } from './end-sharing.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { MemberList } from './member-list.tsx';

interface ShareSheetProps {
  readonly log: AdventureLog;
  /** What the adventure is called. */
  readonly title: string;
  readonly text: ShareText;
  readonly onClose: () => void;
}

/** The link to an adventure, who has it, and how that ends. */
export function ShareSheet({ log, title, text, onClose }: ShareSheetProps): JSX.Element {
  const [face, show] = useState<LogFace>();
  const [refusal, refuse] = useState<ShareRefusal>();
  const [news, tell] = useState('');
  const settle = (result: Result<LogFace, ShareRefusal>, remark = ''): void => {
    refuse(result.ok ? undefined : result.error);
    tell(result.ok ? remark : '');
    if (result.ok) show(result.value);
  };
  useEffect(() => void sharedLog(log.id).then(settle), [log.id]);
  // Who joins or leaves meanwhile is seen at once.
  const id = face?.id;
  useEffect(
    () =>
      id === undefined
        ? undefined
        : watchLog(id, () => void sharedLog(log.id).then((now) => now.ok && show(now.value))),
    [id],
  );
  const isFounder = face !== undefined && face.founder === player.value?.id;
  const leave = async (): Promise<void> => {
    const left = await leaveGroup(log);
    if (!left.ok) return refuse(left.error);
    onClose();
    navigate({ page: 'own', game: 'sphinx', name: '*', part: left.value, query: '' });
  };
  return (
    <Sheet title={text.title} closeLabel={text.close} onClose={onClose}>
      <div class="share">
        <p>{text.sentence}</p>
        {face === undefined && refusal === undefined && <p role="status">{text.working}</p>}
        {refusal !== undefined && (
          <p class="error" role="alert">
            {text.refusals[refusal]}
          </p>
        )}
        {face !== undefined && (
          <>
            <InvitationLink face={face} title={title} text={text.link} />
            <p class="share-news" role="status">
              {news}
            </p>
            <MemberList
              face={face}
              text={text.members}
              onSendAway={isFounder ? async (member) => settle(await sendAway(face, member)) : undefined}
            />
            {isFounder && (
              <button
                type="button"
                class="button"
                onClick={async () => settle(await renewLink(face), text.link.renewed)}
              >
                {text.link.renew}
              </button>
            )}
            {isFounder && face.members.length > 1 && (
              <EndSharing
                text={text.stop}
                cancel={text.cancel}
                onEnd={async () => settle(await stopSharing(face))}
              />
            )}
            {!isFounder && <EndSharing text={text.leave} cancel={text.cancel} onEnd={leave} />}
          </>
        )}
      </div>
    </Sheet>
  );
}
