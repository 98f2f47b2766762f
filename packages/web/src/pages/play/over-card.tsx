import { workerPicture } from '@thera/board';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { EndingWay } from '../../games/game-client.ts';
import { formatPlan } from '../../kept-games/plan-query.ts';
import { navigate } from '../../navigation.ts';
import { Icon } from '../../shell/icon.tsx';
import type { PlayCtrl } from './ctrl.ts';
import type { SheetName } from './play-sheet.tsx';
import { ReplayBar } from './replay-card.tsx';

interface OverCardProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onSheet: (sheet: SheetName) => void;
}

/** How the game ended, and what may come next. */
export function OverCard({ ctrl, text, onSheet }: OverCardProps): JSX.Element {
  const match = ctrl.match.value;
  const { plan } = ctrl.seating;
  const winner = match.outcome?.kind === 'won' ? match.outcome.winners[0] : undefined;
  const colour = winner === undefined ? undefined : ctrl.client.colourOf(winner);
  const figure =
    winner === undefined || colour === undefined
      ? undefined
      : (ctrl.client.seatPicture?.(winner) ?? workerPicture(colour));
  const { picture, headline, reason, body, ways, rematch } = ctrl.client.ending(match);
  const playAgain = (): void => {
    const id = ctrl.room.newGame(plan.value);
    if (id !== undefined) navigate({ page: 'play', game: id });
  };
  const [only, ...others] = rematch?.ways ?? [{ label: text.rematch, to: playAgain }];
  const again = others.length > 0 ? { to: () => onSheet('rematch') } : only!;
  return (
    <section
      class={`action card over${colour === undefined ? '' : ` seat-${colour + 1}`}`}
      role={match.outcome?.kind === 'lost' ? 'alert' : 'status'}
    >
      <div class="over-words">
        {picture ??
          (figure !== undefined && <span class="over-figure" dangerouslySetInnerHTML={{ __html: figure }} />)}
        <div>
          <p class="action-prompt">{headline}</p>
          {reason !== undefined && <p class="action-remark">{reason}</p>}
        </div>
      </div>
      {body}
      <ReplayBar ctrl={ctrl} text={text} />
      <div class="action-bar">
        <button type="button" class="button" onClick={() => ctrl.back.replay()}>
          <Icon name="eye" />
          {text.review}
        </button>
        {ctrl.canTakeBack.value && (
          <button type="button" class="button" onClick={() => ctrl.takeBack()}>
            <Icon name="undo" />
            {text.takeBack}
          </button>
        )}
        {ways?.map((way, n) => <Way key={way.label} way={way} isBest={n === 0} />) ?? (
          <>
            <a class="button" href={`/new?${formatPlan(plan.value)}`}>
              <Icon name="plus" />
              {text.newGame}
            </a>
            <Way way={{ ...again, label: text.rematch }} isBest={true} />
          </>
        )}
      </div>
    </section>
  );
}

export interface WayProps {
  readonly way: EndingWay;
  readonly isBest: boolean;
}

export function Way({ way: { label, icon, to }, isBest }: WayProps): JSX.Element {
  const look = `button${isBest ? ' primary' : ''}`;
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {label}
    </>
  );
  return typeof to === 'string' ? (
    <a class={look} href={to}>
      {content}
    </a>
  ) : (
    <button type="button" class={look} onClick={to}>
      {content}
    </button>
  );
}
