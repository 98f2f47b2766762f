import './home.css';
import { islandPicture } from '@thera/board';
import type { HomeText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { MAIN_GAME } from '../../games/game-named.ts';
import { LISTINGS } from '../../games/listings.ts';
import { useListedNames } from '../../games/use-listed-names.ts';
import type { PageProps } from '../../pages.ts';
import { formatRoute } from '../../route.ts';
import { Icon } from '../../shell/icon.tsx';
import { LatePicture } from '../../shell/late-picture.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { ContinueCard } from './continue-card.tsx';
import { Doors } from './doors.tsx';
import type { GameList } from './game-list.tsx';
import { Invitation } from './invitation.tsx';
import { ISLAND } from './island-scene.ts';
import { LateWaitingGames } from './late-waiting-games.tsx';
import { PlayButtons } from './play-buttons.tsx';
import { SeaBackground } from './sea-background.tsx';
import { TableLine } from './table-line.tsx';
import { useKeptGames } from './use-kept-games.ts';
import { type LateTally, useTally } from './use-tally.ts';

/** Where the main game is taught. */
const COURSE = LISTINGS[MAIN_GAME].home.course;

/** Where everybody comes in: go on with a game, or begin one. */
export function View({ text }: PageProps<HomeText, 'home'>): JSX.Element {
  usePageTitle(undefined);
  const late = useTally();
  const [table, setTable] = useState(() => LISTINGS[MAIN_GAME].home.lastTable('computer'));
  return (
    <main id="content" class="home">
      <SeaBackground />
      <LatePicture class="home-island" draw={() => islandPicture(ISLAND, { glow: false })} of={[]} />
      <div class="home-words">
        <p class="label">{LISTINGS[MAIN_GAME].home.name}</p>
        <h1>{text.title}</h1>
        <p class="home-sentence">{text.sentence}</p>
        <p class="home-sentence brief">{text.briefSentence}</p>
      </div>
      <div class="home-play">
        <PlayButtons text={text} table={table} />
        <TableLine text={text} table={table} onChange={setTable} />
        {late !== undefined && (
          <late.Suggestion tally={late.tally} text={text} table={table} onChange={setTable} />
        )}
      </div>
      {COURSE !== undefined && <Invitation text={text} to={formatRoute(COURSE)} />}
      <LateWaitingGames text={text} />
      <KeptGames text={text} late={late} />
      <Doors text={text} />
      <footer class="home-foot">
        <a class="home-open" href="/open">
          <Icon name="link" />
          {text.open}
        </a>
      </footer>
    </main>
  );
}

interface KeptGamesProps {
  readonly text: HomeText;
  readonly late: LateTally | undefined;
}

function KeptGames({ text, late }: KeptGamesProps): JSX.Element | null {
  const { games, dropped, drop, bringBack } = useKeptGames();
  const [list, setList] = useState<{ readonly List: typeof GameList }>();
  const openList = (): void => {
    import('./game-list.tsx')
      .then(({ GameList: List }) => setList({ List }))
      // It opens as soon as there is a connection.
      .catch(() => undefined);
  };
  const toTally = late === undefined ? null : <late.Button tally={late.tally} text={text} />;
  const names = useListedNames(
    (dropped === undefined ? games : [...games, dropped]).map(({ plan }) => plan.game),
  );
  if (games.length === 0 && dropped === undefined) return toTally;
  const latest = games.find(({ summary }) => !summary.isOver);
  return (
    <div class="kept-games">
      {latest !== undefined && (
        <ContinueCard kept={latest} text={text} names={names?.get(latest.plan.game)} />
      )}
      <div class="kept-more">
        {games.length > (latest === undefined ? 0 : 1) && (
          <button type="button" class="plain-button" onClick={openList}>
            {text.allGames(games.length)}
          </button>
        )}
        {toTally}
      </div>
      {list !== undefined && names !== undefined && (
        <list.List
          games={games}
          text={text}
          namesOf={({ plan }) => names.get(plan.game)!}
          dropped={dropped}
          onDrop={drop}
          onBringBack={bringBack}
          onClose={() => setList(undefined)}
        />
      )}
    </div>
  );
}
