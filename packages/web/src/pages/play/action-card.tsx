import './action.css';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { ActChoice } from '../../games/santorini/board/act-choice.tsx';
import { OtherChoices } from '../../games/santorini/board/other-choices.tsx';
import { StepPills } from '../../games/santorini/play/step-pills.tsx';
import { Icon } from '../../shell/icon.tsx';
import type { GameCtrl } from './game-ctrl.ts';
import { OverCard } from './over-card.tsx';
import type { SheetName } from './play-sheet.tsx';

interface ActionCardProps {
  readonly ctrl: GameCtrl;
  readonly text: PlayText;
  readonly onSheet: (sheet: SheetName) => void;
}

/** While a turn is shown there is nothing to do; the line keeps its height. */
const NOTHING = '\u00a0';

/** What to do now, what has been chosen of it, and the buttons for it. */
export function ActionCard({ ctrl, text, onSheet }: ActionCardProps): JSX.Element {
  if (ctrl.match.value.outcome !== undefined && ctrl.back.isLive) return <OverCard ctrl={ctrl} text={text} />;
  const label = labelOf(ctrl, text);
  const { isLive } = ctrl.back;
  const colour = ctrl.seating.colourOf(ctrl.seating.toAct ?? 0);
  const isThinking = isLive && ctrl.computer.isThinking.value;
  return (
    <section class={`action card seat-${colour + 1}${isLive ? '' : ' is-back'}`} aria-label={label}>
      <div class="action-words">
        <p class="label action-label">{label}</p>
        <p class="action-prompt" aria-live="polite">
          {isLive ? (isThinking ? text.thinking : ctrl.prompt.value || NOTHING) : text.lookingBack}
          {isThinking && (
            <button type="button" class="text-button chips-only" onClick={() => ctrl.computer.moveNow()}>
              {text.moveNow}
            </button>
          )}
        </p>
        <p class="action-remark" role="alert">
          {remarkOf(ctrl, text)}
        </p>
      </div>
      <ActionChoices ctrl={ctrl} />
      <ActionBar ctrl={ctrl} text={text} onSheet={onSheet} />
    </section>
  );
}

/** Power choices take the place of the pills. */
function ActionChoices({ ctrl }: { readonly ctrl: GameCtrl }): JSX.Element {
  const attempt = ctrl.attemptShown;
  const texts = ctrl.texts.value;
  const hasChoices = ctrl.acts.value.length > 1 || ctrl.others.value.length > 0;
  const hasPills = attempt !== undefined && 'position' in attempt.stage && !hasChoices;
  return (
    <div class={`action-choices${hasChoices && attempt !== undefined ? ' has-choices' : ''}`}>
      {hasPills && <StepPills attempt={attempt} texts={texts} />}
      {hasChoices && attempt !== undefined && (
        <>
          <ActChoice ctrl={ctrl} texts={texts} />
          <OtherChoices ctrl={ctrl} texts={texts} />
        </>
      )}
    </div>
  );
}

function ActionBar({ ctrl, text, onSheet }: ActionCardProps): JSX.Element {
  const isDraft = !('position' in ctrl.back.stage.value);
  return (
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
        disabled={ctrl.attemptShown === undefined || ctrl.hints.isSought}
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
          {isDraft ? text.done : text.endTurn}
        </button>
      ) : (
        <button type="button" class="button primary end-turn" onClick={() => ctrl.back.goToGame()}>
          {text.backToGame}
        </button>
      )}
    </div>
  );
}

function labelOf(ctrl: GameCtrl, text: PlayText): string {
  const { toAct, persons, names } = ctrl.seating;
  if (!ctrl.back.isLive) return shownTurn(ctrl, text);
  if (toAct === undefined) return '';
  const isYours = ctrl.attempt.value !== undefined && persons.length === 1;
  return isYours ? text.yourTurn : text.turnOf(names.value[toAct]!);
}

/** What has just been played where one looks back to. */
function shownTurn({ back: { ply } }: GameCtrl, text: PlayText): string {
  return ply === undefined ? text.noTurnYet : (ply.text ?? text.secret);
}

function remarkOf(ctrl: GameCtrl, text: PlayText): string | undefined {
  const { found, isSought } = ctrl.hints;
  if (ctrl.remark.value !== undefined) return ctrl.remark.value;
  if (isSought) return text.seekingHint;
  if (found !== undefined) return text.hintIs(found.text);
  if (ctrl.storageError.value !== undefined) return text.notKept[ctrl.storageError.value];
  return ctrl.live.isLost.value ? text.threeLost : undefined;
}
