import { areNeighbours, nameOf } from './board.ts';
import type { Line } from './line.ts';
import type { Side, Worker } from './position.ts';
import { crewOf, withWorkerOn } from './position.ts';
import { isInReach } from './tokens.ts';
import type { Turn } from './turn.ts';
import { say } from './turn-text.ts';

/** Every way to set so many of hers against as many of theirs, each in one exchange at most. */
function pairings(hers: readonly Worker[], theirs: readonly Worker[], count: number): [Worker, Worker][][] {
  if (count === 0) return [[]];
  return hers.flatMap((own, at) =>
    theirs.flatMap((other) =>
      pairings(
        hers.slice(at + 1),
        theirs.filter((one) => one !== other),
        count - 1,
      ).map((rest): [Worker, Worker][] => [[own, other], ...rest]),
    ),
  );
}

function exchanged(turn: Turn, line: Line, [own, other]: [Worker, Worker]): Line {
  const table = withWorkerOn(withWorkerOn(line.table, own.id, other.square), other.id, own.square);
  return say(turn, { ...line, table }, `${nameOf(own.square)}<>${nameOf(other.square)}`);
}

function exchangesWith(turn: Turn, line: Line, side: Side): Line[] {
  const hers = crewOf(line.table, turn.side);
  const theirs = crewOf(line.table, side).filter((worker) => isInReach(turn.cards, turn.side, worker));
  const isClose = hers.some((own) => theirs.some((other) => areNeighbours(own.square, other.square)));
  if (isClose) return [];
  const isFit = hers.length === 2 && theirs.length >= 2;
  const count = turn.card.edition === 'printed' ? Math.min(hers.length, theirs.length) : isFit ? 2 : 0;
  if (count === 0) return [];
  return pairings(hers, theirs, count).map((pairs) =>
    pairs.reduce((next, pair) => exchanged(turn, next, pair), line),
  );
}

/** Nemesis: she may change places with an opponent none of whose workers stands beside hers. */
export function nemesisSwaps(turn: Turn, line: Line): Line[] {
  const opponents = turn.start.seats.filter((seat) => !seat.out && seat.side !== turn.side);
  const sides = new Set(opponents.map(({ side }) => side));
  return [...sides].flatMap((side) => exchangesWith(turn, line, side));
}
