import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { newGame } from '../../games/new-game.ts';
import { formatPlan } from '../../games/plan-query.ts';
import { navigate } from '../../navigation.ts';
import type { GameCtrl } from './game-ctrl.ts';

interface OverCardProps {
  readonly ctrl: GameCtrl;
  readonly text: PlayText;
}

/** How the game ended, and what may come next. */
export function OverCard({ ctrl, text }: OverCardProps): JSX.Element {
  const { outcome } = ctrl.match.value;
  const winner = outcome?.kind === 'won' ? outcome.winners[0] : undefined;
  const look = winner === undefined ? undefined : ctrl.seating.looks[winner];
  const rematch = (): void => {
    const id = newGame(ctrl.seating.plan.value);
    if (id.ok) navigate({ page: 'play', game: id.value });
  };
  return (
    <section class={`action card over${look === undefined ? '' : ` seat-${look + 1}`}`} role="status">
      <p class="action-prompt">{ctrl.prompt.value}</p>
      <div class="action-bar">
        <button type="button" class="button" onClick={() => ctrl.back.goTo(0)}>
          {text.review}
        </button>
        {ctrl.canTakeBack && (
          <button type="button" class="button" onClick={() => ctrl.takeBack()}>
            {text.takeBack}
          </button>
        )}
        <a class="button" href={`/new?${formatPlan(ctrl.seating.plan.value)}`}>
          {text.newGame}
        </a>
        <button type="button" class="button primary" onClick={rematch}>
          {text.rematch}
        </button>
      </div>
    </section>
  );
}
