import './play.css';
import type { PlayText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { GameTypes } from '../../games/game-types.ts';
import type { LoadedRoom } from '../../games/load-room.ts';
import { deviceGames } from '../../kept-games/device-games.ts';
import type { LoadError } from '../../kept-games/game-store.ts';
import type { PageProps } from '../../pages.ts';
import { nextTask } from '../../shell/next-task.ts';
import { type Opening, PlayCtrl } from './ctrl.ts';
import { DeviceHost } from './device-host.ts';
import { GameView } from './game-view.tsx';
import { keptMatch } from './kept-match.ts';

interface ViewProps extends PageProps<PlayText, 'play'> {
  /** All that is needed of the game; undefined if this device has no such game. */
  readonly loaded: LoadedRoom | undefined;
}

/** Why there is nothing to play, and the name of the words for it. */
const PROBLEMS = {
  'no-such-game': 'noSuchGame',
  broken: 'brokenGame',
  'other-rules': 'otherRules',
  newer: 'newerGame',
} as const;
type Problem = keyof typeof PROBLEMS;

/** A game of this device by its id, or why there is none. */
function loadGame(id: string, loaded: LoadedRoom | undefined, text: PlayText): Opening<GameTypes> | Problem {
  const written = deviceGames.writtenText(id);
  const kept = deviceGames.loadGame(id);
  if (!kept.ok) return problemOf(kept.error);
  if (loaded === undefined) return 'broken';
  const match = keptMatch(kept.value, loaded.room.played.game);
  if (!match.ok) return match.error;
  const { plan, summary, clocked = 0 } = kept.value;
  const spent = match.value.record.events.length === 0 ? 0 : summary.spent;
  const host = new DeviceHost({ written, clocked });
  return { id, ...loaded, plan, match: match.value, spent, host, text };
}

function problemOf(error: LoadError): Problem {
  if (error === 'no-such-game') return error;
  return error === 'newer-version' || error === 'unknown-game' ? 'newer' : 'broken';
}

/** The page on which a game is played. */
export function View({ route, text, loaded }: ViewProps): JSX.Element | null {
  const [ctrl, setCtrl] = useState<PlayCtrl | Problem>();
  useEffect(() => {
    let isLeft = false;
    let begun: PlayCtrl | undefined;
    const begin = async (): Promise<void> => {
      const opening = loadGame(route.game, loaded, text);
      if (typeof opening === 'string') return setCtrl(opening);
      await nextTask();
      if (isLeft) return;
      begun = new PlayCtrl(opening);
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
    if (!(ctrl instanceof PlayCtrl) || loaded === undefined) return;
    ctrl.text.value = text;
    ctrl.words.value = loaded.words;
  }, [ctrl, text, loaded]);
  if (ctrl === undefined) return null;
  if (ctrl instanceof PlayCtrl) return <GameView ctrl={ctrl} text={text} />;
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
