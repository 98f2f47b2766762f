import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { Viewpoint } from '../../boards/game-board.ts';
import { setSetting, settings } from '../../settings/settings-store.ts';
import { Icon } from '../../shell/icon.tsx';

interface BoardToolsProps {
  readonly viewpoint: Viewpoint;
  readonly text: PlayText;
}

/** Which board is shown, and from where. */
export function BoardTools({ viewpoint, text }: BoardToolsProps): JSX.Element {
  const isThree = settings.value.board === 'three' && !viewpoint.isLost.value;
  const boardLabel = isThree ? text.boardKind.toSvg : text.boardKind.toThree;
  return (
    <>
      <button
        type="button"
        class="tool"
        aria-label={boardLabel}
        aria-pressed={isThree}
        title={boardLabel}
        onClick={() => setSetting('board', isThree ? 'svg' : 'three')}
      >
        <Icon name="cube" />
      </button>
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
