import type { Colour, GodId, Setup } from '@thera/sphinx';
import type { SetupField, SetupFormat } from '../../../kept-games/setup-format.ts';
import { usualSetup } from './table-plan.ts';

/** Why a field of a setup cannot be read. */
export const SETUP_FIELD_ERRORS = [
  'bad-riddle',
  'bad-setting',
  'bad-colours',
  'bad-first',
  'bad-score',
  'bad-friends',
  'bad-pack',
] as const;
export type SetupFieldError = (typeof SETUP_FIELD_ERRORS)[number];

type Field = SetupField<Setup, SetupFieldError>;

const number = (name: string, error: SetupFieldError, key: 'riddle' | 'first' | 'blessingScore'): Field => ({
  name,
  error,
  format: (setup) => String(setup[key]),
  parse: (text) => (/^\d\d?$/.test(text) ? { [key]: Number(text) } : undefined),
});

const flag = (name: string, error: SetupFieldError, key: 'isExpert' | 'hasOedipus'): Field => ({
  name,
  error,
  format: (setup) => (setup[key] ? 'yes' : 'no'),
  parse: (text) => (text === 'yes' || text === 'no' ? { [key]: text === 'yes' } : undefined),
});

const list = (name: string, error: SetupFieldError, key: 'colours' | 'friendly' | 'friends'): Field => ({
  name,
  error,
  format: (setup) => setup[key].join(),
  // What is no colour or no god the rules refuse.
  parse: (text) =>
    /^[a-z-]+(,[a-z-]+)*$/.test(text) ? { [key]: text.split(',') as (Colour & GodId)[] } : undefined,
});

/** How setups of Riddle of the Sphinx are written into links. Whether there is such a riddle is for the rules to say. */
export const SETUPS: SetupFormat<Setup, SetupFieldError> = {
  players: [1, 2, 3, 4],
  usual: usualSetup,
  fields: [
    number('riddle', 'bad-riddle', 'riddle'),
    flag('expert', 'bad-setting', 'isExpert'),
    list('colours', 'bad-colours', 'colours'),
    number('first', 'bad-first', 'first'),
    number('score', 'bad-score', 'blessingScore'),
    list('friendly', 'bad-friends', 'friendly'),
    list('friends', 'bad-friends', 'friends'),
    flag('oedipus', 'bad-pack', 'hasOedipus'),
  ],
};
