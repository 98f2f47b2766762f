import { areNeighbours, nameOf } from './board.ts';
import type { Line } from './line.ts';
import { noting } from './notes.ts';
import type { Worker } from './position.ts';
import { crewOf, workerAt } from './position.ts';
import { isInReach } from './tokens.ts';
import type { Turn } from './turn.ts';
import { cardsAgainst } from './turn.ts';
import { say } from './turn-text.ts';

/** Adonis: the pairs that he may name at the end of his turn; by the printed wording the other's worker alone. */
export function adonisChoices(turn: Turn, line: Line): Line[] {
  if (turn.card.spent) return [];
  const others = line.table.workers.filter(
    (worker) => worker.side !== turn.side && isInReach(turn.cards, turn.side, worker),
  );
  const owns: readonly (Worker | undefined)[] =
    turn.card.edition === 'printed' ? [undefined] : crewOf(line.table, turn.side);
  return others.flatMap((other) =>
    owns.map((own) => {
      const pair = { own: own?.square, other: other.square };
      const named = { ...noting(line, turn.card, { pair }), spends: true };
      return say(turn, named, `${own === undefined ? '' : nameOf(own.square)}&${nameOf(other.square)}`);
    }),
  );
}

/** Whether the two whom Adonis asks for stand beside each other at the end of a line. */
function complies(turn: Turn, line: Line): boolean {
  return cardsAgainst(turn, turn.side, 'adonis').every(({ side, memory: { pair } }) => {
    if (pair === undefined) return true;
    const idOn = (square: number): number | undefined => workerAt(turn.start, square)?.id;
    const now = (id: number | undefined): Worker[] => line.table.workers.filter((worker) => worker.id === id);
    const owns = pair.own === undefined ? crewOf(line.table, side) : now(idOn(pair.own));
    return now(idOn(pair.other)).some((other) => owns.some((own) => areNeighbours(own.square, other.square)));
  });
}

/**
 * Adonis: if any turn ends as he asks without a hero's power, the others fall away. A turn that wins is over
 * before he looks: it is always allowed, and it is no proof that he could be obeyed.
 */
export function obeyingAdonis(turn: Turn, lines: Line[]): Line[] {
  const isObedient = (line: Line): boolean => line.winner === undefined && complies(turn, line);
  const canObey = lines.some((line) => isObedient(line) && !line.spends);
  return canObey ? lines.filter((line) => line.winner !== undefined || isObedient(line)) : lines;
}
