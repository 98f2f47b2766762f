import './map.css';
import { type AdventureLog, isRiddle, nextStep, RIDDLES, TIERS } from '@thera/sphinx';
import type { TableMakingText } from '@thera/texts';
import type { MapText } from '@thera/texts/sphinx';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../../../pages.ts';
import { Sheet } from '../../../../shell/sheet.tsx';
import { useMedia } from '../../../../shell/use-media.ts';
import { type MapRiddle, nextRiddle, riddlesOf } from '../../adventure/riddles-of.ts';
import { NARROW_CHART } from '../../chart/narrow-layout.ts';
import { WIDE_CHART } from '../../chart/wide-layout.ts';
import { AdventureFrame } from '../frame/adventure-frame.tsx';
import { Chart } from './chart.tsx';
import { Circles } from './circles.tsx';
import { Counts } from './counts.tsx';
import { DueCard } from './due-card.tsx';
import { FriendsCard } from './friends-card.tsx';
import { lockInWords } from './lock-words.ts';
import { PlaysCard } from './plays-card.tsx';
import { RiddleCard } from './riddle-card.tsx';
import { RiddleWays } from './riddle-ways.tsx';
import { SetupSheet } from './setup/setup-sheet.tsx';
import { StoryCard } from './story-card.tsx';
import { TablesCard } from './tables-card.tsx';

const WIDE = '(min-width: 1320px)';
const HAS_RAIL = '(min-width: 800px)';

/** The map of an adventure: what can be played next, and how far one has come. */
export function View({ route: { part, query }, text }: PageProps<MakingMapText, 'own'>): JSX.Element {
  return (
    <AdventureFrame id={part} tab="map" text={text.adventure}>
      {(log) => <MapPage key={log.id} log={log} query={query} text={text} />}
    </AdventureFrame>
  );
}

/** The map, with the words for a table to which others come. */
type MakingMapText = MapText & { readonly making: TableMakingText };

interface MapPageProps {
  readonly log: AdventureLog;
  readonly query: string;
  readonly text: MakingMapText;
}

/** The riddle that an address asks for, and whether it is to be set up at once. */
function wanted(query: string): { readonly riddle: number | undefined; readonly isSetUp: boolean } {
  const asked = new URLSearchParams(query);
  const riddle = Number(asked.get('riddle') ?? Number.NaN);
  return { riddle: isRiddle(riddle) ? riddle : undefined, isSetUp: asked.has('play') };
}

function MapPage({ log, query, text }: MapPageProps): JSX.Element {
  const riddles = riddlesOf(log);
  const next = nextRiddle(log, riddles);
  const [asked, choose] = useState<number | undefined>(() => wanted(query).riddle);
  const [setUp, openSetup] = useState<'standard' | 'expert' | undefined>(() =>
    wanted(query).isSetUp ? 'standard' : undefined,
  );
  const [isDetailed, openDetails] = useState(false);
  const isWide = useMedia(WIDE);
  const hasRail = useMedia(HAS_RAIL);
  const chosen = riddles[asked ?? next]!;
  const play = (isExpert: boolean): void => {
    openDetails(false);
    openSetup(isExpert ? 'expert' : 'standard');
  };
  const isDue = nextStep(log) !== undefined;
  useScrollToMark(isDue ? undefined : chosen.number, isWide);
  const card = <RiddleCard riddle={chosen} best={bestOf(log, chosen.number, text)} text={text} />;
  return (
    <main id="content" class="map">
      {!hasRail && <Counts log={log} text={text.adventure} />}
      {!hasRail && <DueCard log={log} text={text} />}
      {!hasRail && <StoryCard log={log} text={text} />}
      {!hasRail && <TablesCard log={log} text={text} />}
      <Chart
        log={log}
        layout={isWide ? WIDE_CHART : NARROW_CHART}
        riddles={riddles}
        next={next}
        chosen={chosen.number}
        text={text}
        onChoose={choose}
      />
      <aside class="map-rail">
        {hasRail && <DueCard log={log} text={text} />}
        {hasRail && <StoryCard log={log} text={text} />}
        {hasRail && <TablesCard log={log} text={text} />}
        {hasRail && (
          <section class="card map-riddle" aria-live="polite">
            <RiddleHead riddle={chosen} isNext={chosen.number === next} text={text} />
            {card}
            <RiddleWays log={log} riddle={chosen} text={text} onPlay={play} />
          </section>
        )}
        {hasRail && (
          <section class="card">
            <Counts log={log} text={text.adventure} />
          </section>
        )}
        <FriendsCard log={log} text={text} />
        <PlaysCard log={log} text={text} />
      </aside>
      {!hasRail && !isDue && (
        <section class="riddle-strip" aria-live="polite">
          <RiddleStripHead riddle={chosen} text={text} />
          <RiddleWays
            log={log}
            riddle={chosen}
            text={text}
            onPlay={play}
            other={
              <button type="button" class="button" onClick={() => openDetails(true)}>
                {text.chosen.details}
              </button>
            }
          />
        </section>
      )}
      {isDetailed && (
        <Sheet
          title={text.game.riddles[chosen.number]!.title}
          closeLabel={text.chosen.close}
          onClose={() => openDetails(false)}
        >
          <div class="map-riddle">
            {card}
            <RiddleWays log={log} riddle={chosen} text={text} onPlay={play} />
          </div>
        </Sheet>
      )}
      {setUp !== undefined && chosen.lock === undefined && (
        <SetupSheet
          log={log}
          riddle={chosen.number}
          isExpert={setUp === 'expert'}
          text={text}
          onClose={() => openSetup(undefined)}
        />
      )}
    </main>
  );
}

