import type { GameName } from '@thera/play';
import type { TableRow } from '@thera/protocol';
import type { HomeText, MyGamesText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { gameNamed } from '../../games/game-named.ts';
import type { ListedNames } from '../../games/home-part.ts';
import { LISTINGS } from '../../games/listings.ts';
import { language } from '../../language.ts';
import { clockInWords } from '../../online/clock-in-words.ts';
import { spanInWords } from '../../online/span-in-words.ts';
import { endingFor, isWaitedFor, othersAt } from '../../online/table-rows.ts';
import { formatRoute } from '../../route.ts';

interface OnlineRowProps {
  readonly row: TableRow;
  /** The id of the visitor. */
  readonly who: string | undefined;
  readonly names: ReadonlyMap<GameName, ListedNames> | undefined;
  readonly text: MyGamesText;
  readonly home: HomeText;
}

/** A table on the server: what is played there, with whom, and where it is. */
export function OnlineRow({ row, who, names, text, home }: OnlineRowProps): JSX.Element {
  const game = gameNamed(row.plan.game);
  const others = othersAt(row, who);
  const isDue = isWaitedFor(row, who);
  return (
    <li>
      <a class={`card own-game ${isDue ? 'due' : ''}`} href={formatRoute({ page: 'table', table: row.id })}>
        <span class="own-game-words">
          <strong>{game === undefined ? row.plan.game : LISTINGS[game].home.name}</strong>
          <span>{(game && names?.get(game)?.agreed(row.plan.setup, home)) ?? ' '}</span>
          {(others.length > 0 || row.status !== 'open') && (
            <span>{others.length === 0 ? text.alone : text.against(text.list(others))}</span>
          )}
        </span>
        <span class="own-game-state">
          <strong>{stateOf(row, who, text)}</strong>
          <small>{timeOf(row, text)}</small>
        </span>
      </a>
    </li>
  );
}

function stateOf(row: TableRow, who: string | undefined, text: MyGamesText): string {
  if (row.status === 'over') return text.endings[endingFor(row, who) ?? 'over'];
  if (row.status === 'open') return text.waiting;
  if (isWaitedFor(row, who)) return text.yourTurn;
  const names = row.toAct.flatMap((seat) => {
    const occupant = row.seats[seat];
    return occupant?.kind === 'person' ? [occupant.player.name] : [];
  });
  return names.length === 0 ? text.computerTurn : text.theirTurn(text.list(names));
}

/** When time runs out, when it was over, or how much time there is. */
function timeOf({ status, deadline, changed, plan }: TableRow, text: MyGamesText): string {
  if (status === 'over') return new Date(changed).toLocaleDateString(language.value, { dateStyle: 'medium' });
  if (status === 'playing' && deadline !== null)
    return text.left(spanInWords(deadline - Date.now(), language.value));
  return clockInWords(plan.clock, text.clocks);
}
