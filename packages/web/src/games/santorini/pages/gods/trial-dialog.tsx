import { type Colour, workerPicture } from '@thera/board';
import { type GalleryText, type GameText, loadTrialsText, type TrialText } from '@thera/texts/santorini';
import { useEffect, useId, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { Practice } from '../../practice/practice.tsx';
import { TRIALS } from '../../trials/trials.ts';
import { FullDialog } from './full-dialog.tsx';
import type { God } from './god.ts';
import { TRIAL_COLOURS, trialPosition } from './trial-position.ts';

/** Whose trial it is. */
export interface TrialDialogProps {
  readonly god: God;
  readonly text: GalleryText;
  readonly onClose: () => void;
}

/** A position in which the power can be tried, with what to do and what to notice. */
export function TrialDialog({ god, text: { trial, game }, onClose }: TrialDialogProps): JSX.Element {
  const told = useTrialText(god, game);
  const [attempt, setAttempt] = useState(0);
  const [hasPlayed, setPlayed] = useState(false);
  const headingId = useId();
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
      <div class="trial-task">
        <p>{told?.task}</p>
        <Sides god={god} game={game} />
      </div>
      <div class="trial-board">
        <Practice
          key={attempt}
          position={TRIALS[god.id].position}
          gameText={game}
          onTurn={() => setPlayed(true)}
        />
      </div>
      <div class="trial-foot">
        {told !== undefined && (
          <details class="trial-notice" open={hasPlayed}>
            <summary>
              <Icon name="eye" />
              {trial.notice}
            </summary>
            <p role="status">{told.notice}</p>
          </details>
        )}
        <button type="button" class="button" onClick={startAgain}>
          <Icon name="restart" />
          {trial.again}
        </button>
      </div>
    </FullDialog>
  );
}

/** Which colour has which power. */
function Sides({ god, game }: { readonly god: God; readonly game: GameText }): JSX.Element {
  const { slots } = trialPosition(god).lineup;
  return (
    <ul class="trial-sides">
      {slots.map(({ card }, seat) => (
        <li key={card.id}>
          <SideFigure colour={TRIAL_COLOURS[seat]!} />
          {game.powers[card.id].name}
        </li>
      ))}
    </ul>
  );
}

function SideFigure({ colour }: { readonly colour: Colour }): JSX.Element {
  // The picture is our own drawing.
  return <span class="side-figure" dangerouslySetInnerHTML={{ __html: workerPicture(colour) }} />;
}

function useTrialText({ id }: God, { language }: GameText): TrialText | undefined {
  const [told, setTold] = useState<TrialText>();
  useEffect(() => {
    let isStill = true;
    void loadTrialsText(language).then((texts) => isStill && setTold(texts[id]));
    return () => {
      isStill = false;
    };
  }, [language, id]);
  return told;
}
