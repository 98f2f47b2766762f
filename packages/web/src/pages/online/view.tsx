import './lobby.css';
import type { HomeText, LobbyText } from '@thera/texts';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { pageSocket } from '../../online/page-socket.ts';
import { findSession, player } from '../../online/session.ts';
import type { PageProps } from '../../pages.ts';
import { Icon } from '../../shell/icon.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { OpenTables } from './open-tables.tsx';
import { QuickGame } from './quick-game.tsx';
import { useLobby } from './use-lobby.ts';

interface LobbyPageText extends LobbyText {
  readonly home: HomeText;
}

/** Where those who play online find each other. */
export function View({ text }: PageProps<LobbyPageText, 'online'>): JSX.Element {
  usePageTitle(text.title);
  const rows = useLobby();
  useEffect(() => void findSession(), []);
  const status = pageSocket().status.value;
  return (
    <main id="content" class="page lobby">
      <header class="lobby-head">
        <h1>{text.title}</h1>
        <nav class="lobby-ways" aria-label={text.title}>
          <a class="button" href="/games">
            <Icon name="list" />
            {text.toGames}
          </a>
          <a class="button" href="/account">
            <Icon name="person" />
            {player.value?.name ?? text.toAccount}
          </a>
        </nav>
      </header>
      {status === 'lost' && (
        <p class="tip" role="status">
          {text.lost}
        </p>
      )}
      <QuickGame text={text} home={text.home} />
      <OpenTables rows={rows.value} text={text} home={text.home} />
      {rows.value === undefined && status !== 'lost' && (
        <p class="lobby-note" role="status">
          {text.connecting}
        </p>
      )}
    </main>
  );
}
