import type { SantoriniAttempt } from '@thera/play/santorini';
import type { GameText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { ActChoice } from '../board/act-choice.tsx';
import type { Choosing } from '../board/choosing.ts';
import { OtherChoices } from '../board/other-choices.tsx';
import { StepPills } from './step-pills.tsx';

interface ActionChoicesProps {
  readonly attempt: SantoriniAttempt;
  readonly choosing: Choosing;
  /** Whether there is something to choose beside the board. */
  readonly isAsked: boolean;
  readonly texts: GameText;
}

/** What has been chosen and what comes next; power choices take the place of that. */
export function ActionChoices({ attempt, choosing, isAsked, texts }: ActionChoicesProps): JSX.Element | null {
  if (isAsked)
    return (
      <>
        <ActChoice ctrl={choosing} texts={texts} />
        <OtherChoices ctrl={choosing} texts={texts} />
      </>
    );
  return 'position' in attempt.stage ? <StepPills attempt={attempt} texts={texts} /> : null;
}
