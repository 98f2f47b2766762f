import './over.css';
import { workerPicture } from '@thera/board';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { formatPlan } from '../../kept-games/plan-query.ts';
import { navigate } from '../../navigation.ts';
import { Icon } from '../../shell/icon.tsx';
import type { PlayCtrl } from './ctrl.ts';
import { OverFigure } from './over-figure.tsx';
import { headlineOf, moodOf } from './over-headline.ts';
import { factsOf } from './over-words.ts';
import type { SheetName } from './play-sheet.tsx';
import { ReplayBar } from './replay-card.tsx';
import { Way } from './way.tsx';

interface OverCardProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onSheet: (sheet: SheetName) => void;
}

/** How the game ended, and what may come next. On phones it lies over the board and can be put aside. */
export function OverCard({ ctrl, text, onSheet }: OverCardProps): JSX.Element {
  const match = ctrl.match.value;
  const outcome = match.outcome!;
  const by = { persons: ctrl.seating.persons, names: ctrl.client.names.value };
  const winner = outcome.kind === 'won' ? outcome.winners[0] : undefined;
  const colour = winner === undefined ? undefined : ctrl.client.colourOf(winner);
  const figure =
    winner === undefined || colour === undefined
      ? undefined
      : (ctrl.client.seatPicture?.(winner) ?? workerPicture(colour));
  const { picture, headline = headlineOf(outcome, by, text), reason, body } = ctrl.client.ending(match);
  const mood = moodOf(outcome, by);
  const isShown = ctrl.isEndShown.value;
  const facts = factsOf(ctrl, text);
  const asideLabel = isShown ? text.ending.seeBoard : text.ending.seeResult;
  return (
    <>
      <section
        class={`action card over is-${mood}${isShown ? '' : ' is-aside'}${colour === undefined ? '' : ` seat-${colour + 1}`}`}
        role={outcome.kind === 'lost' ? 'alert' : 'status'}
      >
        <button
          type="button"
          class="tool over-aside"
          aria-label={asideLabel}
          aria-expanded={isShown}
          title={asideLabel}
          onClick={() => {
            ctrl.isEndShown.value = !isShown;
          }}
        >
          <Icon name="down" />
        </button>
        <div class="over-words">
          {picture ?? (figure !== undefined && <OverFigure figure={figure} />)}
          <div>
            {mood === 'sorry' && by.persons.length === 1 && outcome.kind === 'won' && (
              <p class="label over-kind-word">{text.ending.wellPlayed}</p>
            )}
            <p class="action-prompt">{headline}</p>
            {reason !== undefined && <p class="action-remark">{reason}</p>}
            {facts !== '' && <p class="over-facts">{facts}</p>}
          </div>
        </div>
        <div class="over-body">
          {body}
          {ctrl.host.parts?.afterEnding()}
        </div>
        <ReplayBar ctrl={ctrl} text={text} />
        <OverBar ctrl={ctrl} text={text} onSheet={onSheet} />
      </section>
      {/* What the card leaves free of the board on phones when it is put aside, so that the board keeps its size. */}
      <div class="over-place" />
    </>
  );
}

/** What may come next, the best of it last and largest. */
function OverBar({ ctrl, text, onSheet }: OverCardProps): JSX.Element {
  const { plan } = ctrl.seating;
  const { ways, rematch, isPartOfMore = false } = ctrl.client.ending(ctrl.match.value);
  const playAgain = (): void => {
    const id = ctrl.room.newGame(plan.value);
    if (id !== undefined) navigate({ page: 'play', game: id });
  };
  const [only, ...others] = rematch?.ways ?? [{ label: text.rematch, to: playAgain }];
  const again = others.length > 0 ? { to: () => onSheet('rematch') } : only!;
  const [best, ...more] = (isPartOfMore ? undefined : ctrl.host.waysAfter) ??
    ways ?? [
      { ...again, label: text.rematch },
      { label: text.newGame, icon: 'plus' as const, to: `/new?${formatPlan(plan.value)}` },
    ];
  return (
    <div class="action-bar">
      <button type="button" class="button" onClick={() => onSheet('share')}>
        <Icon name="share" />
        {text.sharing.title}
      </button>
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
      {more.map((way) => (
        <Way key={way.label} way={way} isBest={false} />
      ))}
      <Way way={best!} isBest={true} />
    </div>
  );
}
