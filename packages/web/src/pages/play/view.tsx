import './play.css';
import type { SantoriniMatch } from '@thera/play/santorini';
import { santorini } from '@thera/santorini';
import { parseRecord, replay } from '@thera/table';
import type { PlayText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { TablePlan } from '../../games/santorini/tables/table-plan.ts';
import { deviceGames } from '../../kept-games/device-games.ts';
import type { LoadError } from '../../kept-games/game-store.ts';
import type { PageProps } from '../../pages.ts';
import { nextTask } from '../../shell/next-task.ts';
import { GameCtrl } from './game-ctrl.ts';
import { GameView } from './game-view.tsx';

/** Why there is nothing to play, and the name of the words for it. */
const PROBLEMS = { 'no-such-game': 'noSuchGame', broken: 'brokenGame', newer: 'newerGame' } as const;
type Problem = keyof typeof PROBLEMS;

type Loaded = { readonly plan: TablePlan; readonly match: SantoriniMatch } | Problem;

/** A game of this device by its id. */
function loadGame(id: string): Loaded {
  const kept = deviceGames.loadGame(id);
  if (!kept.ok) return problemOf(kept.error);
  const record = parseRecord(santorini, kept.value.record);
  const match = record.ok ? replay(santorini, record.value) : undefined;
  return match?.ok ? { plan: kept.value.plan, match: match.value } : 'broken';
}

function problemOf(error: LoadError): Problem {
  if (error === 'no-such-game') return error;
  return error === 'newer-version' || error === 'unknown-game' ? 'newer' : 'broken';
}

/** The page on which a game is played. */
export function View({ route, text }: PageProps<PlayText, 'play'>): JSX.Element | null {
  const [ctrl, setCtrl] = useState<GameCtrl | Problem>();
  useEffect(() => {
    let isLeft = false;
    let begun: GameCtrl | undefined;
    const begin = async (): Promise<void> => {
      const loaded = loadGame(route.game);
      if (typeof loaded === 'string') return setCtrl(loaded);
      await nextTask();
      if (isLeft) return;
      begun = new GameCtrl(route.game, loaded.plan, loaded.match, text.game);
      await nextTask();
      if (!isLeft) setCtrl(begun);
    };
    void begin();
    return () => {
      isLeft = true;
      begun?.dispose();
    };
  }, [route.game]);
  useEffect(() => {
    if (ctrl instanceof GameCtrl) ctrl.texts.value = text.game;
  }, [ctrl, text.game]);
  if (ctrl === undefined) return null;
  if (ctrl instanceof GameCtrl) return <GameView ctrl={ctrl} text={text} />;
  return (
    <main id="content" class="page">
      <h1>{text.title}</h1>
      <p class="error" role="alert">
        {text[PROBLEMS[ctrl]]}
      </p>
      <p>
        <a class="button primary" href="/">
          {text.toHome}
        </a>
      </p>
    </main>
  );
}
