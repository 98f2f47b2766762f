import './die-sheet.css';
import { GEMS, type Step } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import type { GameSheet } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { DieSign } from '../signs/die-sign.tsx';
import { GemSign } from '../signs/gem-sign.tsx';

/** The Sphinx's game: the gems, the chance in words, and the button that rolls. */
export function dieSheet(ctrl: SphinxCtrl, close: () => void): GameSheet {
  return { title: ctrl.texts.die.title, content: <DieCard ctrl={ctrl} close={close} /> };
}

interface DieCardProps {
  readonly ctrl: SphinxCtrl;
  readonly close: () => void;
}

function DieCard({ ctrl, close }: DieCardProps): JSX.Element {
  const { die, gems: names } = ctrl.texts;
  const { gems, destroyed } = ctrl.shown.value;
  const named = gems.filter((gem) => ctrl.deciding.mayTake({ kind: 'game', gem }));
  const roll = (step: Step) => (): void => {
    close();
    ctrl.deciding.takeFirst(step);
  };
  return (
    <div class="die-card">
      <ul class="die-gems">
        {GEMS.map((gem) => {
          const isThere = gems.includes(gem);
          return (
            <li key={gem}>
              <GemSign gem={gem} isSpent={!isThere} />
              <span class="unseen">{die.gem[isThere ? 'there' : 'spent'](names[gem])}</span>
            </li>
          );
        })}
      </ul>
      <DieSign />
      <p class="die-chance">{die.chance(gems.length)}</p>
      <p class="card-note">{die.stake}</p>
      {destroyed > 0 && <p class="answers-warning">{die.lastWorker}</p>}
      <div class="card-actions">
        {named.map((gem) => (
          <button key={gem} type="button" class="button" onClick={roll({ kind: 'game', gem })}>
            {die.name(names[gem])}
          </button>
        ))}
        <button
          type="button"
          class="button primary"
          disabled={!ctrl.deciding.mayTake({ kind: 'game' })}
          onClick={roll({ kind: 'game' })}
        >
          {die.roll}
        </button>
      </div>
    </div>
  );
}