interface RiddleHeadProps {
  readonly riddle: MapRiddle;
  readonly isNext: boolean;
  readonly text: MapText;
}

function RiddleHead({ riddle: { number, lock, isSolved }, isNext, text }: RiddleHeadProps): JSX.Element {
  const { game, chosen, adventure } = text;
  const state =
    lock !== undefined ? adventure.locks.notOpenYet : isNext ? chosen.next : isSolved ? chosen.solved : '';
  const over = [game.islands[RIDDLES[number]!.island], state].filter(Boolean).join(' · ');
  return (
    <div class="map-riddle-head">
      <span class={`arch${isNext ? ' next' : ''}`} aria-hidden="true">
        {number}
      </span>
      <div>
        <p class="label">{over}</p>
        <h2>{game.riddles[number]!.title}</h2>
      </div>
    </div>
  );
}

function RiddleStripHead({ riddle, text }: Omit<RiddleHeadProps, 'isNext'>): JSX.Element {
  const { number, lock, circles } = riddle;
  const { game, chosen } = text;
  const { friendly, island } = RIDDLES[number]!;
  const brief = [game.islands[island], ...(friendly > 0 ? [chosen.friendlyGods(friendly)] : [])];
  return (
    <div class="map-riddle-head">
      <span class="arch next" aria-hidden="true">
        {number}
      </span>
      <div>
        <h2>{game.riddles[number]!.title}</h2>
        <p>{lock === undefined ? brief.join(' · ') : lockInWords(lock, text)}</p>
      </div>
      {lock === undefined && <Circles circles={circles} />}
    </div>
  );
}

/** The best that came of a riddle, in the fewest turns. */
function bestOf({ plays }: AdventureLog, riddle: number, { chosen, game }: MapText): string | undefined {
  const solved = plays.filter((play) => play.riddle === riddle && play.achieved.length > 0);
  const tier = TIERS.findLast((one) => solved.some(({ achieved }) => achieved.includes(one)));
  if (tier === undefined) return undefined;
  const turns = solved.filter(({ achieved }) => achieved.includes(tier)).map((play) => play.turns);
  return chosen.best(game.tiers[tier], Math.min(...turns));
}

/** Where the chart is scrolled, the riddle in question is in sight from the beginning. */
function useScrollToMark(riddle: number | undefined, isWide: boolean): void {
  const first = useRef(riddle);
  useEffect(() => {
    if (isWide || !first.current) return;
    const mark = document.querySelector(`[data-riddle="${first.current}"]`);
    mark?.scrollIntoView({ block: 'center' });
  }, [isWide]);
}
