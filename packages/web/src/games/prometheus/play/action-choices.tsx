import './actions.css';
import { REACTION_ASKS, type Step } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import type { OpenSheet } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { ActPills } from './act-pills.tsx';
import { Answers } from './answers.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { Manoeuvres } from './manoeuvres.tsx';
import { ReactionCard } from './reaction-card.tsx';
import { RollCard } from './roll-card.tsx';
import { TokenChoice } from './token-choice.tsx';

interface ActionChoicesProps {
  readonly ctrl: PrometheusCtrl;
  readonly open: OpenSheet;
}

const DICE: readonly Step['kind'][] = ['slay', 'boost', 'reroll', 'strike', 'auto'];

/** What can be chosen beside the maps: the forecast of a blow, dice, an answer, or what to do. */
export function ActionChoices({ ctrl, open }: ActionChoicesProps): JSX.Element | null {
  const { attempt, deciding } = ctrl;
  if (attempt === undefined) return <RollCard ctrl={ctrl} />;
  const { ask } = attempt.now;
  if (deciding.aimed !== undefined) return <ForecastCard ctrl={ctrl} aimed={deciding.aimed} />;
  if (ask !== null && REACTION_ASKS.includes(ask.kind)) return <ReactionCard ctrl={ctrl} attempt={attempt} />;
  if (attempt.following.some(({ step }) => DICE.includes(step.kind)))
    return <RollCard ctrl={ctrl} attempt={attempt} />;
  if (ask?.kind === 'tokens') return <TokenChoice ctrl={ctrl} attempt={attempt} />;
  return (
    <>
      <ActPills ctrl={ctrl} />
      <Answers ctrl={ctrl} attempt={attempt} />
      <Manoeuvres ctrl={ctrl} attempt={attempt} open={open} />
      {attempt.steps.length === 0 && deciding.picked.value === undefined && <RollCard ctrl={ctrl} isPast />}
    </>
  );
}
