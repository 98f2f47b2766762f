import { endedByAbyss } from './abyss.ts';
import { isPerimeter, nameOf, SQUARES } from './board.ts';
import { buildPhase, buildsOf } from './builds.ts';
import { buildsOfAll, movesOfAll } from './company.ts';
import { ferries, lures } from './forces.ts';
import type { Line } from './line.ts';
import { goingOn } from './line.ts';
import { blocksAt, isOccupied, withNewWorker } from './position.ts';
import { stepsOf } from './steps.ts';
import { isInReach } from './tokens.ts';
import type { Turn } from './turn.ts';
import { say } from './turn-text.ts';

/** Siren: opponents' workers are lured; then one of hers builds, by the printed wording none. */
function sirenTurns(turn: Turn, start: Line): Line[] {
  if (turn.card.edition === 'printed') return lures(turn, start);
  const song = lures(turn, start);
  return song.flatMap(goingOn((line) => turn.pieces.flatMap((id) => buildsOf(turn, line, id))));
}

/** Eris: a move and a build with an opponent's worker that was not moved last; nobody remembers them. */
function erisTurns(turn: Turn, start: Line): Line[] {
  const { noted } = turn.card.source;
  const strangers = start.table.workers
    .filter((worker) => worker.side !== turn.side && isInReach(turn.cards, turn.side, worker))
    .filter(({ id }) => !noted.includes(id));
  const discord: Turn = { ...turn, power: 'mortal', discord: turn.card.edition };
  return strangers
    .flatMap(({ id }) => stepsOf(discord, start, id))
    .filter((line) => line.astray.length === 0)
    .flatMap(goingOn((line) => buildPhase(discord, line)))
    .map((line) => ({ ...line, descended: false, lastMoved: undefined }));
}

/** Jason: a new worker comes to the edge, moves and builds; by the printed wording it only builds. */
function jasonTurns(turn: Turn, start: Line): Line[] {
  if (turn.card.spent) return [];
  const { table } = start;
  const shores = SQUARES.filter(isPerimeter).filter(
    (square) => !isOccupied(table, square) && blocksAt(table, square) === 0,
  );
  const arrivals = shores.map((square) => {
    const come = withNewWorker(table, turn.side, square);
    const arrived = { ...start, table: come.table, builders: [come.id], spends: true };
    return say(turn, endedByAbyss(turn, arrived), `+${nameOf(square)}`);
  });
  if (turn.card.edition === 'printed') return arrivals.flatMap(goingOn((line) => buildPhase(turn, line)));
  return arrivals
    .flatMap(goingOn((line) => line.builders.flatMap((id) => stepsOf(turn, line, id))))
    .filter((line) => line.astray.length === 0)
    .flatMap(goingOn((line) => buildPhase(turn, line)));
}

const charonTurns = (turn: Turn, start: Line): Line[] =>
  turn.pieces.flatMap((id) =>
    ferries(turn, start, id).flatMap(goingOn((line) => buildPhase(turn, { ...line, builders: [id] }))),
  );

/** Castor and Pollux: everybody moves and nobody builds, or the other way round. */
const twinTurns = (turn: Turn, start: Line): Line[] => [
  ...movesOfAll(turn, start).filter((line) => line.astray.length === 0),
  ...buildsOfAll(turn, start),
];

/** Every turn of another kind than a move and a build. */
export function otherTurns(turn: Turn, start: Line): Line[] {
  switch (turn.power) {
    case 'castor-and-pollux':
      return twinTurns(turn, start);
    case 'charon-2e':
      return charonTurns(turn, start);
    case 'eris':
      return erisTurns(turn, start);
    case 'jason':
      return jasonTurns(turn, start);
    case 'siren':
      return sirenTurns(turn, start);
    default:
      return [];
  }
}
