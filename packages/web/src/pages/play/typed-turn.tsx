import { restart } from '@thera/play';
import { readBeforePlay, readTurn, resumeAttempt, takeAll } from '@thera/play/santorini';
import type { PlayText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { GameCtrl } from './game-ctrl.ts';

interface TypedTurnProps {
  readonly ctrl: GameCtrl;
  readonly text: PlayText;
  readonly onDone: () => void;
}

/** A line that takes a turn, or part of one, in notation. */
export function TypedTurn({ ctrl, text, onDone }: TypedTurnProps): JSX.Element {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: Event): void => {
    event.preventDefault();
    const problem = takeTyped(ctrl, typed);
    setFault(problem);
    if (problem === undefined) onDone();
  };
  return (
    <form class="typed" onSubmit={submit}>
      <input
        class="field"
        aria-label={text.typeTurn}
        aria-invalid={fault !== undefined}
        placeholder={text.typeTurnExample}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={typed}
        // The line was asked for: it is where one wants to be.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <button type="submit" class="button primary">
        {text.play}
      </button>
      <p class={fault === undefined ? 'unseen' : 'error'} role="alert">
        {fault}
      </p>
    </form>
  );
}

/** Does what was typed; what is wrong with it in words, if it cannot be done. */
function takeTyped(ctrl: GameCtrl, typed: string): string | undefined {
  const attempt = ctrl.attempt.value;
  const texts = ctrl.texts.value;
  if (attempt === undefined) return texts.telling.notNow;
  const { stage } = attempt;
  const reading =
    stage.phase === 'play'
      ? readTurn(stage.position, attempt, typed.trim())
      : readBeforePlay(stage, attempt, typed.trim(), [texts]);
  switch (reading.kind) {
    case 'decision':
      ctrl.goOn(takeAll(restart(attempt), reading.steps));
      ctrl.endTurn();
      return undefined;
    case 'partial':
      ctrl.goOn(resumeAttempt(attempt, reading.pending));
      return undefined;
    case 'fault':
      return `${texts.refusals[reading.error]} (${reading.text.slice(reading.at) || typed})`;
    default:
      return texts.telling.notNow;
  }
}
