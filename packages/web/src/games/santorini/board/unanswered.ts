import type { Ply } from '@thera/play';
import type { Seat } from '@thera/table';

/** What others have decided since a seat's own last decision; without a seat the last decision alone. */
export function unanswered<P extends Pick<Ply, 'seat'>>(
  plies: readonly P[],
  seat: Seat | undefined,
): readonly P[] {
  const own = plies.findLastIndex((ply) => ply.seat === seat);
  const since = seat === undefined ? [] : plies.slice(own + 1);
  return since.length === 0 ? plies.slice(-1) : since;
}
