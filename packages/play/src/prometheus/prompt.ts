import { attackIn, CONSTANTS, isHeld, type Step, unitIn } from '@thera/prometheus';
import type { Choice } from '@thera/table';
import { isComplete } from '../table/attempt.ts';
import { powerOf } from './acts.ts';
import type { PrometheusAttempt } from './attempt.ts';
import { capitalised, type PrometheusVoice, unitName } from './names.ts';

/** What the person is asked to do next. */
export function promptFor(attempt: PrometheusAttempt, voice: PrometheusVoice): string {
  return capitalised(questionFor(attempt, voice));
}

function questionFor(attempt: PrometheusAttempt, voice: PrometheusVoice): string {
  const { prompts } = voice.text;
  const { now, open } = attempt;
  if (now.ending !== null) return prompts.over;
  if (isComplete(attempt) || now.ask === null) return prompts.complete;
  if (open !== undefined) return prompts.which;
  return promptForAct(attempt, voice) ?? promptForAsk(attempt, voice);
}

/** Once something is being done, what it is aimed at. */
function promptForAct({ chosenAct, now }: PrometheusAttempt, voice: PrometheusVoice): string | undefined {
  const { whom, where } = voice.text.prompts;
  const unit = now.activation === null ? undefined : unitName(now.activation.unit, voice);
  if (chosenAct === undefined || unit === undefined) return undefined;
  const power = powerOf(chosenAct);
  if (power !== undefined) return whom.power(unit, voice.text.powers[power].name);
  if (chosenAct === 'attack' || chosenAct === 'aerial') return whom.attack(unit);
  if (chosenAct === 'walk' || chosenAct === 'cautious') return where.walk(unit);
  return chosenAct === 'run' || chosenAct === 'fly' ? where.run(unit) : undefined;
}

function promptForAsk(attempt: PrometheusAttempt, voice: PrometheusVoice): string {
  const { asks, cannotAnswer } = voice.text.prompts;
  const { now, following } = attempt;
  const ask = now.ask!;
  const attack = attackIn(now);
  const attacker = attack && unitName(attack.attacker, voice);
  const target = attack && unitName(attack.target, voice);
  const onlyNo = following.every(({ step }) => step.kind === 'no') ? ` ${cannotAnswer}` : '';
  switch (ask.kind) {
    case 'draft':
      return asks.draft(now.seats[ask.seat]!.points);
    case 'place':
      return asks.place(unitName(ask.unit, voice));
    case 'tokens':
      return asks.tokens(...tokensLeft(attempt));
    case 'turn':
      return promptForTurn(attempt, voice);
    case 'activation':
      return promptForActivation(attempt, voice);
    case 'discard':
      return asks.discard(voice.text.powers[ask.power].name);
    case 'guard':
    case 'evade':
    case 'initiative':
    case 'retaliate':
      return `${asks[ask.kind](target!, attacker!)}${onlyNo}`;
    case 'spring':
      return `${asks.spring(unitName(ask.unit, voice), unitName(ask.target, voice))}${onlyNo}`;
    case 'retarget':
      return asks.retarget(attacker!);
    case 'next':
      return asks.next(unitName(nextAttacker(attempt), voice));
    case 'slay':
      return asks.slay(mostSlain(following));
    case 'throw':
    case 'push':
      return asks[ask.kind](target!);
    case 'dice':
    case 'lift':
      return asks[ask.kind](attack!.defence);
    case 'bloodlust':
      return asks.bloodlust(unitName(ask.unit, voice));
  }
}

function promptForTurn({ now, following }: PrometheusAttempt, { text }: PrometheusVoice): string {
  const { turn } = text.prompts.asks;
  const { phase, isSecondPaid, isManoeuvrePaid } = now.turn;
  const offers = (kind: Step['kind']): boolean => following.some(({ step }) => step.kind === kind);
  if (isManoeuvrePaid) return turn.manoeuvre;
  if (isSecondPaid) return turn.second;
  if (phase === 'start') return offers('act') ? turn.start : turn.onlyPass;
  return offers('second') || offers('leader') ? turn.between : turn.end;
}

function promptForActivation({ now }: PrometheusAttempt, voice: PrometheusVoice): string {
  const { activation: words } = voice.text.prompts.asks;
  const { unit: id, mode, mustAttack, isEnding, moving } = now.activation!;
  const unit = unitName(id, voice);
  if (isHeld(unitIn(now, id))) return words.held(unit);
  if (mustAttack) return words.mustAttack(unit);
  if (isEnding) return words.ending(unit);
  return moving !== null && moving.left > 0 ? words.moving(unit, moving.left) : words[mode](unit);
}

/** Nets and lures that are still to be laid, with those of the decision in the making laid already. */
function tokensLeft({ now }: PrometheusAttempt): readonly [nets: number, lures: number] {
  const laid = (face: 'net' | 'lure'): number => now.tokens.filter((token) => token.face === face).length;
  return [CONSTANTS.nets - laid('net'), CONSTANTS.lures - laid('lure')];
}

function nextAttacker({ now }: PrometheusAttempt): Parameters<typeof unitName>[0] {
  const task = now.tasks.findLast(({ kind }) => kind === 'area-attack');
  if (task?.kind !== 'area-attack') throw new Error('nobody attacks an area');
  return task.attacker;
}

const mostSlain = (following: readonly Choice<Step>[]): number =>
  Math.max(0, ...following.map(({ step }) => (step.kind === 'slay' ? step.dice.length : 0)));
