import type { Edition, PowerMode, Setup } from '@thera/santorini';
import type { SetupField, SetupFormat } from '../../../kept-games/setup-format.ts';
import { usualSetup } from './table-plan.ts';

/** Why a field of a setup cannot be read. */
export const SETUP_FIELD_ERRORS = [
  'bad-powers',
  'bad-edition',
  'bad-start',
  'bad-challenger',
  'bad-bans',
  'bad-repetition',
  'bad-turns',
  'bad-fleece',
  'bad-position',
] as const;
export type SetupFieldError = (typeof SETUP_FIELD_ERRORS)[number];

/** Every field of a setup but the number of players, which the seats say. */
const FIELDS: readonly SetupField<Setup, SetupFieldError>[] = [
  {
    name: 'powers',
    error: 'bad-powers',
    format: ({ mode, powers }) => (mode === 'fixed' ? powers.join(',') : mode),
    parse: parsePowers,
  },
  {
    name: 'edition',
    error: 'bad-edition',
    format: ({ edition }) => edition,
    parse: (text) => (Object.hasOwn(EDITION_WORDS, text) ? { edition: text as Edition } : undefined),
  },
  {
    name: 'start',
    error: 'bad-start',
    format: ({ start }) => formatChooser(start),
    parse: (text, players) => given('start', parseChooser(text, players)),
  },
  {
    name: 'challenger',
    error: 'bad-challenger',
    format: ({ challenger }) => formatChooser(challenger),
    parse: (text, players) => given('challenger', parseChooser(text, players)),
  },
  {
    name: 'bans',
    error: 'bad-bans',
    format: ({ bans }) => formatSwitch(bans),
    parse: (text) => given('bans', parseSwitch(text)),
  },
  {
    name: 'repetition',
    error: 'bad-repetition',
    format: ({ repetition }) => formatSwitch(repetition),
    parse: (text) => given('repetition', parseSwitch(text)),
  },
  {
    name: 'turns',
    error: 'bad-turns',
    format: ({ plyCap }) => String(plyCap),
    parse: (text) => (/^\d{1,6}$/.test(text) ? { plyCap: Number(text) } : undefined),
  },
  {
    name: 'fleece',
    error: 'bad-fleece',
    format: ({ fleece }) => fleece ?? '',
    parse: (text) => (POWER.test(text) ? { fleece: text } : undefined),
  },
  {
    name: 'position',
    error: 'bad-position',
    format: ({ position }) => position ?? '',
    parse: (text) => (text === '' ? undefined : { position: text }),
  },
];

/** The modes that have a word; powers by name are the mode `fixed`. */
const MODE_WORDS: Readonly<Record<Exclude<PowerMode, 'fixed'>, true>> = {
  none: true,
  draft: true,
  random: true,
  free: true,
};
const EDITION_WORDS: Readonly<Record<Edition, true>> = { revised: true, printed: true };

/** A power with its edition and its night, if any; whether there is one of that name is for the rules to say. */
const POWER = /^[a-z0-9]+(-[a-z0-9]+)*(@[a-z]+)?(=[a-z0-9]+(-[a-z0-9]+)*)?$/;

function parsePowers(text: string, players: number): Partial<Setup> | undefined {
  if (Object.hasOwn(MODE_WORDS, text)) return { mode: text as PowerMode, powers: [] };
  const powers = text.split(',');
  const isGood = powers.length === players && powers.every((power) => POWER.test(power));
  return isGood ? { mode: 'fixed', powers } : undefined;
}

/** A seat is counted from 1 in a link, as people do. */
function formatChooser(chooser: Setup['start']): string {
  return chooser === 'dice' ? chooser : String(chooser + 1);
}

function parseChooser(text: string, players: number): Setup['start'] | undefined {
  if (text === 'dice') return text;
  const seat = /^[1-4]$/.test(text) ? Number(text) - 1 : players;
  return seat < players ? seat : undefined;
}

function formatSwitch(isOn: boolean): string {
  return isOn ? 'on' : 'off';
}

function parseSwitch(text: string): boolean | undefined {
  if (text === 'on') return true;
  return text === 'off' ? false : undefined;
}

function given<Name extends keyof Setup>(
  name: Name,
  value: Setup[Name] | undefined,
): Partial<Setup> | undefined {
  return value === undefined ? undefined : { [name]: value };
}

/** How setups of Santorini are written into links. */
export const SETUPS: SetupFormat<Setup, SetupFieldError> = {
  isFirst: true,
  hasClock: true,
  players: [2, 3, 4],
  usual: (players) => usualSetup(players as Setup['players']),
  fields: FIELDS,
};
