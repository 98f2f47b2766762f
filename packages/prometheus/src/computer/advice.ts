import type { Question } from '@thera/table';
import type { View } from '../state.ts';
import type { Step } from '../step.ts';
import { decideWith } from './computer-player.ts';
import { explain } from './explain.ts';
import type { Reason, Risk } from './reason.ts';
import { SKILLS } from './skill.ts';

/** What the computer would do, and why. */
export interface Advice {
  /** A whole decision. */
  readonly steps: readonly Step[];
  /** The weightiest first; always one. */
  readonly reasons: readonly Reason[];
  readonly risks: readonly Risk[];
}

/** A hint for whoever has to decide; nothing if the question was given up. */
export function adviceFor(question: Question<View, Step>): Advice | undefined {
  const steps = decideWith(question, SKILLS[question.level]);
  return steps === undefined ? undefined : { steps, ...explain(question.view, question.seat, steps) };
}
