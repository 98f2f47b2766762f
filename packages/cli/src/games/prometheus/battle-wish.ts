import { type PrometheusCode, TABLE_IDS, TABLES, type TableId } from '@thera/prometheus';
import { fault, ok, type Result, type Seat } from '@thera/table';
import type { OptionName, PlayerKind, UsageError } from '@thera/texts';

/** What the options say; what they do not say is asked, or has its default. */
export interface BattleWish {
  readonly table?: TableId;
  readonly draft?: 'quick' | 'pick';
  /** The seats that the computer plays. */
  readonly computers: readonly Seat[];
}

type WishFault = Extract<PrometheusCode, 'unknown-table'> | Extract<UsageError, 'bad-value'>;

/** What the options say, or the first that says nothing sensible. */
export function wishOf(values: ReadonlyMap<OptionName, string>): Result<BattleWish, WishFault> {
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
  });
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
