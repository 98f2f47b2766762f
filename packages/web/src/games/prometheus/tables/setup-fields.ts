import type { LessonId, Options, Setup, TableId, UnitId } from '@thera/prometheus';
import type { SetupField, SetupFormat } from '../../../kept-games/setup-format.ts';
import { SEATS_AT, USUAL_OPTIONS, usualSetup } from './table-plan.ts';

/** Why a field of a setup cannot be read. */
export const SETUP_FIELD_ERRORS = ['bad-table', 'bad-draft', 'bad-options', 'bad-lesson'] as const;
export type SetupFieldError = (typeof SETUP_FIELD_ERRORS)[number];

type Field = SetupField<Setup, SetupFieldError>;

const LESSONS: Readonly<Record<LessonId, true>> = { nets: true, hound: true, strike: true };

const isKey = <Key extends string>(keys: Readonly<Record<Key, unknown>>, text: string): text is Key =>
  Object.hasOwn(keys, text);

const table: Field = {
  name: 'table',
  error: 'bad-table',
  format: (setup) => setup.table,
  parse: (text, players) =>
    isKey<TableId>(SEATS_AT, text) && SEATS_AT[text] === players ? { table: text } : undefined,
};

/** Armies are written seat by seat: `minotaur,leonidas;hydra`. Whether they can be had the rules say. */
const draft: Field = {
  name: 'draft',
  error: 'bad-draft',
  format: ({ draft: armies }) =>
    typeof armies === 'string' ? armies : armies.map((army) => army.join()).join(';'),
  parse(text) {
    if (text === 'quick' || text === 'pick') return { draft: text };
    if (!/^[a-zA-Z,;]*$/.test(text)) return undefined;
    return { draft: text.split(';').map((army) => army.split(',').filter(Boolean) as UnitId[]) };
  },
};

/** What is played otherwise than usual, by name. */
const UNUSUAL: Readonly<Record<string, Partial<Options>>> = {
  stickynets: { netRemoval: 'nextActivation' },
  killerloses: { cerberusDeath: 'killerLoses' },
  endless: { turnCap: false },
};

const options: Field = {
  name: 'options',
  error: 'bad-options',
  format: (setup) =>
    Object.entries(UNUSUAL)
      .filter(([, change]) =>
        Object.entries(change).every(([key, value]) => setup.options[key as keyof Options] === value),
      )
      .map(([name]) => name)
      .join(),
  parse(text) {
    const names = text.split(',').filter(Boolean);
    if (!names.every((name) => Object.hasOwn(UNUSUAL, name))) return undefined;
    return { options: Object.assign({}, USUAL_OPTIONS, ...names.map((name) => UNUSUAL[name])) as Options };
  },
};

const lesson: Field = {
  name: 'lesson',
  error: 'bad-lesson',
  format: (setup) => setup.lesson ?? '',
  parse: (text) => (isKey(LESSONS, text) ? { lesson: text } : undefined),
};

/** How setups of The Search for Prometheus are written into links. */
export const SETUPS: SetupFormat<Setup, SetupFieldError> = {
  players: [2, 3, 4],
  usual: usualSetup,
  fields: [table, draft, options, lesson],
};
