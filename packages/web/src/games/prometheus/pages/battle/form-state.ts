import { type Options, type Setup, TABLES, type TableId, USUAL_OPTIONS } from '@thera/prometheus';
import type { Level } from '@thera/table';
import { parsePlanOf } from '../../../../kept-games/plan-fields.ts';
import { type SeatPlan, usualSeat } from '../../../../kept-games/table-plan.ts';
import { PROMETHEUS } from '../../name.ts';
import { SETUPS } from '../../tables/setup-fields.ts';
import type { PrometheusPlan } from '../../tables/table-plan.ts';

/** Everything that is chosen before a game; what a smaller table does not need is kept for a larger one. */
export interface FormState {
  readonly table: TableId;
  readonly seats: readonly SeatPlan[];
  readonly draft: Setup['draft'];
  readonly options: Options;
}

const ALL_SEATS = [0, 1, 2, 3].map(usualSeat);

export const newForm = (): FormState => ({
  table: '2',
  seats: ALL_SEATS,
  draft: 'quick',
  options: USUAL_OPTIONS,
});

/** The form as a link describes it; as it usually is where it cannot be read. */
export function formOf(query: string): FormState {
  const given = query.replace(/^\?/, '');
  const isNamed = given.includes('game=');
  const plan = parsePlanOf(PROMETHEUS, SETUPS, isNamed ? given : `game=${PROMETHEUS}&${given}`);
  if (!plan.ok) return newForm();
  const { seats, setup } = plan.value;
  return { ...setup, seats: ALL_SEATS.map((seat, n) => seats[n] ?? seat) };
}

export const withSeat = (form: FormState, seat: number, change: Partial<SeatPlan>): FormState => ({
  ...form,
  seats: form.seats.with(seat, { ...form.seats[seat]!, ...change }),
});

export const withLevel = (form: FormState, seat: number, level: Level): FormState =>
  withSeat(form, seat, { level });

/** The table that was agreed on. */
export const planOf = ({ table, seats, draft, options }: FormState): PrometheusPlan => ({
  game: PROMETHEUS,
  seats: seats.slice(0, TABLES[table].seats.length),
  setup: {
    table,
    draft: Array.isArray(draft) && draft.length !== TABLES[table].seats.length ? 'quick' : draft,
    options,
  },
});
