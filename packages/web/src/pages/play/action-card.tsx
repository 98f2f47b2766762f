import './action.css';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../shell/icon.tsx';
import type { PlayCtrl } from './ctrl.ts';
import { LateOverCard } from './late-ending.tsx';
import type { SheetName } from './play-sheet.tsx';
import { ReplayCard } from './replay-card.tsx';

interface ActionCardProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onSheet: (sheet: SheetName) => void;
}

/** While a turn is shown there is nothing to do; the line keeps its height. */
const NOTHING = '\u00a0';

/** What to do now, what has been chosen of it, and the buttons for it. */
export function ActionCard({ ctrl, text, onSheet }: ActionCardProps): JSX.Element {
  const isOver = ctrl.match.value.outcome !== undefined && !ctrl.isHappening.value;
  if (isOver && ctrl.back.isLive) return <LateOverCard ctrl={ctrl} text={text} onSheet={onSheet} />;
  if (!ctrl.back.isLive) return <ReplayCard ctrl={ctrl} text={text} onSheet={onSheet} />;
  const label = labelOf(ctrl, text);
  const colour = ctrl.client.colourOf(ctrl.seating.toAct ?? 0);
  const isThinking = ctrl.computer.isThinking.value;
  return (
    <section class={`action card seat-${colour + 1}`} aria-label={label}>
      {ctrl.client.besidePrompt?.(onSheet)}
      <div class="action-words">
        <p class="label action-label">{label}</p>
        <p class={`action-prompt${ctrl.isSending.value ? ' is-late' : ''}`} aria-live="polite">
          {isThinking ? text.thinking : promptOf(ctrl) || NOTHING}
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

/** What is asked; while something is on its way, or others are to decide, what is waited for. */
function promptOf({ client, host, isSending, isDeciding }: PlayCtrl): string {
  if (isSending.value) return host.parts?.sending ?? '';
  const { value } = client.prompt;
  return value === '' && !isDeciding.value ? (host.parts?.waiting ?? '') : value;
}

function ActionChoices({ ctrl }: { readonly ctrl: PlayCtrl }): JSX.Element {
  const { content, isAsked } = ctrl.client.choices();
  return <div class={`action-choices${isAsked ? ' has-choices' : ''}`}>{content}</div>;
}

function ActionBar({ ctrl, text, onSheet }: ActionCardProps): JSX.Element {
  const isBoardUnused = ctrl.client.panel?.() !== undefined;
  const { parts } = ctrl.host;
  if (!ctrl.host.isLocal && ctrl.seating.persons.length === 0)
    return (
      <div class="action-bar">
        <TurnsButton text={text} onSheet={onSheet} />
      </div>
    );
  return (
    <div class="action-bar">
      <button
        type="button"
        class="button"
        disabled={!ctrl.canUndo && !ctrl.canTakeBack.value && !ctrl.isTakebackBarred.value}
        onClick={() => (ctrl.canUndo ? ctrl.undoStep() : ctrl.takeBack())}
      >
        <Icon name="undo" />
        {ctrl.canUndo || !ctrl.canTakeBack.value ? text.undo : (parts?.takeBack ?? text.takeBack)}
      </button>
      {ctrl.host.isLocal && (
        <button
          type="button"
          class="button hint-button"
          disabled={ctrl.attempt.value === undefined || ctrl.hints.isSought}
          onClick={() => ctrl.seekHint()}
        >
          <Icon name="hint" />
          {ctrl.hints.part?.more ?? text.hint}
        </button>
      )}
      <TurnsButton text={text} onSheet={onSheet} />
      {ctrl.client.inBar?.(onSheet)}
      <button
        type="button"
        class={`button primary end-turn${ctrl.canEnd ? ' is-ready' : ''}`}
        disabled={!ctrl.canEnd}
        onClick={() => ctrl.endTurn()}
      >
        {ctrl.client.endLabel?.() ?? (isBoardUnused ? text.done : text.endTurn)}
      </button>
    </div>
  );
}

function TurnsButton({ text, onSheet }: Pick<ActionCardProps, 'text' | 'onSheet'>): JSX.Element {
  return (
    <button type="button" class="button narrow-only" onClick={() => onSheet('turns')}>
      <Icon name="list" />
      {text.turns}
    </button>
  );
}

function labelOf(ctrl: PlayCtrl, text: PlayText): string {
  const { toAct, persons } = ctrl.seating;
  if (toAct === undefined || ctrl.isHappening.value) return '';
  const isYours = ctrl.attempt.value !== undefined && persons.length === 1;
  const turn = isYours ? text.yourTurn : text.turnOf(ctrl.client.names.value[toAct]!);
  return [turn, ctrl.client.turnPart?.()].filter(Boolean).join(' · ');
}

function remarkOf(ctrl: PlayCtrl, text: PlayText): string | undefined {
  const { found, isSought } = ctrl.hints;
  if (ctrl.remark.value !== undefined) return ctrl.remark.value;
  if (isSought) return text.seekingHint;
  if (found !== undefined) return (ctrl.hints.part ?? found).words;
  return ctrl.storageError.value === undefined ? undefined : text.notKept[ctrl.storageError.value];
}
