import {
  LESSON_IDS,
  LESSONS,
  type LessonId,
  type Options,
  type PrometheusCode,
  TABLE_IDS,
  TABLES,
  type TableId,
  USUAL_OPTIONS,
} from '@thera/prometheus';
import { fault, ok, type Result, type Seat } from '@thera/table';
import type { OptionName, PlayerKind, UsageError } from '@thera/texts';

/** What the options say; what they do not say is asked, or has its default. */
export interface BattleWish {
  readonly table?: TableId;
  readonly draft?: 'quick' | 'pick';
  /** The seats that the computer plays. */
  readonly computers: readonly Seat[];
  readonly options: Options;
  /** A lesson instead of a whole game: the computer has the other side. */
  readonly lesson?: LessonId;
}

/** What is said with these words, by option. */
const WORDS = {
  nets: { activation: 'endOfActivation', next: 'nextActivation' },
  hound: { owner: 'ownerLoses', killer: 'killerLoses' },
  lesson: Object.fromEntries(LESSON_IDS.map((id, n) => [String(n + 1), id])) as Readonly<
    Record<string, LessonId>
  >,
} as const;
/** A lesson has all of these of its own. */
const NOT_WITH_LESSONS: readonly OptionName[] = ['table', 'armies', 'computer', 'nets', 'hound'];

type WishFault = Extract<PrometheusCode, 'unknown-table'> | Extract<UsageError, 'bad-value'>;

/** What the options say, or the first that says nothing sensible. */
export function wishOf(values: ReadonlyMap<OptionName, string>): Result<BattleWish, WishFault> {
  const lesson = wordOf('lesson', values);
  const netRemoval = wordOf('nets', values);
  const cerberusDeath = wordOf('hound', values);
  if (!lesson.ok) return lesson;
  if (!netRemoval.ok) return netRemoval;
  if (!cerberusDeath.ok) return cerberusDeath;
  if (lesson.value !== undefined) return lessonWish(lesson.value, values);
  const told = values.get('table');
  const table = told === undefined ? undefined : tableNamed(told);
  if (told !== undefined && table === undefined) return fault('unknown-table');
  const armies = values.get('armies');
  const draft = armies === undefined ? undefined : draftNamed(armies);
  if (armies !== undefined && draft === undefined) return fault('bad-value', `--armies ${armies}`);
  const seats = values.get('computer') ?? '';
  const computers = seatsNamed(seats, TABLES[table ?? '4'].seats.length);
  if (computers === undefined) return fault('bad-value', `--computer ${seats}`);
  return ok({
    ...(table === undefined ? {} : { table }),
    ...(draft === undefined ? {} : { draft }),
    computers,
    options: {
      ...USUAL_OPTIONS,
      ...(netRemoval.value === undefined ? {} : { netRemoval: netRemoval.value }),
      ...(cerberusDeath.value === undefined ? {} : { cerberusDeath: cerberusDeath.value }),
    },
  });
}

function lessonWish(
  lesson: LessonId,
  values: ReadonlyMap<OptionName, string>,
): Result<BattleWish, Extract<UsageError, 'bad-value'>> {
  const stranger = NOT_WITH_LESSONS.find((name) => values.has(name));
  if (stranger !== undefined) return fault('bad-value', `--${stranger} ${values.get(stranger)}`);
  const { player } = LESSONS[lesson];
  const computers = TABLES['2'].seats.flatMap(({ side }, seat) => (side === player ? [] : [seat]));
  return ok({ table: '2', draft: 'quick', computers, options: USUAL_OPTIONS, lesson });
}

/** What an option says, in the words that it has; undefined if it was not given. */
function wordOf<Name extends keyof typeof WORDS>(
  name: Name,
  values: ReadonlyMap<OptionName, string>,
): Result<(typeof WORDS)[Name][keyof (typeof WORDS)[Name]] | undefined, Extract<UsageError, 'bad-value'>> {
  const typed = values.get(name);
  if (typed === undefined) return ok(undefined);
  const key = typed.trim().toLowerCase();
  return Object.hasOwn(WORDS[name], key)
    ? ok(WORDS[name][key as keyof (typeof WORDS)[Name]])
    : fault('bad-value', `--${name} ${typed}`);
}

export const tableNamed = (typed: string): TableId | undefined =>
  TABLE_IDS.find((id) => id === typed.trim().toLowerCase());

const DRAFTS: Readonly<Record<string, 'quick' | 'pick'>> = {
  quick: 'quick',
  rapidos: 'quick',
  rápidos: 'quick',
  pick: 'pick',
  elegir: 'pick',
};

export const draftNamed = (typed: string): 'quick' | 'pick' | undefined => DRAFTS[typed.trim().toLowerCase()];

function seatsNamed(typed: string, most: number): readonly Seat[] | undefined {
  const seats = typed
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => Number(part) - 1);
  return seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < most) ? seats : undefined;
}

/** For each seat, whether a person or the computer plays it. */
export const kindsOf = (table: TableId, { computers }: BattleWish): readonly PlayerKind[] =>
  TABLES[table].seats.map((_, seat) => (computers.includes(seat) ? 'computer' : 'person'));

/** The options as they are typed, for those that are not as usual. */
export function optionsTyped({ netRemoval, cerberusDeath }: Options): readonly string[] {
  return [
    ...(netRemoval === USUAL_OPTIONS.netRemoval ? [] : ['--nets next']),
    ...(cerberusDeath === USUAL_OPTIONS.cerberusDeath ? [] : ['--hound killer']),
  ];
}

/** A lesson as it is typed. */
export const lessonTyped = (lesson: LessonId): string => `--lesson ${LESSON_IDS.indexOf(lesson) + 1}`;
