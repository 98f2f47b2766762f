import { WORKER_KINDS, type WorkerKind } from '@thera/board';
import type { SantoweriniMatch } from '@thera/play/santowerini';
import type { State } from '@thera/santowerini';

/** What the builders look like, in the order in which the island names them; who is left alone stays who it is. */
export const bodiesOf = ({ builders }: Pick<State, 'builders'>, alone: WorkerKind): readonly WorkerKind[] =>
  builders.length === 1 ? [alone] : builders.map((_, index) => WORKER_KINDS[index % WORKER_KINDS.length]!);

/** Which builder is left once the other has been felled; the first as long as there are two. */
export function aloneIn({ history, line, state }: SantoweriniMatch): WorkerKind {
  for (const index of line) {
    const { before } = history[index]!;
    const after = history[index + 1]?.before ?? state;
    if (before.builders.length === 2 && after.builders.length === 1) return survivor(before, after);
  }
  return WORKER_KINDS[0];
}

function survivor({ builders }: State, { happened }: State): WorkerKind {
  let squares = builders;
  for (const one of happened) {
    if (one.kind === 'moved') squares = squares.map((at) => (at === one.from ? one.to : at));
    if (one.kind === 'felled') return WORKER_KINDS[squares.indexOf(one.square) === 0 ? 1 : 0];
  }
  return WORKER_KINDS[0];
}
