import './replay.css';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../shell/icon.tsx';
import type { PlayCtrl } from './ctrl.ts';
import type { SheetName } from './play-sheet.tsx';
import { TurnTools } from './turn-list.tsx';

interface ReplayCardProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onSheet: (sheet: SheetName) => void;
}

/** What was played where one looks back to, ways to go on from there, and the way back to the game. */
export function ReplayCard({ ctrl, text, onSheet }: ReplayCardProps): JSX.Element {
  const { ply, shown, plies } = ctrl.back;
  const colour = ctrl.client.colourOf(ply?.seat ?? 0);
  const told = ply === undefined ? text.gameStart : ctrl.client.tell(ctrl.match.value, ply.index).join(' ');
  return (
    <section class={`action replay card seat-${colour + 1}`} aria-label={text.review}>
      <p class="label action-label">{text.replayAt(shown, plies.value.length)}</p>
      <p class="replay-told" aria-live="polite">
        {told}
      </p>
      <ReplayBar ctrl={ctrl} text={text} />
      <div class="action-bar">
        <button type="button" class="button narrow-only" onClick={() => onSheet('turns')}>
          <Icon name="list" />
          {text.turns}
        </button>
        <button type="button" class="button primary end-turn" onClick={() => ctrl.back.goToGame()}>
          {text.backToGame}
        </button>
      </div>
    </section>
  );
}

/** Ways to go through the game where the list that has them is not beside the board. */
export function ReplayBar({ ctrl, text }: Pick<ReplayCardProps, 'ctrl' | 'text'>): JSX.Element {
  return (
    <div class="replay-bar">
      <TurnTools ctrl={ctrl} text={text} />
    </div>
  );
}
