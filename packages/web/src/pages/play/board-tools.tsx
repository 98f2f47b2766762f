import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { GameBoard, Viewpoint } from '../../boards/game-board.ts';
import { threeLost } from '../../boards/three-lost.ts';
import { setSetting, settings } from '../../settings/settings-store.ts';
import { canFullScreen, isFullScreen, toggleFullScreen } from '../../shell/full-screen.ts';
import { Icon } from '../../shell/icon.tsx';

interface BoardToolsProps {
  readonly board: Pick<GameBoard, 'isLost' | 'viewpoint'>;
  readonly text: PlayText;
}

/** Which board is shown, and from where. */
export function BoardTools({ board: { isLost, viewpoint }, text }: BoardToolsProps): JSX.Element {
  return (
    <>
      {isLost !== undefined && <KindTool isLost={isLost.value} text={text} />}
      {viewpoint !== undefined && <ViewTools viewpoint={viewpoint} text={text} />}
      {canFullScreen && <FullScreenTool text={text} />}
    </>
  );
}

function FullScreenTool({ text }: Pick<BoardToolsProps, 'text'>): JSX.Element {
  const label = isFullScreen.value ? text.leaveFullScreen : text.fullScreen;
  return (
    <button
      type="button"
      class="tool wide-only"
      aria-label={label}
      title={label}
      onClick={() => void toggleFullScreen()}
    >
      <Icon name={isFullScreen.value ? 'shrink' : 'expand'} />
    </button>
  );
}

interface KindToolProps {
  readonly isLost: boolean;
  readonly text: PlayText;
}

function KindTool({ isLost, text }: KindToolProps): JSX.Element {
  const isThree = settings.value.board === 'three' && !isLost;
  const boardLabel = isThree ? text.boardKind.toSvg : text.boardKind.toThree;
  return (
    <button
      type="button"
      class="tool"
      aria-label={boardLabel}
      aria-pressed={isThree}
      title={boardLabel}
      onClick={() => {
        // Whoever asks for it gets another try.
        if (!isThree) threeLost.retry();
        setSetting('board', isThree ? 'svg' : 'three');
      }}
    >
      <Icon name="cube" />
    </button>
  );
}

interface ViewToolsProps {
  readonly viewpoint: Viewpoint;
  readonly text: PlayText;
}

function ViewTools({ viewpoint, text }: ViewToolsProps): JSX.Element {
  return (
    <>
      <button
        type="button"
        class="tool wide-only"
        aria-label={text.flip}
        title={text.flip}
        onClick={() => viewpoint.flip()}
      >
        <Icon name="flip" />
      </button>
      <button
        type="button"
        class="tool wide-only"
        aria-label={text.rotate}
        title={text.rotate}
        onClick={() => viewpoint.turn()}
      >
        <Icon name="turn" />
      </button>
    </>
  );
}
