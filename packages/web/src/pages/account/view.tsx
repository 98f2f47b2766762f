import './account.css';
import type { AccountText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { mayHaveSession } from '../../online/may-have-session.ts';
import { findSession, player } from '../../online/session.ts';
import type { PageProps } from '../../pages.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { AccountPart } from './account-part.tsx';
import { GuestPart } from './guest-part.tsx';
import { DataPart, NamePart } from './own-data.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SyncPart } from './sync-part.tsx';

/** Who one is online: a guest, or somebody with an account. */
export function View({ text }: PageProps<AccountText, 'account'>): JSX.Element {
  usePageTitle(text.title);
  const [isKnown, setKnown] = useState(() => player.peek() !== undefined || !mayHaveSession.peek());
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => void findSession().then(() => setKnown(true)), []);
  const who = player.value;
  const isGuest = who?.isGuest !== false;
  return (
    <main id="content" class="page account">
      <h1>{who === undefined || isGuest ? text.title : who.name}</h1>
      {isKnown && isGuest && (
        <p class="account-note">{who === undefined ? text.nobody : text.guest(who.name)}</p>
      )}
      {codes !== undefined && who !== undefined && (
        <RecoveryCodes codes={codes} name={who.name} text={text.codes} onDone={() => setCodes(undefined)} />
      )}
      {isKnown && isGuest && <GuestPart text={text} onCodes={setCodes} />}
      {who !== undefined && !isGuest && (
        <AccountPart key={who.id} player={who} text={text} onCodes={setCodes} />
      )}
      {who !== undefined && (
        <div class="account-parts">
          {!isGuest && <SyncPart text={text.sync} />}
          <NamePart player={who} text={text} />
          <DataPart text={text} />
        </div>
      )}
    </main>
  );
}
