import type { PlayText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PlayCtrl } from './ctrl.ts';

interface TypedTurnProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onDone: () => void;
}

/** A line that takes a turn, or part of one, in notation. */
export function TypedTurn({ ctrl, text, onDone }: TypedTurnProps): JSX.Element {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: Event): void => {
    event.preventDefault();
    const problem = ctrl.client.takeTyped?.(typed.trim());
    setFault(problem);
    if (problem === undefined) onDone();
  };
  return (
    <form class="typed" onSubmit={submit}>
      <input
        class="field"
        aria-label={text.typeTurn}
        aria-invalid={fault !== undefined}
        placeholder={ctrl.client.typedExample}
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
