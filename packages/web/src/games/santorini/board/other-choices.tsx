import type { StepChoice } from '@thera/santorini';
import { DIRECTIONS, type GameText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import type { Choosing } from './choosing.ts';

interface OtherChoicesProps {
  readonly ctrl: Choosing;
  readonly texts: GameText;
}

/** Steps that no square stands for, as buttons: passing, directions. */
export function OtherChoices({ ctrl, texts }: OtherChoicesProps): JSX.Element | null {
  const choices = ctrl.others.value;
  if (choices.length === 0) return null;
  const isCompass = choices.some(({ kind }) => kind === 'aim');
  return (
    <fieldset class={isCompass ? 'other-choices compass' : 'other-choices'}>
      <legend class="label">{isCompass ? texts.prompts.next.aim : texts.practice.whichStep}</legend>
      {choices.map((choice) => (
        <button
          type="button"
          key={choice.step}
          class={`button direction-${choice.step.slice(1).toLowerCase()}`}
          onClick={() => ctrl.takeChoice(choice)}
        >
          {labelOf(choice, texts)}
        </button>
      ))}
    </fieldset>
  );
}

function labelOf({ kind, step }: StepChoice, { steps, words }: GameText): string {
  if (kind !== 'aim') return steps[kind];
  const direction = DIRECTIONS.find((known) => known === step.slice(1).toLowerCase());
  return direction === undefined ? words.noDirection : words.directions[direction];
}
