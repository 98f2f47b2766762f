import { fault, LEVELS, ok, parseTimeControl, type Result } from '@thera/table';
import * as v from 'valibot';
import type { TablePlan } from './faces.ts';
import { LONGEST_GAME_NAME, MOST_SEATS } from './limits.ts';

const OFFER = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('computer'), level: v.picklist(LEVELS) }),
]);

const PLAN = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(LONGEST_GAME_NAME)),
  setup: v.unknown(),
  seats: v.pipe(v.array(OFFER), v.minLength(1), v.maxLength(MOST_SEATS)),
  clock: v.unknown(),
  isPrivate: v.boolean(),
});

/** The plan of a table from outside. That the game knows the setup is for the game to say. */
export function parseTablePlan(input: unknown): Result<TablePlan, 'bad-message' | 'bad-time-control'> {
  const parsed = v.safeParse(PLAN, input);
  if (!parsed.success) return fault('bad-message', v.getDotPath(parsed.issues[0]) ?? undefined);
  const clock = parseTimeControl(parsed.output.clock);
  return clock.ok ? ok({ ...parsed.output, clock: clock.value }) : fault(clock.error, 'clock');
}
