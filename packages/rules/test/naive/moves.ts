import type { Square } from './board.ts';
import { isPerimeter, neighboursOf, straightOn } from './board.ts';
import { buildsOf } from './builds.ts';
import type { Line } from './line.ts';
import { isOver } from './line.ts';
import { blocksAt, isOccupied, withWorkerOn, workerAt, workerOf } from './position.ts';
import { stepsOf } from './steps.ts';
import type { Turn } from './turn.ts';

const squareOf = (line: Line, id: number): Square => workerOf(line.table, id).square;

/** How much higher the worker stands than it did on an earlier line. */
const riseSince = (earlier: Line, line: Line, id: number): number =>
  blocksAt(line.table, squareOf(line, id)) - blocksAt(line.table, squareOf(earlier, id));

function artemisWalks(turn: Turn, start: Line, id: number): Line[] {
  const origin = squareOf(start, id);
  return stepsOf(turn, start, id).flatMap((once) => {
    if (isOver(once)) return [once];
    return [once, ...stepsOf(turn, once, id).filter((twice) => squareOf(twice, id) !== origin)];
  });
}

/**
 * Walks on from a line as long as each step ends on the edge. No state comes back: a square may be trodden again only
 * to win there, or after the first climb if Persephone asks for one.
 */
function tritonWalks(turn: Turn, line: Line, id: number, trodden: readonly string[]): Line[] {
  const asked = turn.cards.some(({ power, side }) => power === 'persephone' && side !== turn.side);
  const stateOf = (walked: Line): string =>
    `${squareOf(walked, id)}${asked && walked.climbed ? ' climbed' : ''}`;
  return stepsOf(turn, line, id)
    .filter((next) => isOver(next) || ![...trodden, stateOf(line)].includes(stateOf(next)))
    .flatMap((next) => {
      if (isOver(next) || !isPerimeter(squareOf(next, id))) return [next];
      return [next, ...tritonWalks(turn, next, id, [...trodden, stateOf(line)])];
    });
}

/** Everything Hermes' workers can reach together without a change of level, standing still included. */
function hermesWalks(turn: Turn, start: Line): Line[] {
  const placing = (line: Line): string => turn.pieces.map((id) => squareOf(line, id)).join();
  const reached = new Map<string, Line>([[placing(start), start]]);
  // A map hands out what is added while it is being read, so this visits every placing once.
  for (const line of reached.values()) {
    for (const id of turn.pieces) {
      for (const next of stepsOf(turn, line, id)) {
        const isNew = !reached.has(placing(next));
        if (isNew && riseSince(line, next, id) === 0) reached.set(placing(next), next);
      }
    }
  }
  return [...reached.values()].map((line) => ({ ...line, builders: turn.pieces }));
}

function ferries(line: Line, id: number): Line[] {
  const ferryman = workerOf(line.table, id);
  return neighboursOf(ferryman.square).flatMap((from) => {
    const passenger = workerAt(line.table, from);
    const to = straightOn(from, ferryman.square);
    if (passenger === undefined || passenger.side === ferryman.side) return [];
    if (to === undefined || isOccupied(line.table, to)) return [];
    return [{ ...line, table: withWorkerOn(line.table, passenger.id, to) }];
  });
}

/** A build, then a step of the same worker up to so many levels. */
function stepsAfterBuilding(turn: Turn, start: Line, id: number, highestRise: number): Line[] {
  return buildsOf(turn, start, id).flatMap((built) => {
    if (isOver(built)) return [built];
    return stepsOf(turn, built, id).filter((next) => riseSince(built, next, id) <= highestRise);
  });
}

function achillesFeat(turn: Turn, start: Line, id: number): Line[] {
  if (turn.card.spent) return [];
  return stepsAfterBuilding(turn, start, id, 1).map((line) => ({ ...line, spends: true }));
}

function movesWith(turn: Turn, start: Line, id: number): Line[] {
  const single = stepsOf(turn, start, id);
  switch (turn.power) {
    case 'achilles':
      return [...single, ...achillesFeat(turn, start, id)];
    case 'artemis':
      return artemisWalks(turn, start, id);
    case 'charon':
      return [...single, ...ferries(start, id).flatMap((ferried) => stepsOf(turn, ferried, id))];
    case 'hermes':
      return single.filter((next) => riseSince(start, next, id) !== 0);
    case 'prometheus':
      return [...single, ...stepsAfterBuilding(turn, start, id, 0)];
    case 'triton':
      return tritonWalks(turn, start, id, []);
    default:
      return single;
  }
}

/** Every way to do all that comes before the build. */
export function movePhase(turn: Turn, start: Line): Line[] {
  const moves = turn.pieces.flatMap((id) => movesWith(turn, start, id));
  return turn.power === 'hermes' ? [...moves, ...hermesWalks(turn, start)] : moves;
}
