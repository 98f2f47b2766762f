import './objectives.css';
import {
  type Gist,
  gistOf,
  missingInWords,
  type Progress,
  progressIn,
  progressInWords,
} from '@thera/play/sphinx';
import { type Objective, terrainIn } from '@thera/sphinx';
import { objectiveWords, rewardWords } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import type { OpenSheet } from '../../game-client.ts';
import { markedAim } from '../computer/aims.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { Slots } from '../signs/slots.tsx';
import { TierSign } from '../signs/tier-sign.tsx';

interface ObjectivesProps {
  readonly ctrl: SphinxCtrl;
  readonly open: OpenSheet;
}

/** The objectives of the riddle: what they want, how far they are, and which of them ends it. */
export function Objectives({ ctrl, open }: ObjectivesProps): JSX.Element {
  const state = ctrl.shown.value;
  const { objectives, coins } = terrainIn(state).riddle;
  const { labels } = ctrl.texts;
  const progress = progressIn(state);
  return (
    <section class="riddle-objectives card" aria-label={labels.objectives}>
      <p class="objectives-head">
        <span class="label">{labels.objectives}</span>
        {coins.length > 0 && (
          <span>
            {labels.coinsCollected(coins.length - state.coins.length - state.coinsLost, coins.length)}
          </span>
        )}
      </p>
      <ul class="objective-list">
        {objectives.map((objective, index) => (
          <li key={objective.tier}>
            <button type="button" class={objectiveClass(progress[index]!)} onClick={() => open('riddle')}>
              <span class="unseen">{labelOf(ctrl, objective, progress[index]!)}</span>
              <span class="seen-only" aria-hidden="true">
                <ObjectiveRow ctrl={ctrl} objective={objective} progress={progress[index]!} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const objectiveClass = ({ isAchieved, ends, isLost }: Progress): string =>
  ['objective', isAchieved ? 'is-achieved' : '', ends ? 'is-end' : '', isLost ? 'is-lost' : '']
    .filter(Boolean)
    .join(' ');

/** For who cannot see it: “Heroic, all 7 coins collected, 2 of 7 coins, 12 builds missing, not the end”. */
function labelOf(ctrl: SphinxCtrl, objective: Objective, progress: Progress): string {
  const { text, texts } = ctrl;
  const goal = objectiveWords(objective, ctrl.riddleNames, texts.objectives);
  const told = progress.isAchieved ? text.objective.isAchieved : progressInWords(progress, texts);
  const end = progress.ends ? text.objective.isEnd : text.objective.isNotEnd;
  const notes = [told, end, ...(isMarked(ctrl, objective) ? [texts.labels.yourAim] : [])];
  return text.objective.label(`${texts.tiers[objective.tier]}, ${goal}`, notes.join(', '));
}

/** Whether the team aims at an objective, and has said so. */
const isMarked = ({ frame }: SphinxCtrl, { tier }: Objective): boolean => markedAim(frame.id) === tier;

interface RowProps {
  readonly ctrl: SphinxCtrl;
  readonly objective: Objective;
  readonly progress: Progress;
  /** With all that is to say about how far it is. */
  readonly isFull?: boolean;
}

/** One objective as it stands in the list, here and on the riddle's card. */
export function ObjectiveRow({ ctrl, objective, progress, isFull = false }: RowProps): JSX.Element {
  const { texts } = ctrl;
  const { labels, objectives, tiers } = texts;
  const reward = rewardWords(objective.reward, texts);
  const { isAchieved, ends } = progress;
  return (
    <>
      <TierSign tier={objective.tier} look={isAchieved ? 'done' : 'plain'} />
      <span class="objective-words">
        <span class="objective-name">
          <b>{tiers[objective.tier]}</b>
          {ends && (
            <span class="objective-end">
              <Icon name="flag" />
              {labels.ends}
            </span>
          )}
          {isMarked(ctrl, objective) && <span class="objective-aim">{labels.yourAim}</span>}
          {reward !== undefined && (
            <small>{isAchieved ? objectives.reward.paid(reward) : objectives.reward.pays(reward)}</small>
          )}
        </span>
        <span class="objective-goal">{objectiveWords(objective, ctrl.riddleNames, objectives)}</span>
        <span class="objective-progress">
          {isFull && !isAchieved ? progressInWords(progress, texts) : missingInWords(progress, texts)}
        </span>
      </span>
      <span class="objective-count">
        {isAchieved && <span class="objective-done">{labels.done}</span>}
        <Count objective={objective} progress={progress} />
        {ends && (
          <span class="objective-end-short">
            <Icon name="flag" />
            {labels.endsShort}
          </span>
        )}
      </span>
    </>
  );
}

function gistInSigns({ now, of, downTo }: Gist): string {
  if (of !== undefined) return `${now}/${of}`;
  return downTo === undefined ? `${now}` : `${now}→${downTo}`;
}

/** Slots where coins are put into a row, a number where something else counts. */
function Count({ objective: { slots, goal }, progress }: Omit<RowProps, 'ctrl'>): JSX.Element | null {
  const gist = gistOf(progress);
  const rows = progress.parts.filter((part) => part.kind === 'row');
  const showsSlots = slots !== null && (goal === null || gist === undefined || goal.allCoins === true);
  return (
    <>
      {showsSlots && (
        <span class="objective-slots">
          {rows.map(({ colour, now, of }) => (
            <Slots key={colour} colour={colour} filled={now} of={of} />
          ))}
        </span>
      )}
      {gist !== undefined && !progress.isAchieved && (
        <span class="objective-number">{gistInSigns(gist)}</span>
      )}
    </>
  );
}
