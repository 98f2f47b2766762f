import { workerPicture } from '@thera/board';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { endingOf, withNames } from '../../games/santorini/play/ending.ts';
import { newGame } from '../../games/santorini/tables/new-game.ts';
import { formatPlan } from '../../games/santorini/tables/plan-query.ts';
import { navigate } from '../../navigation.ts';
import { Icon } from '../../shell/icon.tsx';
import type { GameCtrl } from './game-ctrl.ts';

interface OverCardProps {
  readonly ctrl: GameCtrl;
  readonly text: PlayText;
}

/** How the game ended, and what may come next. */
export function OverCard({ ctrl, text }: OverCardProps): JSX.Element {
  const match = ctrl.match.value;
  const { names, plan } = ctrl.seating;
  const winner = match.outcome?.kind === 'won' ? match.outcome.winners[0] : undefined;
  const colour = winner === undefined ? undefined : ctrl.seating.colourOf(winner);
  const ending = endingOf(match, withNames(ctrl.texts.value, names.value), text);
  const rematch = (): void => {
    const id = newGame(plan.value);
    if (id.ok) navigate({ page: 'play', game: id.value });
  };
  return (
    <section class={`action card over${colour === undefined ? '' : ` seat-${colour + 1}`}`} role="status">
      <div class="over-words">
        {colour !== undefined && (
          <span class="over-figure" dangerouslySetInnerHTML={{ __html: workerPicture(colour) }} />
        )}
        <div>
          <p class="action-prompt">{ending?.headline}</p>
          {ending?.reason !== undefined && <p class="action-remark">{ending.reason}</p>}
        </div>
      </div>
      <div class="action-bar">
        <button type="button" class="button" onClick={() => ctrl.back.goTo(0)}>
          <Icon name="eye" />
          {text.review}
        </button>
        {ctrl.canTakeBack && (
          <button type="button" class="button" onClick={() => ctrl.takeBack()}>
            <Icon name="undo" />
            {text.takeBack}
          </button>
        )}
        <a class="button" href={`/new?${formatPlan(plan.value)}`}>
          <Icon name="plus" />
          {text.newGame}
        </a>
        <button type="button" class="button primary" onClick={rematch}>
          {text.rematch}
        </button>
      </div>
    </section>
  );
}
