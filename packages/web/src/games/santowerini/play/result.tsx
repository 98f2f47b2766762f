import './result.css';
import type { SantoweriniMatch } from '@thera/play/santowerini';
import {
  BONUS_POINTS,
  BONUSES,
  type Bonus,
  bonusesIfWon,
  buildingsOn,
  ENDLESS,
  type State,
  scenarioOf,
} from '@thera/santowerini';
import type { SantoweriniPlayText } from '@thera/texts/santowerini';
import type { ComponentChild } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import { BonusArch } from './signs.tsx';

interface ResultProps {
  readonly match: SantoweriniMatch;
  readonly text: SantoweriniPlayText;
  /** What the roll was that lost the city, in a sentence. */
  readonly lastWords: string | undefined;
}

/** How a score came about, or what lost the city. */
export function Result({ match: { state, outcome }, text, lastWords }: ResultProps): JSX.Element {
  const isWon = outcome?.kind === 'won';
  if (state.setup.scenario === ENDLESS)
    return <SiegeResult state={state} text={text} lastWords={lastWords} />;
  return (
    <div class="result">
      {!isWon && lastWords !== undefined && <p class="result-fall">{lastWords}</p>}
      {isWon && <WonScore state={state} text={text} />}
    </div>
  );
}

interface WonScoreProps {
  readonly state: State;
  readonly text: SantoweriniPlayText;
}

function WonScore({ state, text }: WonScoreProps): JSX.Element {
  const { game, result } = text;
  const { level } = scenarioOf(state.setup.scenario);
  const earned = bonusesIfWon(state);
  const points = level + BONUS_POINTS * earned.length;
  return (
    <dl class="score">
      <ScoreLine
        arch={<span class="bonus-arch is-earned level-arch">{level}</span>}
        name={result.level}
        note={game.places[state.setup.scenario].name}
        worth={String(level)}
      />
      {BONUSES.map((bonus) => (
        <ScoreLine
          key={bonus}
          arch={<BonusArch bonus={bonus} isEarned={earned.includes(bonus)} />}
          name={game.bonuses[bonus].name}
          note={noteOf(bonus, state, earned.includes(bonus), text)}
          worth={earned.includes(bonus) ? `+${BONUS_POINTS}` : '0'}
        />
      ))}
      <div class="score-sum">
        <dt>{result.sum}</dt>
        <dd>{points}</dd>
      </div>
    </dl>
  );
}

function noteOf(bonus: Bonus, state: State, isEarned: boolean, { result }: SantoweriniPlayText): string {
  if (bonus === 'buildings')
    return result.standing(buildingsOn(state), scenarioOf(state.setup.scenario).buildings);
  return result.bonuses[bonus][isEarned ? 'earned' : 'missed'];
}

interface ScoreLineProps {
  readonly arch: ComponentChild;
  readonly name: string;
  readonly note: string;
  readonly worth: string;
}

function ScoreLine({ arch, name, note, worth }: ScoreLineProps): JSX.Element {
  return (
    <div class="score-line">
      <dt>
        {arch}
        <span>
          <b>{name}</b>
          <small>{note}</small>
        </span>
      </dt>
      <dd>{worth}</dd>
    </div>
  );
}

function SiegeResult({
  state,
  text,
  lastWords,
}: WonScoreProps & Pick<ResultProps, 'lastWords'>): JSX.Element {
  return (
    <div class="result">
      {lastWords !== undefined && <p class="result-fall">{lastWords}</p>}
      <dl class="score">
        <div class="score-sum">
          <dt>{text.defeatedLabel}</dt>
          <dd>{state.defeated}</dd>
        </div>
      </dl>
    </div>
  );
}
