import '../../tokens.css';
import './join.css';
import type { ShareRefusal, ShareText } from '@thera/texts/sphinx';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../navigation.ts';
import type { PageProps } from '../../../../pages.ts';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { ADVENTURES_PATH } from '../../adventure/adventure-path.ts';
import { askInvitation, joinAdventure, titleIn } from '../../sync/sharing.ts';
import { Voyage } from '../adventures/voyage.tsx';

/** What an invitation is for. */
interface Invited {
  readonly by: string | undefined;
  readonly members: readonly string[];
  /** Where one is in it already. */
  readonly adventure: string | undefined;
}

/** What somebody is invited to, before they join. */
export function View({ route: { part = '', query }, text }: PageProps<ShareText, 'own'>): JSX.Element {
  const { join } = text;
  usePageTitle(join.title);
  const [invited, show] = useState<Invited>();
  const [refusal, refuse] = useState<ShareRefusal>();
  const [isJoining, begin] = useState(false);
  const look = async (): Promise<void> => {
    refuse(undefined);
    const told = await askInvitation(part);
    if (!told.ok) return refuse(told.error);
    const { members, founder, adventure } = told.value;
    const by = members.find(({ id }) => id === founder) ?? members[0];
    show({ by: by?.name, members: members.map(({ name }) => name), adventure });
  };
  useEffect(() => void look(), [part]);
  const open = (adventure: string): void =>
    navigate({ page: 'own', game: 'sphinx', name: '*', part: adventure, query: '' });
  const enter = async (): Promise<void> => {
    begin(true);
    const joined = await joinAdventure(part);
    begin(false);
    if (joined.ok) open(joined.value);
    else refuse(joined.error);
  };
  if (refusal === 'no-such-log') return <Gone text={join} />;
  return (
    <main id="content" class="page join">
      <div class="join-picture">
        <Voyage />
      </div>
      <p class="label">{join.title}</p>
      <h1>{titleIn(query) ?? text.game}</h1>
      {invited?.by !== undefined && <p class="join-lead">{join.invites(invited.by)}</p>}
      {invited === undefined && refusal === undefined && <p role="status">{text.working}</p>}
      {refusal !== undefined && (
        <p class="error" role="alert">
          {text.refusals[refusal]}
        </p>
      )}
      {invited === undefined && refusal !== undefined && (
        <button type="button" class="button primary" onClick={() => void look()}>
          {join.again}
        </button>
      )}
      {invited?.adventure !== undefined && (
        <>
          <p>{join.isMember}</p>
          <button type="button" class="button primary" onClick={() => open(invited.adventure!)}>
            {join.open}
          </button>
        </>
      )}
      {invited !== undefined && invited.adventure === undefined && (
        <>
          <p>{join.sentence}</p>
          <p class="join-members">{join.members(invited.members)}</p>
          <button type="button" class="button primary" disabled={isJoining} onClick={() => void enter()}>
            {isJoining ? text.working : join.button}
          </button>
        </>
      )}
    </main>
  );
}

function Gone({ text }: { readonly text: ShareText['join'] }): JSX.Element {
  return (
    <main id="content" class="page join">
      <h1>{text.gone}</h1>
      <p>{text.goneSentence}</p>
      <p>
        <a class="button primary" href={ADVENTURES_PATH}>
          {text.toAdventures}
        </a>
      </p>
    </main>
  );
}
