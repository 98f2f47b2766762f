import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { ActChoice } from '../../boards/act-choice.tsx';
import { OtherChoices } from '../../boards/other-choices.tsx';
import { Icon } from '../../shell/icon.tsx';
import type { GameCtrl } from './game-ctrl.ts';
import { OverCard } from './over-card.tsx';
import type { SheetName } from './play-sheet.tsx';

interface ActionCardProps {
  readonly ctrl: GameCtrl;
  readonly text: PlayText;
  readonly onSheet: (sheet: SheetName) => void;
}

/** What to do now, what has been chosen of it, and the buttons for it. */
export function ActionCard({ ctrl, text, onSheet }: ActionCardProps): JSX.Element {
  if (ctrl.match.value.outcome !== undefined && ctrl.back.isLive) return <OverCard ctrl={ctrl} text={text} />;
  const attempt = ctrl.attemptShown;
  const seat = ctrl.seating.toAct;
  const label =
    seat === undefined
      ? ''
      : attempt !== undefined && ctrl.seating.persons.length === 1
        ? text.yourTurn
        : text.turnOf(ctrl.seating.names.value[seat]!);
  return (
    <section class="action card" aria-label={label}>
      <p class="label action-label">{ctrl.back.isLive ? label : text.lookingBack}</p>
      <p class="action-prompt" aria-live="polite">
        {ctrl.back.isLive ? ctrl.prompt.value || text.thinking : text.lookingBack}
      </p>
      <p class="action-remark" role="alert">
        {remarkOf(ctrl, text)}
      </p>
      {attempt !== undefined && (
        <>
          {attempt.pending.steps.length > 0 && (
            <ol class="pills">
              {attempt.pending.steps.map((step) => (
                <li key={step} class="pill">
                  {step}
                </li>
              ))}
            </ol>
          )}
          <ActChoice ctrl={ctrl} texts={ctrl.texts.value} />
          <OtherChoices ctrl={ctrl} texts={ctrl.texts.value} />
        </>
      )}
      <div class="action-bar">
        <button
          type="button"
          class="button"
          disabled={!ctrl.canUndo && !ctrl.canTakeBack}
          onClick={() => (ctrl.canUndo ? ctrl.undoStep() : ctrl.takeBack())}
        >
          <Icon name="undo" />
          {ctrl.canUndo || !ctrl.canTakeBack ? text.undo : text.takeBack}
        </button>
        <button
          type="button"
          class="button"
          disabled={attempt === undefined || ctrl.hints.isSought}
          onClick={() => ctrl.seekHint()}
        >
          <Icon name="hint" />
          {text.hint}
        </button>
        <button type="button" class="button narrow-only" onClick={() => onSheet('turns')}>
          <Icon name="list" />
          {text.turns}
        </button>
        {ctrl.back.isLive ? (
          <button
            type="button"
            class={`button primary end-turn${ctrl.canEnd ? ' is-ready' : ''}`}
            disabled={!ctrl.canEnd}
            onClick={() => ctrl.endTurn()}
          >
            {text.endTurn}
          </button>
        ) : (
          <button
            type="button"
            class="button primary end-turn"
            onClick={() => ctrl.back.goTo(Number.POSITIVE_INFINITY)}
          >
            {text.backToGame}
          </button>
        )}
      </div>
    </section>
  );
}

function remarkOf(ctrl: GameCtrl, text: PlayText): string | undefined {
  const hint = ctrl.hints.hint.value;
  if (ctrl.remark.value !== undefined) return ctrl.remark.value;
  if (hint === 'sought') return text.thinking;
  if (hint !== undefined) return text.hintIs(hint.text);
  if (ctrl.storageError.value !== undefined) return text.notKept[ctrl.storageError.value];
  return ctrl.live.isLost.value ? text.threeLost : undefined;
}
