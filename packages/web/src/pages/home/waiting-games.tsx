import type { HomeText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { gameNamed } from '../../games/game-named.ts';
import { LISTINGS } from '../../games/listings.ts';
import { ownTables, waitingTables } from '../../online/own-tables.ts';
import { player } from '../../online/session.ts';
import { othersAt } from '../../online/table-rows.ts';
import { formatRoute } from '../../route.ts';

/** As many as find room before everything else on the page. */
const MOST = 2;

/** The games online that wait for the visitor, and the way to all of them. */
export function WaitingGames({ text }: { readonly text: HomeText }): JSX.Element | null {
  const waiting = waitingTables.value;
  if (ownTables.value.length === 0) return null;
  return (
    <section class="waiting-games" aria-label={text.onlineGames}>
      {waiting.slice(0, MOST).map((row) => {
        const game = gameNamed(row.plan.game);
        const others = othersAt(row, player.value?.id);
        return (
          <a key={row.id} class="card waiting-game" href={formatRoute({ page: 'table', table: row.id })}>
            <span>
              <strong>{game === undefined ? row.plan.game : LISTINGS[game].home.name}</strong>
              {others.length > 0 && <small>{text.list(others)}</small>}
            </span>
            <span class="waiting-turn">{text.yourTurnNow}</span>
          </a>
        );
      })}
      <a class="all-online" href={formatRoute({ page: 'games' })}>
        {text.allOnline(ownTables.value.length)}
      </a>
    </section>
  );
}
