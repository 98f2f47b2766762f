import './strip.css';
import { countedKinds, enemyInWords } from '@thera/play/santowerini';
import {
  BONUS_POINTS,
  BONUSES,
  bonusesIfWon,
  buildingsOn,
  ENDLESS,
  isLandingDue,
  NATURES,
  pointsIfWon,
  type State,
  scenarioOf,
  termsOf,
} from '@thera/santowerini';
import type { SantoweriniPlayText } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import type { SantoweriniCtrl } from '../ctrl.tsx';
import { EnemyPortrait } from './enemy-portrait.tsx';
import { BonusArch, Hits } from './signs.tsx';

interface StripProps {
  readonly ctrl: SantoweriniCtrl;
}

/** Who is ashore, who is to come, and what a win would bring. */
export function WaveStrip({ ctrl }: StripProps): JSX.Element {
  return (
    <div class="wave-strip">
      <WaveCard ctrl={ctrl} />
      <PointsCard state={ctrl.shown.value} text={ctrl.text} />
    </div>
  );
}

function WaveCard({ ctrl }: StripProps): JSX.Element {
  const { text, texts } = ctrl;
  const state = ctrl.shown.value;
  const reserve = countedKinds(state.reserve, texts);
  return (
    <section class="wave-card card" aria-label={texts.ashore(state.enemies.length)}>
      <p class="wave-head">
        <span class="label">{ctrl.roundInWords}</span>
        <span class="wave-next">
          {[text.inReserve(state.reserve.length), nextInWords(state, text)].filter(Boolean).join(', ')}
        </span>
      </p>
      <ol class="niches">
        {state.enemies.map((enemy, place) => (
          <li key={enemy.id}>
            <button
              type="button"
              class={`niche${ctrl.acting.value === enemy.id ? ' is-acting' : ''}`}
              aria-pressed={ctrl.watched.value === enemy.id}
              aria-label={text.watch(enemyInWords(enemy, place, texts))}
              onClick={() => ctrl.watch(ctrl.watched.value === enemy.id ? undefined : enemy.id)}
            >
              <span class="niche-arch">
                <EnemyPortrait kind={enemy.kind} isStunned={enemy.isStunned} />
              </span>
              <span class="niche-number" data-number={place + 1} />
              <Hits left={enemy.hits} of={NATURES[enemy.kind].hits} />
            </button>
          </li>
        ))}
        {state.enemies.length === 0 && <li class="wave-empty">{text.nobodyAshore}</li>}
      </ol>
      <div
        class="reserve"
        role="img"
        aria-label={reserve === '' ? text.inReserve(0) : text.reserveIs(reserve)}
      >
        <span class="reserve-row">
          {state.reserve.map((kind, n) => (
            <EnemyPortrait key={n} kind={kind} />
          ))}
        </span>
        <span class="reserve-words">{nextInWords(state, text) ?? text.inReserve(state.reserve.length)}</span>
      </div>
    </section>
  );
}

/** When the next enemy lands, as far as that is known. */
function nextInWords(state: State, text: SantoweriniPlayText): string | undefined {
  if (state.reserve.length === 0) return undefined;
  const { cap, interval } = termsOf(state);
  if (state.enemies.length >= cap) return text.next.whenOneFalls;
  let round = state.round + 1;
  while (!isLandingDue(state, round) && round < state.round + 1 + interval) round++;
  return text.next.afterRound(round);
}

function PointsCard({
  state,
  text,
}: {
  readonly state: State;
  readonly text: SantoweriniPlayText;
}): JSX.Element {
  const isEndless = state.setup.scenario === ENDLESS;
  const points = isEndless ? state.defeated : pointsIfWon(state);
  return (
    <section class="points-card card" aria-label={text.ifYouWin}>
      <p class="points-sum">
        <span class="label">{isEndless ? text.defeatedLabel : text.ifYouWin}</span>
        <b class="points-number">{points}</b>
        <span class="points-word">{isEndless ? '' : text.pointsWord(points)}</span>
      </p>
      {!isEndless && <BonusList state={state} text={text} />}
    </section>
  );
}

function BonusList({
  state,
  text,
}: {
  readonly state: State;
  readonly text: SantoweriniPlayText;
}): JSX.Element {
  const earned = bonusesIfWon(state);
  const standing = text.buildings(buildingsOn(state), scenarioOf(state.setup.scenario).buildings);
  return (
    <ul class="bonus-list">
      {BONUSES.map((bonus) => {
        const isEarned = earned.includes(bonus);
        const worth = bonus === 'buildings' ? standing : isEarned ? `+${BONUS_POINTS}` : '0';
        return (
          <li key={bonus} class={`bonus is-${bonus}${isEarned ? ' is-earned' : ''}`}>
            <BonusArch bonus={bonus} isEarned={isEarned} />
            <span class="bonus-name">{text.game.bonuses[bonus].name}</span>
            <span class="bonus-worth">{worth}</span>
          </li>
        );
      })}
    </ul>
  );
}
