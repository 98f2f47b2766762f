import { SETUP_CODES, type SetupCode } from './setup.ts';
import { WHY_NOT_CODES, type WhyNotCode } from './why-not/code.ts';

export const STEP_CODES = ['bad-step', 'unfinished', 'nothing-follows'] as const;
export type StepCode = (typeof STEP_CODES)[number];

/** Every way in which something from outside is refused. */
export type PrometheusCode = SetupCode | StepCode | WhyNotCode;
export const PROMETHEUS_CODES: readonly PrometheusCode[] = [
  ...new Set([...SETUP_CODES, ...STEP_CODES, ...WHY_NOT_CODES]),
];
