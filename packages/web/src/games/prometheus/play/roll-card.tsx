import './roll.css';
import { useSignal } from '@preact/signals';
import type { PrometheusAttempt } from '@thera/play/prometheus';
import { attackIn, type Step } from '@thera/prometheus';
import type { RollText } from '@thera/texts/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { type Roll, type RollStep, rollSteps } from './roll-steps.ts';

interface RollCardProps {
  readonly ctrl: PrometheusCtrl;
  /** None while the dice are only looked at. */
  readonly attempt?: PrometheusAttempt;
  /** They are those of the attack before, and something else is to be decided. */
  readonly isPast?: boolean;
}

/** The dice of the attack that is going on, step by step, and what can be done with them. */
export function RollCard({ ctrl, attempt, isPast = false }: RollCardProps): JSX.Element | null {
  const roll = rollSteps(ctrl.attackSoFar.value);
  const isByHand = useSignal(false);
  if (roll === undefined) return null;
  const text = ctrl.texts.roll;
  const dice = attempt === undefined ? undefined : attackIn(attempt.now)?.dice;
  if (isPast) return <PastRoll ctrl={ctrl} roll={roll} />;
  return (
    <div class="roll">
      <RollHead ctrl={ctrl} roll={roll} />
      <ol class="roll-steps">
        {roll.steps.map((step, n) => (
          <RollLine key={n} number={n + 1} step={step} defence={roll.defence} text={text} />
        ))}
      </ol>
      {attempt !== undefined &&
        dice !== undefined &&
        (isByHand.value || attempt.steps.length > 0 ? (
          <DiceByHand ctrl={ctrl} attempt={attempt} dice={dice} />
        ) : (
          <div class="fight-answers">
            <button
              type="button"
              class="button"
              onClick={() => {
                isByHand.value = true;
              }}
            >
              {text.byHand}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => ctrl.deciding.answer(({ kind }) => kind === 'auto')}
            >
              {text.goOn}
            </button>
          </div>
        ))}
    </div>
  );
}

interface RollProps {
  readonly ctrl: PrometheusCtrl;
  readonly roll: Roll;
}

function RollHead({ ctrl, roll }: RollProps): JSX.Element {
  const { forecast, units } = ctrl.texts;
  return (
    <div class="roll-head">
      <p class="roll-title">{forecast.title(units[roll.attacker], units[roll.target])}</p>
      <p class="roll-needs">
        {forecast.against} <b>{roll.defence}</b>
      </p>
    </div>
  );
}

/** What came of the attack before; how it came about is opened by a touch, so that it takes little room. */
function PastRoll({ ctrl, roll }: RollProps): JSX.Element {
  const text = ctrl.texts.roll;
  const last = roll.steps.length - 1;
  return (
    <details class="roll">
      <summary>
        <RollHead ctrl={ctrl} roll={roll} />
        <Dice step={roll.steps[last]!} defence={roll.defence} text={text} />
      </summary>
      <ol class="roll-steps">
        {roll.steps.slice(0, last).map((step, n) => (
          <RollLine key={n} number={n + 1} step={step} defence={roll.defence} text={text} />
        ))}
      </ol>
    </details>
  );
}

interface RollLineProps {
  readonly number: number;
  readonly step: RollStep;
  readonly defence: number;
  readonly text: RollText;
}

function RollLine({ number, step, defence, text }: RollLineProps): JSX.Element {
  return (
    <li class="roll-step">
      <p>
        <span class="roll-number" aria-hidden="true">
          {number}
        </span>
        <b>{text.steps[step.kind]}</b> {step.blanks > 0 && <span>{text.blanksGo(step.blanks)}</span>}
      </p>
      <Dice step={step} defence={defence} text={text} />
    </li>
  );
}

function Dice({ step, defence, text }: Omit<RollLineProps, 'number'>): JSX.Element {
  return (
    <ul class="dice">
      {step.dice.map((die, n) => (
        <li key={n}>
          <Die face={die} defence={defence} isFinal={step.isFinal} text={text} />
        </li>
      ))}
    </ul>
  );
}

interface DieProps {
  readonly face: number;
  readonly defence: number;
  readonly isFinal: boolean;
  readonly text: RollText;
}

function Die({ face, defence, isFinal, text }: DieProps): JSX.Element {
  const isSuccess = face > 0 && face >= defence;
  const look = isSuccess
    ? ' is-success'
    : face === 0
      ? ' is-blank'
      : face === 5 && !isFinal
        ? ' is-five'
        : '';
  return (
    <span class={`roll-die${look}`}>
      <span aria-hidden="true">{face === 0 ? '' : face}</span>
      <span class="unseen">
        {text.die(String(face))}
        {isSuccess ? `, ${text.success}` : ''}
      </span>
    </span>
  );
}

interface DiceByHandProps {
  readonly ctrl: PrometheusCtrl;
  readonly attempt: PrometheusAttempt;
  readonly dice: readonly number[];
}

/** One die is given up, then the one that it lifts is touched; fives may be rolled again. */
function DiceByHand({ ctrl, attempt, dice }: DiceByHandProps): JSX.Element {
  const given = useSignal<number | undefined>(undefined);
  const steps = attempt.following.map(({ step }) => step);
  const boosts = steps.filter((step) => step.kind === 'boost');
  const mayGive = (die: number): boolean => boosts.some(({ from }) => from === die);
  const mayLift = (die: number): boolean => boosts.some(({ from, to }) => from === given.value && to === die);
  const text = ctrl.texts.actions;
  return (
    <div class="by-hand">
      <ul class="dice">
        {dice.map((die, n) => {
          const isOpen = given.value === undefined ? mayGive(die) : mayLift(die);
          return (
            <li key={n}>
              <button
                type="button"
                class={`roll-die is-touchable${given.value === die ? ' is-given' : ''}`}
                disabled={!isOpen}
                aria-label={ctrl.texts.roll.die(String(die))}
                onClick={() => {
                  if (given.value === undefined) given.value = die;
                  else {
                    const from = given.value;
                    given.value = undefined;
                    ctrl.deciding.answer(
                      (step) => step.kind === 'boost' && step.from === from && step.to === die,
                    );
                  }
                }}
              >
                {die === 0 ? '' : die}
              </button>
            </li>
          );
        })}
      </ul>
      <div class="fight-answers">
        {steps.filter(isLast).map((step) => (
          <button
            key={JSON.stringify(step)}
            type="button"
            class="button"
            onClick={() => ctrl.deciding.answer((other) => other === step)}
          >
            {step.kind === 'reroll'
              ? text.reroll(step.fives)
              : step.kind === 'slay'
                ? slayInWords(step, ctrl)
                : text.kinds[step.kind]}
          </button>
        ))}
      </div>
    </div>
  );
}

const isLast = ({ kind }: Step): boolean => kind === 'reroll' || kind === 'strike' || kind === 'slay';

function slayInWords({ dice }: Extract<Step, { kind: 'slay' }>, { texts }: PrometheusCtrl): string {
  return dice.length === 0 ? texts.actions.slayNone : texts.actions.slay(dice.join(' '));
}
