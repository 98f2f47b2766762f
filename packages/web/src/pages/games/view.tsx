import './games.css';
import type { TableRow } from '@thera/protocol';
import { type HomeText, type MyGamesText, problemInWords } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { gameNamed } from '../../games/game-named.ts';
import { useListedNames } from '../../games/use-listed-names.ts';
import { deviceGames } from '../../kept-games/device-games.ts';
import { askApi } from '../../online/api.ts';
import { findSession, player } from '../../online/session.ts';
import { byUrgency } from '../../online/table-rows.ts';
import type { PageProps } from '../../pages.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { DeviceRow } from './device-row.tsx';
import { OnlineRow } from './online-row.tsx';

interface GamesPageText extends MyGamesText {
  readonly home: HomeText;
}

/** How many finished games are shown before somebody asks for more. */
const FIRST = 10;

/** The visitor's own games: those that go on, those that are over, online and on this device. */
export function View({ text }: PageProps<GamesPageText, 'games'>): JSX.Element {
  usePageTitle(text.title);
  const [rows, setRows] = useState<readonly TableRow[]>();
  const [problem, setProblem] = useState<string>();
  const [kept] = useState(deviceGames.listGames);
  const [isWhole, showAll] = useState(false);
  const who = player.value?.id;
  useEffect(() => {
    void tablesOfVisitor().then((found) => {
      if (typeof found === 'string') setProblem(found);
      else setRows(found);
    });
  }, [who]);
  const running = byUrgency(
    (rows ?? []).filter(({ status }) => status !== 'over'),
    who,
  );
  const over = (rows ?? []).filter(({ status }) => status === 'over');
  const games = (rows ?? []).flatMap(({ plan }) => gameNamed(plan.game) ?? []);
  const names = useListedNames([...games, ...kept.map(({ plan }) => plan.game)]);
  const list = (shown: readonly TableRow[]): JSX.Element => (
    <ul class="own-games">
      {shown.map((row) => (
        <OnlineRow key={row.id} row={row} who={who} names={names} text={text} home={text.home} />
      ))}
    </ul>
  );
  return (
    <main id="content" class="page games-page">
      <h1>{text.title}</h1>
      {problem !== undefined && (
        <p class="error" role="alert">
          {problemInWords(problem, text.problems)}
        </p>
      )}
      <section aria-labelledby="running-title">
        <h2 id="running-title">{text.running}</h2>
        {running.length > 0 ? list(running) : <p class="games-note">{text.noneRunning}</p>}
        <a class="button" href="/online">
          {text.toLobby}
        </a>
      </section>
      {over.length > 0 && (
        <section aria-labelledby="over-title">
          <h2 id="over-title">{text.finished}</h2>
          {list(isWhole ? over : over.slice(0, FIRST))}
          {!isWhole && over.length > FIRST && (
            <button type="button" class="plain-button" onClick={() => showAll(true)}>
              {text.more}
            </button>
          )}
        </section>
      )}
      <section aria-labelledby="device-title">
        <h2 id="device-title">{text.device}</h2>
        <p class="games-note">{kept.length > 0 ? text.deviceAbout : text.nothing}</p>
        <ul class="own-games">
          {kept.map((game) => (
            <DeviceRow key={game.id} kept={game} names={names?.get(game.plan.game)} text={text.home} />
          ))}
        </ul>
      </section>
    </main>
  );
}

/** All tables at which the visitor sits, or why they cannot be told. */
async function tablesOfVisitor(): Promise<readonly TableRow[] | string> {
  if ((await findSession()) === undefined) return [];
  const answer = await askApi<{ readonly tables: readonly TableRow[] }>('GET', '/tables/mine');
  return answer.ok ? answer.value.tables : answer.error;
}
