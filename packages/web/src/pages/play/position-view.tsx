import './play.css';
import type { Look } from '@thera/board';
import { seatsOf, squareLabels } from '@thera/play';
import { parseStage } from '@thera/rules';
import { type GameText, loadGameText, type PlayText } from '@thera/texts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { BoardStage } from '../../boards/board-stage.tsx';
import { LiveBoard } from '../../boards/live-board.ts';
import { newGame } from '../../games/new-game.ts';
import { type SeatPlan, USUAL_LEVEL, usualSetup } from '../../games/table-plan.ts';
import { language } from '../../language.ts';
import { navigate } from '../../navigation.ts';
import type { PageProps } from '../../pages.ts';
import { Icon } from '../../shell/icon.tsx';
import { drawnPosition, stageScene } from './game-scene.ts';
import { playerNames } from './player-names.ts';

const LOOKS: readonly Look[] = [0, 1, 2, 3];

/** Any position that somebody has linked to: to look at, and to play from. */
export function View({ route, text }: PageProps<PlayText, 'board'>): JSX.Element | null {
  const [texts, setTexts] = useState<GameText>();
  const live = useMemo(() => new LiveBoard(), []);
  const stage = useMemo(() => parseStage(route.position), [route.position]);
  useEffect(() => void loadGameText(language.value).then(setTexts), [language.value]);
  useEffect(() => {
    if (stage.ok) void live.show(stageScene(stage.value, [], LOOKS));
  }, [stage, live, texts]);
  if (texts === undefined) return null;
  if (!stage.ok) {
    return (
      <main id="content" class="page">
        <h1>{text.positionTitle}</h1>
        <div class="error" role="alert">
          <p>{text.badPosition}</p>
          <p>{texts.positionErrors[stage.error]}</p>
          <code>{route.position}</code>
        </div>
        <p>
          <a class="button primary" href="/open">
            {text.toHome}
          </a>
        </p>
      </main>
    );
  }
  const seen = stage.value;
  const position = drawnPosition(seen, []);
  const seats = seatsOf(seen);
  const begin = (kind: SeatPlan['kind']): void => {
    const players = seats as 2 | 3 | 4;
    const plan = {
      seats: Array.from(
        { length: seats },
        (_, seat): SeatPlan => ({
          kind: seat === 0 ? 'person' : kind,
          level: USUAL_LEVEL,
          look: LOOKS[seat]!,
        }),
      ),
      setup: { ...usualSetup(players), mode: 'none' as const, powers: [], position: route.position },
    };
    const id = newGame(plan);
    if (id.ok) navigate({ page: 'play', game: id.value });
  };
  return (
    <div class="play position-page">
      <header class="play-header">
        <a class="tool" href="/" aria-label={text.back} title={text.back}>
          <Icon name="back" />
        </a>
        <h1 class="play-title">
          <span class="play-brand">{text.positionTitle}</span>
        </h1>
      </header>
      <main id="content" class="play-main">
        <div class="play-board">
          <BoardStage
            live={live}
            name={text.board}
            labels={
              position === undefined ? [] : squareLabels(position, undefined, playerNames(seen, texts), texts)
            }
            onChoose={() => undefined}
          />
        </div>
        <section class="action card">
          <p class="action-prompt">{playerNames(seen, texts).join(' · ')}</p>
          <p>
            <code class="position-code">{route.position}</code>
          </p>
          <div class="action-bar">
            <button type="button" class="button" onClick={() => begin('person')}>
              {text.playFromHereTogether}
            </button>
            <button type="button" class="button primary" onClick={() => begin('computer')}>
              {text.playFromHere}
            </button>
          </div>
        </section>
      </main>
    </div>
  );
}
