import '../../../../pages/play/play.css';
import '../../../../pages/play/action.css';
import '../../play/draft.css';
import '../../../../pages/play/play-sheets.css';
import { printedBoard } from '@thera/board';
import { powerName } from '@thera/play/santorini';
import { parseStage } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { PositionText } from '@thera/texts/santorini';
import { useEffect, useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { BoardStage } from '../../../../boards/board-stage.tsx';
import { threeLost } from '../../../../boards/three-lost.ts';
import { ThreeNote } from '../../../../boards/three-note.tsx';
import { BoardTools } from '../../../../pages/play/board-tools.tsx';
import { PrintedScene } from '../../../../pages/play/printed-scene.tsx';
import { SeatCard } from '../../../../pages/play/seat-card.tsx';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { Logo } from '../../../../shell/logo.tsx';
import { Sheet } from '../../../../shell/sheet.tsx';
import { FleeceStrip } from '../../play/fleece-strip.tsx';
import { PowerDetail } from '../../play/power-detail.tsx';
import { seatFace } from '../../play/seat-face.tsx';
import { type LinkedPosition, PositionCtrl } from './ctrl.ts';

/** Any position that somebody has linked to: to look at, and to play from. */
export function View({ route, text }: PageProps<PositionText, 'board'>): JSX.Element {
  const texts = text.santorini.game;
  const stage = useMemo(() => parseStage(route.position), [route.position]);
  if (stage.ok) return <PositionView linked={{ stage: stage.value, notation: route.position }} text={text} />;
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
  readonly linked: LinkedPosition;
  readonly text: PositionText;
}

function PositionView({ linked, text }: PositionViewProps): JSX.Element {
  const ctrl = useMemo(() => new PositionCtrl(linked), []);
  useEffect(() => ctrl.show(linked), [linked.notation]);
  const texts = text.santorini.game;
  const names = ctrl.names(texts);
  const { fleece, toAct, card, isCopied } = ctrl;
  const open = (opened: Seat | 'fleece' | undefined): void => {
    ctrl.opened.value = opened;
  };
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
          <BoardTools board={{ isLost: threeLost.isLost, viewpoint: ctrl.live }} text={text} />
          <button
            type="button"
            class="tool"
            aria-label={text.santorini.copyLink}
            title={text.santorini.copyLink}
            onClick={() => void ctrl.copyLink()}
          >
            <Icon name={isCopied.value ? 'check' : 'link'} />
          </button>
        </div>
      </header>
      <main id="content" class="play-main">
        <div class="seats">
          <div class="strips strips-others">
            {ctrl.seats.map((seat) => (
              <PositionSeat key={String(seat)} ctrl={ctrl} seat={seat} text={text} />
            ))}
            {fleece !== undefined && (
              <FleeceStrip power={fleece} text={text.santorini} onPower={() => open('fleece')} />
            )}
          </div>
        </div>
        <div class="play-board">
          <BoardStage
            live={ctrl.live}
            name={text.board}
            labels={ctrl.labels(texts)}
            onChoose={() => undefined}
          />
          <ThreeNote text={text} />
          <PrintedScene draw={() => printedBoard({ ...ctrl.scene.value, marks: [] })} />
        </div>
        <section class="action card">
          <p class="action-prompt">
            {toAct === undefined ? texts.words.phases.over : text.turnOf(names[toAct]!)}
          </p>
          <code class="position-code">{ctrl.notation}</code>
          <p role="status" class="menu-note">
            {isCopied.value ? text.copied : ''}
          </p>
          <div class="action-bar">
            <button type="button" class="button" onClick={() => ctrl.playFromHere('person')}>
              {text.santorini.playFromHereTogether}
            </button>
            <button type="button" class="button primary" onClick={() => ctrl.playFromHere('computer')}>
              {text.santorini.playFromHere}
            </button>
          </div>
        </section>
      </main>
      {card !== undefined && (
        <Sheet title={powerName(card, texts)} closeLabel={text.close} onClose={() => open(undefined)}>
          <PowerDetail power={card} holder={ctrl.openedHolder} text={text.santorini} />
        </Sheet>
      )}
    </div>
  );
}

interface PositionSeatProps {
  readonly ctrl: PositionCtrl;
  readonly seat: Seat;
  readonly text: PositionText;
}

function PositionSeat({ ctrl, seat, text }: PositionSeatProps): JSX.Element {
  const { name, badge, note } = seatFace(ctrl.stage, { seat, reader: ctrl.reader }, text.santorini, () => {
    ctrl.opened.value = seat;
  });
  const who = text.words.seat(seat);
  return (
    <SeatCard
      seat={seat}
      name={name}
      who={who === name ? '' : who}
      colour={ctrl.colourOf(seat)}
      state={seat === ctrl.toAct ? 'is-to-act' : ''}
      badge={badge}
    >
      {note}
    </SeatCard>
  );
}
