import type { AskKind } from '../ask.ts';
import { attackIn } from '../field.ts';
import type { State } from '../state.ts';
import type { Step, StepKind } from '../step.ts';
import {
  whyNotBloodlust,
  whyNotDiscard,
  whyNotEvade,
  whyNotGuard,
  whyNotNext,
  whyNotPush,
  whyNotReact,
  whyNotRetarget,
  whyNotThrow,
} from './answers.ts';
import { whyNotAerial, whyNotAttack, whyNotPower } from './attacking.ts';
import { whyNotDraft, whyNotPlace, whyNotToken } from './before-play.ts';
import type { WhyNotCode } from './code.ts';
import {
  whyNotAbsorb,
  whyNotCalm,
  whyNotClaim,
  whyNotDeploy,
  whyNotDrop,
  whyNotEnd,
  whyNotEnrage,
  whyNotFree,
} from './deeds.ts';
import { whyNotBoost, whyNotReroll, whyNotSlay } from './dice.ts';
import { whyNotExit, whyNotMove } from './movement.ts';
import {
  whyNotAct,
  whyNotDone,
  whyNotDrawTwo,
  whyNotLeader,
  whyNotPass,
  whyNotPay,
  whyNotRecall,
  whyNotSearch,
  whyNotSecond,
} from './turn.ts';

type WhyNot<K extends StepKind> = (state: State, step: Extract<Step, { kind: K }>) => WhyNotCode | undefined;

/** A kind of step: the questions that it answers, and what may speak against it then. */
interface Row<K extends StepKind> {
  readonly answers: readonly AskKind[];
  readonly whyNot: WhyNot<K>;
}

const always = (): undefined => undefined;
const IN_TURN: readonly AskKind[] = ['turn'];
const IN_ACTIVATION: readonly AskKind[] = ['activation'];
const MANOEUVRE: readonly AskKind[] = ['turn', 'activation'];
const move = { answers: IN_ACTIVATION, whyNot: whyNotMove } as const;

const ROWS: { readonly [K in StepKind]: Row<K> } = {
  draft: { answers: ['draft'], whyNot: whyNotDraft },
  stop: { answers: ['draft'], whyNot: always },
  place: { answers: ['place'], whyNot: whyNotPlace },
  token: { answers: ['tokens'], whyNot: whyNotToken },
  pass: { answers: IN_TURN, whyNot: whyNotPass },
  draw2: { answers: MANOEUVRE, whyNot: whyNotDrawTwo },
  search: { answers: MANOEUVRE, whyNot: whyNotSearch },
  pay: { answers: MANOEUVRE, whyNot: whyNotPay },
  act: { answers: IN_TURN, whyNot: whyNotAct },
  second: { answers: IN_TURN, whyNot: whyNotSecond },
  leader: { answers: IN_TURN, whyNot: whyNotLeader },
  recall: { answers: IN_TURN, whyNot: whyNotRecall },
  done: { answers: IN_TURN, whyNot: whyNotDone },
  power: { answers: IN_ACTIVATION, whyNot: whyNotPower },
  walk: move,
  run: move,
  cautious: move,
  fly: move,
  exit: { answers: IN_ACTIVATION, whyNot: whyNotExit },
  deploy: { answers: IN_ACTIVATION, whyNot: whyNotDeploy },
  attack: { answers: IN_ACTIVATION, whyNot: whyNotAttack },
  aerial: { answers: IN_ACTIVATION, whyNot: whyNotAerial },
  calm: { answers: IN_ACTIVATION, whyNot: whyNotCalm },
  claim: { answers: IN_ACTIVATION, whyNot: whyNotClaim },
  enrage: { answers: IN_ACTIVATION, whyNot: whyNotEnrage },
  free: { answers: IN_ACTIVATION, whyNot: whyNotFree },
  drop: { answers: IN_ACTIVATION, whyNot: whyNotDrop },
  absorb: { answers: IN_ACTIVATION, whyNot: whyNotAbsorb },
  end: { answers: IN_ACTIVATION, whyNot: whyNotEnd },
  guard: { answers: ['guard'], whyNot: whyNotGuard },
  evade: { answers: ['evade'], whyNot: whyNotEvade },
  initiative: { answers: ['initiative'], whyNot: (state) => whyNotReact(state, attackIn(state)?.target) },
  retaliate: { answers: ['retaliate'], whyNot: (state) => whyNotReact(state, attackIn(state)?.target) },
  spring: {
    answers: ['spring'],
    whyNot: (state) => whyNotReact(state, state.ask?.kind === 'spring' ? state.ask.unit : undefined),
  },
  no: {
    answers: [
      'guard',
      'evade',
      'initiative',
      'retaliate',
      'spring',
      'retarget',
      'throw',
      'push',
      'bloodlust',
    ],
    whyNot: always,
  },
  retarget: { answers: ['retarget'], whyNot: whyNotRetarget },
  next: { answers: ['next'], whyNot: whyNotNext },
  discard: { answers: ['discard'], whyNot: whyNotDiscard },
  push: { answers: ['push'], whyNot: whyNotPush },
  bloodlust: { answers: ['bloodlust'], whyNot: whyNotBloodlust },
  slay: { answers: ['slay'], whyNot: whyNotSlay },
  throw: { answers: ['throw'], whyNot: whyNotThrow },
  boost: { answers: ['dice', 'lift'], whyNot: whyNotBoost },
  reroll: { answers: ['dice'], whyNot: whyNotReroll },
  strike: { answers: ['lift'], whyNot: always },
  auto: { answers: ['slay', 'dice', 'lift'], whyNot: always },
};

/** Why a step cannot be taken now; undefined if it can. The one truth about what is allowed. */
export function whyNot(state: State, step: Step): WhyNotCode | undefined {
  // A step is judged by the row of its kind, which TypeScript cannot follow through the table.
  const { answers, whyNot: judge } = ROWS[step.kind] as Row<StepKind>;
  if (state.ask === null || !answers.includes(state.ask.kind)) return 'not-asked';
  return judge(state, step);
}
