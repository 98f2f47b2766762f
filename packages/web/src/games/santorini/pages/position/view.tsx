import '../../../../pages/play/play.css';
import '../../../../pages/play/action.css';
import '../../play/draft.css';
import '../../../../pages/play/play-sheets.css';
import { COLOURS } from '@thera/board';
import { cardOf, powerName, seatsOf, squareLabels } from '@thera/play/santorini';
import { parseStage, type Stage } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { GameText, PositionText } from '@thera/texts/santorini';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { BoardStage } from '../../../../boards/board-stage.tsx';
import { LiveBoard } from '../../../../boards/live-board.ts';
import { type SeatPlan, USUAL_LEVEL } from '../../../../kept-games/table-plan.ts';
import { navigate } from '../../../../navigation.ts';
import { BoardTools } from '../../../../pages/play/board-tools.tsx';
import { PrintedScene } from '../../../../pages/play/printed-scene.tsx';
import { SeatCard } from '../../../../pages/play/seat-card.tsx';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { Logo } from '../../../../shell/logo.tsx';
import { Sheet } from '../../../../shell/sheet.tsx';
import { drawnPosition, stageScene } from '../../board/game-scene.ts';
import { SANTORINI } from '../../name.ts';
import { FleeceStrip, fleeceOf } from '../../play/fleece-strip.tsx';
import { playerNames } from '../../play/player-names.ts';
import { PowerDetail } from '../../play/power-detail.tsx';
import { seatFace } from '../../play/seat-face.tsx';
import { sideColour } from '../../play/side-colour.ts';
import { newGame } from '../../tables/new-game.ts';
import { usualSetup } from '../../tables/table-plan.ts';

/** Any position that somebody has linked to: to look at, and to play from. */
export function View({ route, text }: PageProps<PositionText, 'board'>): JSX.Element {
  const texts = text.santorini.game;
  const stage = useMemo(() => parseStage(route.position), [route.position]);
  if (stage.ok)
    return <PositionView stage={stage.value} notation={route.position} text={text} texts={texts} />;
  return (
    <main id="content" class="page">
      <h1>{text.santorini.positionTitle}</h1>
      <div class="error" role="alert">
        <p>{text.santorini.badPosition}</p>
        <p>{texts.positionErrors[stage.error]}</p>
        <code class="position-code">{route.position}</code>
      </div>
      <p>
        <a class="button primary" href="/open">
          {text.toHome}
        </a>
      </p>
    </main>
  );
}

interface PositionViewProps {
  readonly stage: Stage;
  readonly notation: string;
  readonly text: PositionText;
  readonly texts: GameText;
}

function PositionView({ stage, notation, text, texts }: PositionViewProps): JSX.Element {
  const live = useMemo(() => new LiveBoard(), []);
  const scene = useMemo(() => stageScene(stage, [], COLOURS), [stage]);
  const [opened, setOpened] = useState<Seat | 'fleece'>();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => void live.show(scene), [live, scene]);
  const position = drawnPosition(stage, []);
  const names = playerNames(stage, texts);
  const fleece = fleeceOf(stage);
  const toAct = toActIn(stage);
  const card = opened === 'fleece' ? fleece : opened === undefined ? undefined : cardOf(stage, opened);
  const copy = (): void =>
    void navigator.clipboard.writeText(location.href).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <div class="play position-page has-chips">
      <header class="play-header">
        <a class="tool" href="/" aria-label={text.back} title={text.back}>
          <Icon name="back" />
        </a>
        <Logo />
        <h1 class="play-title">
          <span class="play-brand is-title">{text.santorini.positionTitle}</span>
        </h1>
        <div class="header-tools">
          <BoardTools live={live} text={text} />
          <button
            type="button"
            class="tool"
            aria-label={text.santorini.copyLink}
            title={text.santorini.copyLink}
            onClick={copy}
          >
            <Icon name={isCopied ? 'check' : 'link'} />
          </button>
        </div>
      </header>
      <main id="content" class="play-main">
        <div class="seats">
          <div class="strips strips-others">
            {names.map((_, seat) => (
              <PositionSeat
                key={String(seat)}
                stage={stage}
                seat={seat}
                text={text}
                isToAct={seat === toAct}
                onPower={() => setOpened(seat)}
              />
            ))}
            {fleece !== undefined && (
              <FleeceStrip power={fleece} text={text.santorini} onPower={() => setOpened('fleece')} />
            )}
          </div>
        </div>
        <div class="play-board">
          <BoardStage
            live={live}
            name={text.board}
            labels={position === undefined ? [] : squareLabels(position, undefined, names, texts)}
            onChoose={() => undefined}
          />
          <PrintedScene scene={() => scene} />
        </div>
        <section class="action card">
          <p class="action-prompt">
            {toAct === undefined ? texts.words.phases.over : text.turnOf(names[toAct]!)}
          </p>
          <code class="position-code">{notation}</code>
          <p role="status" class="menu-note">
            {isCopied ? text.copied : ''}
          </p>
          <div class="action-bar">
            <button type="button" class="button" onClick={() => begin(notation, names.length, 'person')}>
              {text.santorini.playFromHereTogether}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => begin(notation, names.length, 'computer')}
            >
              {text.santorini.playFromHere}
            </button>
          </div>
        </section>
      </main>
      {card !== undefined && (
        <Sheet title={powerName(card, texts)} closeLabel={text.close} onClose={() => setOpened(undefined)}>
          <PowerDetail power={card} texts={texts} />
        </Sheet>
      )}
    </div>
  );
}

interface PositionSeatProps {
  readonly stage: Stage;
  readonly seat: Seat;
  readonly text: PositionText;
  readonly isToAct: boolean;
  readonly onPower: () => void;
}

function PositionSeat({ stage, seat, text, isToAct, onPower }: PositionSeatProps): JSX.Element {
  const { name, badge, note } = seatFace(stage, seat, text.santorini, onPower);
  const who = text.words.seat(seat);
  return (
    <SeatCard
      seat={seat}
      name={name}
      who={who === name ? '' : who}
      colour={sideColour(COLOURS.slice(0, seatsOf(stage)), seat)}
      state={isToAct ? 'is-to-act' : ''}
      badge={badge}
    >
      {note}
    </SeatCard>
  );
}

/** Who has to decide in a position; nobody where somebody has won. */
function toActIn(stage: Stage): Seat | undefined {
  if (!('position' in stage)) return stage.turn;
  return stage.position.winner >= 0 ? undefined : stage.position.turn;
}

/** A game that begins with a position: whoever is to move is a person, the others are persons or the computer. */
function begin(notation: string, seats: number, others: SeatPlan['kind']): void {
  const players = seats as 2 | 3 | 4;
  const stage = parseStage(notation);
  const first = stage.ok ? (toActIn(stage.value) ?? 0) : 0;
  const id = newGame({
    game: SANTORINI,
    seats: Array.from(
      { length: seats },
      (_, seat): SeatPlan => ({
        kind: seat === first ? 'person' : others,
        level: USUAL_LEVEL,
        colour: COLOURS[seat]!,
      }),
    ),
    setup: { ...usualSetup(players), mode: 'none', powers: [], position: notation },
  });
  if (id.ok) navigate({ page: 'play', game: id.value });
}
