import type { JSX } from 'preact/jsx-runtime';
import type { OpenSheet } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { TierSign } from '../signs/tier-sign.tsx';

interface FinishButtonProps {
  readonly ctrl: SphinxCtrl;
  readonly open: OpenSheet;
}

/** Stops with what is achieved: there once the riddle is solved, and only before the first step of a turn. */
export function FinishButton({ ctrl, open }: FinishButtonProps): JSX.Element | null {
  const { attempt, best, texts } = ctrl;
  if (best === undefined || attempt === undefined || attempt.steps.length > 0) return null;
  if (!ctrl.deciding.mayTake({ kind: 'finish' })) return null;
  return (
    <button type="button" class="button finish" onClick={() => open('resign')}>
      <TierSign tier={best} />
      {texts.prompts.finish.button(texts.tiers[best])}
    </button>
  );
}
