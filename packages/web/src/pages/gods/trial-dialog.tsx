import { type GalleryText, loadTrialsText, type TrialText } from '@thera/texts';
import { useEffect, useId, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Practice } from '../../practice/practice.tsx';
import { Icon } from '../../shell/icon.tsx';
import { TRIALS } from '../../trials/trials.ts';
import { FullDialog } from './full-dialog.tsx';
import type { God } from './god.ts';

interface TrialDialogProps {
  readonly god: God;
  readonly text: GalleryText;
  readonly onClose: () => void;
}

/** A position in which the power can be tried, with what to do and what to notice. */
export function TrialDialog({ god, text: { trial, game }, onClose }: TrialDialogProps): JSX.Element {
  const [told, setTold] = useState<TrialText>();
  const [attempt, setAttempt] = useState(0);
  const [hasPlayed, setPlayed] = useState(false);
  const headingId = useId();
  const { language } = game;
  useEffect(() => {
    let isStill = true;
    void loadTrialsText(language).then((texts) => isStill && setTold(texts[god.id]));
    return () => {
      isStill = false;
    };
  }, [language, god]);
  const startAgain = (): void => {
    setAttempt(attempt + 1);
    setPlayed(false);
  };
  return (
    <FullDialog class="trial-dialog" labelledBy={headingId} onClose={onClose}>
      <div class="sheet-head">
        <h2 id={headingId}>{trial.title(game.powers[god.id].name)}</h2>
        <button type="button" class="tool" aria-label={trial.close} title={trial.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div class="trial-words">
        <p class="trial-task">{told?.task}</p>
        {told !== undefined && (
          <details class="trial-notice" open={hasPlayed}>
            <summary>{trial.notice}</summary>
            <p role="status">{told.notice}</p>
          </details>
        )}
        <button type="button" class="button" onClick={startAgain}>
          <Icon name="restart" />
          {trial.again}
        </button>
      </div>
      <div class="trial-board">
        <Practice
          key={attempt}
          position={TRIALS[god.id].position}
          gameText={game}
          onTurn={() => setPlayed(true)}
        />
      </div>
    </FullDialog>
  );
}
