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

const NUMBER = /^\d{1,2}$/;
const GODS = /^[a-z-]+(,[a-z-]+)*$/;
const COLOURS: Readonly<Record<Colour, true>> = { white: true, blue: true, brown: true };

/** Whether there are such riddles and such gods is for the rules to say. */
const FIELDS: readonly SetupField<Setup, SetupFieldError>[] = [
  {
    name: 'riddle',
    error: 'bad-riddle',
    format: ({ riddle }) => String(riddle),
    parse: (text) => (NUMBER.test(text) ? { riddle: Number(text) } : undefined),
  },
  {
    name: 'setting',
    error: 'bad-setting',
    format: ({ isExpert }) => (isExpert ? 'expert' : 'standard'),
    parse: (text) => (/^(expert|standard)$/.test(text) ? { isExpert: text === 'expert' } : undefined),
  },
  {
    name: 'colours',
    error: 'bad-colours',
    format: ({ colours }) => colours.join(','),
    parse: (text) => {
      const colours = text.split(',');
      return colours.every((colour) => Object.hasOwn(COLOURS, colour))
        ? { colours: colours as Colour[] }
        : undefined;
    },
  },
  {
    name: 'first',
    error: 'bad-first',
    format: ({ first }) => String(first + 1),
    parse: (text, players) =>
      NUMBER.test(text) && Number(text) >= 1 && Number(text) <= players
        ? { first: Number(text) - 1 }
        : undefined,
  },
  {
    name: 'score',
    error: 'bad-score',
    format: ({ blessingScore }) => String(blessingScore),
    parse: (text) => (NUMBER.test(text) ? { blessingScore: Number(text) } : undefined),
  },
  {
    name: 'friendly',
    error: 'bad-friends',
    format: ({ friendly }) => friendly.join(','),
    parse: (text) => (GODS.test(text) ? { friendly: text.split(',') as GodId[] } : undefined),
  },
  {
    name: 'friends',
    error: 'bad-friends',
    format: ({ friends }) => friends.join(','),
    parse: (text) => (GODS.test(text) ? { friends: text.split(',') as GodId[] } : undefined),
  },
  {
    name: 'oedipus',
    error: 'bad-pack',
    format: ({ hasOedipus }) => (hasOedipus ? 'yes' : 'no'),
    parse: (text) => (/^(yes|no)$/.test(text) ? { hasOedipus: text === 'yes' } : undefined),
  },
];

/** How setups of Riddle of the Sphinx are written into links. */
export const SETUPS: SetupFormat<Setup, SetupFieldError> = {
  players: [1, 2, 3, 4],
  usual: usualSetup,
  fields: FIELDS,
};
