import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { PlayCtrl } from './ctrl.ts';

interface TurnsHeadProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
}

/** What stands above the list of turns, and the way back to the game for who looks back. */
export function TurnsHead({ ctrl, text }: TurnsHeadProps): JSX.Element {
  return (
    <div class="turns-head">
      <h2 class="label">{text.turns}</h2>
      {!ctrl.back.isLive && (
        <button type="button" class="text-button" onClick={() => ctrl.back.goToGame()}>
          {text.backToGame}
        </button>
      )}
    </div>
  );
}
