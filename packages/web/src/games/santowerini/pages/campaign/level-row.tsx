import {
  BONUSES,
  type Campaign,
  mostPoints,
  nextAttempt,
  pointsAt,
  type ScenarioCode,
  scenariosOfLevel,
} from '@thera/santowerini';
import type { CampaignText } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { BonusArch } from '../../play/signs.tsx';
import { type LevelState, levelState } from './level-state.ts';
import { PlaceCard, PlaceChoice } from './place-card.tsx';

interface LevelRowProps {
  readonly campaign: Campaign;
  readonly level: number;
  readonly chosen: ScenarioCode | undefined;
  /** The scenario of a game that goes on. */
  readonly begun: ScenarioCode | undefined;
  readonly text: CampaignText;
  readonly onChoose: (scenario: ScenarioCode) => void;
}

/** One level: in a line, with both of its scenarios where there is room or where one has to be chosen. */
export function LevelRow({ campaign, level, chosen, begun, text, onChoose }: LevelRowProps): JSX.Element {
  const state = levelState(campaign, level);
  const isNow = state.when === 'now';
  return (
    <li class={`campaign-level is-${state.when}`} aria-current={isNow ? 'step' : undefined}>
      <span class="campaign-arch">
        <span class="unseen">{text.level(level)}</span>
        <span aria-hidden="true">{level}</span>
      </span>
      {isNow ? (
        <fieldset class="level-choice">
          <legend class="level-lines">
            <span class="level-title">{text.choose}</span>
            <span class="level-note">
              {text.attempt(nextAttempt(campaign), mostPoints(level, nextAttempt(campaign)))}
            </span>
          </legend>
          <div class="level-places">
            {scenariosOfLevel(level).map((scenario) => (
              <PlaceChoice
                key={scenario}
                scenario={scenario}
                level={state}
                difficulty={campaign.difficulty}
                text={text}
                isChosen={scenario === chosen}
                isClosed={begun !== undefined && begun !== scenario}
                onChoose={() => onChoose(scenario)}
              />
            ))}
          </div>
        </fieldset>
      ) : (
        <>
          <LevelLine campaign={campaign} state={state} text={text} />
          <div class="level-places">
            {scenariosOfLevel(level).map((scenario) => (
              <PlaceCard
                key={scenario}
                scenario={scenario}
                level={state}
                difficulty={campaign.difficulty}
                text={text}
              />
            ))}
          </div>
        </>
      )}
    </li>
  );
}

interface LevelLineProps {
  readonly campaign: Campaign;
  readonly state: LevelState;
  readonly text: CampaignText;
}

/** A level in one line, for narrow screens. */
function LevelLine({ campaign, state: { level, when, counts }, text }: LevelLineProps): JSX.Element {
  const { places } = text.game;
  const [first, second] = scenariosOfLevel(level) as [ScenarioCode, ScenarioCode];
  if (when === 'to-come' || counts === undefined)
    return (
      <div class="level-line">
        <span class="level-lines">
          <span class="level-title">{places[first].name}</span>
          <span class="level-note">{text.or(places[second].name)}</span>
        </span>
        <span class="level-most">{text.upTo(mostPoints(level, 1))}</span>
      </div>
    );
  const { scenario, won, rounds } = counts;
  return (
    <div class="level-line">
      <span class="level-lines">
        <span class="level-title">{places[scenario].name}</span>
        <span class="level-note">{won === undefined ? text.lostAll : text.wonIn(scenario, rounds)}</span>
      </span>
      <span class="level-bonuses">
        {BONUSES.map((bonus) => (
          <BonusArch key={bonus} bonus={bonus} isEarned={won?.includes(bonus) === true} />
        ))}
      </span>
      <strong class="level-points">{pointsAt(campaign, level)}</strong>
    </div>
  );
}
