import type { TableRow } from '@thera/protocol';
import { type HomeText, type LobbyText, problemInWords } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { gameNamed } from '../../games/game-named.ts';
import { LISTINGS } from '../../games/listings.ts';
import { ONLINE_GAMES } from '../../games/online-games.ts';
import { useListedNames } from '../../games/use-listed-names.ts';
import { navigate } from '../../navigation.ts';
import { clockInWords } from '../../online/clock-in-words.ts';
import { pageSocket } from '../../online/page-socket.ts';
import { ensureSession, player } from '../../online/session.ts';
import { freeSeats, isSeated } from '../../online/table-rows.ts';
import { formatRoute } from '../../route.ts';
import { Icon } from '../../shell/icon.tsx';
import { tablesFor } from './lobby-rows.ts';

interface OpenTablesProps {
  /** Undefined before they are known. */
  readonly rows: readonly TableRow[] | undefined;
  readonly text: LobbyText;
  readonly home: HomeText;
}

/** The tables that wait for players, and how to open another. */
export function OpenTables({ rows, text, home }: OpenTablesProps): JSX.Element {
  const { tables } = text;
  const shown = rows && tablesFor(rows, player.value?.id);
  const [problem, setProblem] = useState<string>();
  const games = [...new Set((shown ?? []).flatMap(({ plan }) => gameNamed(plan.game) ?? []))];
  const names = useListedNames(games);
  const join = async (row: TableRow): Promise<void> => {
    setProblem(await joined(row));
  };
  return (
    <section class="open-tables" aria-labelledby="tables-title">
      <div class="open-tables-head">
        <h2 id="tables-title">{tables.title}</h2>
        <p class="lobby-note" role="status">
          {shown !== undefined && shown.length > 0 && tables.count(shown.length)}
        </p>
      </div>
      {problem !== undefined && (
        <p class="error" role="alert">
          {problemInWords(problem, text.problems)}
        </p>
      )}
      {shown?.length === 0 && (
        <div class="card no-tables">
          <p>
            <strong>{tables.none}</strong>
          </p>
          <p class="lobby-note">{tables.noneAbout}</p>
        </div>
      )}
      <ul class="table-rows">
        {(shown ?? []).map((row) => {
          const game = gameNamed(row.plan.game);
          const agreed = game && names?.get(game)?.agreed(row.plan.setup, home);
          return (
            <li key={row.id} class="card table-row">
              <Agreed row={row} agreed={agreed} text={text} />
              <Places row={row} text={text} />
              <Door row={row} text={text} onJoin={() => void join(row)} />
            </li>
          );
        })}
      </ul>
      <MakeOne text={text} />
    </section>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly text: LobbyText;
}

function Agreed({ row, agreed, text }: RowProps & { readonly agreed: string | undefined }): JSX.Element {
  return (
    <div class="table-agreed">
      <strong>{nameOf(row)}</strong>
      <span>{agreed ?? ' '}</span>
      <span class="table-clock">
        <Icon name="clock" />
        {clockInWords(row.plan.clock, text.clocks)}
      </span>
    </div>
  );
}

function Places({ row, text: { tables, levels } }: RowProps): JSX.Element {
  return (
    <ul class="table-places">
      {row.seats.map((occupant, seat) => (
        <li key={seat} class={occupant === null ? 'free-place' : ''}>
          <Icon name={occupant?.kind === 'computer' ? 'chip' : 'person'} />
          {occupant === null
            ? tables.free
            : occupant.kind === 'computer'
              ? tables.computer(levels[occupant.level].name)
              : occupant.player.name}
        </li>
      ))}
    </ul>
  );
}

function Door({ row, text: { tables }, onJoin }: RowProps & { readonly onJoin: () => void }): JSX.Element {
  const free = freeSeats(row).length;
  const address = formatRoute({ page: 'table', table: row.id });
  if (isSeated(row, player.value?.id))
    return (
      <a class="button" href={address}>
        {tables.back}
      </a>
    );
  const people = row.seats.flatMap((one) => (one?.kind === 'person' ? [one.player.name] : []));
  return (
    <div class="table-door">
      <button
        type="button"
        class="button primary"
        aria-label={tables.joinTable(nameOf(row), tables.list(people))}
        onClick={onJoin}
      >
        {tables.join}
      </button>
      <small>{tables.missing(free)}</small>
    </div>
  );
}

/** The forms of all games that several people play, with “online” chosen already. */
function MakeOne({ text }: { readonly text: LobbyText }): JSX.Element {
  return (
    <div class="make-tables">
      <h3>{text.tables.make}</h3>
      <ul>
        {ONLINE_GAMES.map(({ game, name, form }) => (
          <li key={game}>
            <a class="button" href={formatRoute(form)}>
              <Icon name="plus" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ plan }: TableRow): string => {
  const game = gameNamed(plan.game);
  return game === undefined ? plan.game : LISTINGS[game].home.name;
};

/** Sits down where there is room and goes there, or says why not. */
async function joined(row: TableRow): Promise<string | undefined> {
  const session = await ensureSession();
  if (!session.ok) return session.error;
  const seat = freeSeats(row)[0];
  if (seat === undefined) return 'seat-taken';
  const sat = await pageSocket().ask({ kind: 'sit', table: row.id, seat });
  if (!sat.ok && sat.error !== 'already-seated') return sat.error;
  navigate({ page: 'table', table: row.id });
  return undefined;
}
