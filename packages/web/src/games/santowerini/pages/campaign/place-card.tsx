import { BONUSES, type Difficulty, pointsOf, type ScenarioCode, scenarioOf } from '@thera/santowerini';
import type { CampaignText } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { BonusArch } from '../../play/signs.tsx';
import { EnemyCounts } from './enemy-counts.tsx';
import { type LevelState, placeState } from './level-state.ts';
import { PlacePicture } from './place-picture.tsx';

interface PlaceCardProps {
  readonly scenario: ScenarioCode;
  readonly level: LevelState;
  readonly difficulty: Difficulty;
  readonly text: CampaignText;
}

/** A scenario of a level that is behind one, or still to come. */
export function PlaceCard({ scenario, level, difficulty, text }: PlaceCardProps): JSX.Element {
  const state = placeState(level, scenario);
  return (
    <div class={`place-card is-${state}`}>
      <PlacePicture place={scenario} />
      <PlaceWords scenario={scenario} level={level} difficulty={difficulty} text={text} />
      {state === 'won' && <strong class="place-points">{pointsOf(level.counts!)}</strong>}
    </div>
  );
}

interface PlaceChoiceProps extends PlaceCardProps {
  readonly isChosen: boolean;
  /** Closed as long as a game of the other one goes on. */
  readonly isClosed: boolean;
  readonly onChoose: () => void;
}

/** A scenario of the present level, to be chosen. */
export function PlaceChoice({ isChosen, isClosed, onChoose, ...card }: PlaceChoiceProps): JSX.Element {
  return (
    <label class="place-card is-open">
      <input
        type="radio"
        name="scenario"
        value={card.scenario}
        checked={isChosen}
        disabled={isClosed}
        onChange={onChoose}
      />
      <PlacePicture place={card.scenario} />
      <PlaceWords {...card} />
      <span class="place-check">
        <Icon name="check" />
      </span>
    </label>
  );
}

function PlaceWords({ scenario, level, difficulty, text }: PlaceCardProps): JSX.Element {
  return (
    <span class="place-words">
      <span class="place-name">
        <b>{scenario}</b> {text.game.places[scenario].name}
      </span>
      <EnemyCounts place={scenario} difficulty={difficulty} text={text.game} />
      <PlaceNote scenario={scenario} level={level} text={text} />
    </span>
  );
}

/** What became of it, or what it asks for. */
function PlaceNote({ scenario, level, text }: Omit<PlaceCardProps, 'difficulty'>): JSX.Element {
  const { counts } = level;
  switch (placeState(level, scenario)) {
    case 'won':
      return (
        <span class="place-note">
          {BONUSES.map((bonus) => (
            <BonusArch key={bonus} bonus={bonus} isEarned={counts?.won?.includes(bonus) === true} />
          ))}
          {text.won}
        </span>
      );
    case 'lost':
      return <span class="place-note">{text.lost}</span>;
    case 'passed-by':
      return <span class="place-note">{text.notChosen}</span>;
    default:
      return <span class="place-note">{text.keep(scenarioOf(scenario).buildings)}</span>;
  }
}
