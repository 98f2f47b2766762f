import '../play/play.css';
import type { PlayText, TablePageText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { gameNamed } from '../../games/game-named.ts';
import { LISTINGS } from '../../games/listings.ts';
import { type LoadedRoom, loadRoomOf } from '../../games/load-room.ts';
import { language } from '../../language.ts';
import { navigate } from '../../navigation.ts';
import { nextTask } from '../../shell/next-task.ts';
import { playSound } from '../../sound/play-sound.ts';
import type { PlayCtrl } from '../play/ctrl.ts';
import { GameView } from '../play/game-view.tsx';
import { openOnline } from './open-online.ts';
import type { TableCtrl } from './table-ctrl.ts';
import { TableHeader } from './table-header.tsx';
import { useTurnNotice } from './turn-notice.ts';

interface OnlineGameProps {
  readonly ctrl: TableCtrl;
  readonly text: TablePageText;
  readonly play: PlayText;
}

/** The game at a table, in the frame of all games. */
export function OnlineGame({ ctrl, text, play }: OnlineGameProps): JSX.Element {
  const game = gameNamed(ctrl.face.value?.plan.game);
  const loaded = useRoom(game);
  const [frame, setFrame] = useState<PlayCtrl>();
  useEffect(() => {
    if (loaded === undefined) return undefined;
    let isLeft = false;
    let begun: PlayCtrl | undefined;
    const begin = async (): Promise<void> => {
      await nextTask();
      if (isLeft) return;
      begun = openOnline(ctrl, loaded, play);
      await nextTask();
      if (isLeft) return;
      setFrame(begun);
      // Whoever waited for it, perhaps elsewhere, hears that the game begins.
      if (begun.match.value.line.length === 0) playSound('your-turn');
    };
    void begin();
    return () => {
      isLeft = true;
      begun?.dispose();
    };
    // Words that come later, in another language, are told to the game that is there.
  }, [ctrl, loaded?.room]);
  useEffect(() => {
    if (frame === undefined || loaded === undefined) return;
    frame.text.value = play;
    frame.words.value = loaded.words;
  }, [frame, play, loaded]);
  useNextTable(ctrl);
  if (game === undefined || frame === undefined)
    return <Opening text={text} problem={game === undefined ? text.problems['no-such-game'] : undefined} />;
  return <Game frame={frame} text={text} play={play} name={LISTINGS[game].home.name} />;
}

interface GameProps {
  readonly frame: PlayCtrl;
  readonly text: TablePageText;
  readonly play: PlayText;
  readonly name: string;
}

function Game({ frame, text, play, name }: GameProps): JSX.Element {
  const isDue = frame.isDeciding.value && !frame.isSending.value && frame.match.value.outcome === undefined;
  useTurnNotice({ isDue, title: isDue ? text.yourTurnIn(name) : name });
  return <GameView ctrl={frame} text={play} />;
}

interface OpeningProps {
  readonly text: TablePageText;
  readonly problem: string | undefined;
}

/** Until all that the game takes has come. */
function Opening({ text, problem }: OpeningProps): JSX.Element {
  return (
    <>
      <TableHeader text={text} />
      <main id="content" class="page table-notice">
        <h1>{text.title}</h1>
        {problem === undefined ? (
          <p role="status">{text.connection.connecting}</p>
        ) : (
          <p class="error" role="alert">
            {problem}
          </p>
        )}
      </main>
    </>
  );
}

/** The room of a game, with its words in the language of the page. */
function useRoom(game: ReturnType<typeof gameNamed>): LoadedRoom | undefined {
  const [loaded, setLoaded] = useState<LoadedRoom>();
  const spoken = language.value;
  useEffect(() => {
    if (game === undefined) return undefined;
    let isLeft = false;
    void loadRoomOf(game, spoken).then((brought) => {
      if (!isLeft) setLoaded(brought);
    });
    return () => {
      isLeft = true;
    };
  }, [game, spoken]);
  return loaded;
}

/** Those who have played go on to the rematch together, as soon as all have agreed. */
function useNextTable(ctrl: TableCtrl): void {
  const [known] = useState(ctrl.face.value?.next ?? undefined);
  const next = ctrl.face.value?.next ?? undefined;
  useEffect(() => {
    if (next !== undefined && next !== known && ctrl.ownSeat !== undefined)
      navigate({ page: 'table', table: next });
  }, [next]);
}
