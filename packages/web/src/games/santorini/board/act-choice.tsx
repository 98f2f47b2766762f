import type { GameText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { Segment } from '../../../shell/segment.tsx';
import type { Choosing } from './choosing.ts';

interface ActChoiceProps {
  readonly ctrl: Choosing;
  readonly texts: GameText;
}

/** Where a square may serve for several things, what a tap on it means: an optional power is a visible choice. */
export function ActChoice({ ctrl, texts }: ActChoiceProps): JSX.Element | null {
  const acts = ctrl.acts.value;
  if (acts.length < 2) return null;
  return (
    <div class="act-choice">
      <Segment
        label={texts.practice.whichStep}
        value={ctrl.preferred.value ?? acts[0]!}
        options={acts.map((act) => [act, texts.steps[act]])}
        onChange={(act) => ctrl.prefer(act)}
      />
    </div>
  );
}
