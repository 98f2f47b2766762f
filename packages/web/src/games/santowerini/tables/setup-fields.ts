import type { Difficulty, PlaceCode, Setup } from '@thera/santowerini';
import type { SetupField, SetupFormat } from '../../../kept-games/setup-format.ts';
import { USUAL_SETUP } from './table-plan.ts';

/** Why a field of a setup cannot be read. */
export const SETUP_FIELD_ERRORS = ['bad-scenario', 'bad-difficulty', 'bad-attempt', 'bad-day'] as const;
export type SetupFieldError = (typeof SETUP_FIELD_ERRORS)[number];

const DIFFICULTIES: Readonly<Record<Difficulty, true>> = { easy: true, normal: true, expert: true };
const SCENARIO = /^([1-6][AB]|endless)$/;
const ATTEMPT = /^[1-9]\d{0,2}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether there is such a day is for the rules to say. */
const FIELDS: readonly SetupField<Setup, SetupFieldError>[] = [
  {
    name: 'scenario',
    error: 'bad-scenario',
    format: ({ scenario }) => scenario,
    parse: (text) => (SCENARIO.test(text) ? { scenario: text as PlaceCode } : undefined),
  },
  {
    name: 'difficulty',
    error: 'bad-difficulty',
    format: ({ difficulty }) => difficulty,
    parse: (text) => (Object.hasOwn(DIFFICULTIES, text) ? { difficulty: text as Difficulty } : undefined),
  },
  {
    name: 'attempt',
    error: 'bad-attempt',
    format: ({ attempt }) => String(attempt),
    parse: (text) => (ATTEMPT.test(text) ? { attempt: Number(text) } : undefined),
  },
  {
    name: 'day',
    error: 'bad-day',
    format: ({ day }) => day ?? '',
    parse: (text) => (DAY.test(text) ? { day: text } : undefined),
  },
];

/** How setups of Santowerini are written into links. */
export const SETUPS: SetupFormat<Setup, SetupFieldError> = {
  players: [1],
  usual: () => USUAL_SETUP,
  fields: FIELDS,
};
