import { buildsOf } from './builds.ts';
import { banishments, ferries } from './forces.ts';
import type { Line } from './line.ts';
import { isOver } from './line.ts';
import { stepsOf } from './steps.ts';
import type { Turn } from './turn.ts';
import { artemisWalks, atalantaWalks, hermesWalks, stymphalianFlights, tritonWalks } from './walks.ts';

/** How many levels the last step of a line went up, as it was chosen. */
const riseOf = (line: Line): number => line.lastStep?.rise ?? 0;

/** A build, then a step of the same worker up to so many levels. */
function stepsAfterBuilding(turn: Turn, start: Line, id: number, highestRise: number): Line[] {
  return buildsOf(turn, start, id).flatMap((built) => {
    if (isOver(built)) return [built];
    return stepsOf(turn, built, id).filter((next) => riseOf(next) <= highestRise);
  });
}

function achillesFeat(turn: Turn, start: Line, id: number): Line[] {
  if (turn.card.spent) return [];
  return stepsAfterBuilding(turn, start, id, 1).map((line) => ({ ...line, spends: true }));
}

const stepsAfterFerry = (turn: Turn, start: Line, id: number): Line[] =>
  ferries(turn, start, id).flatMap((ferried) => (isOver(ferried) ? [ferried] : stepsOf(turn, ferried, id)));

function movesWith(turn: Turn, start: Line, id: number): Line[] {
  const single = stepsOf(turn, start, id);
  switch (turn.power) {
    case 'achilles':
      return [...single, ...achillesFeat(turn, start, id)];
    case 'artemis':
      return artemisWalks(turn, start, id);
    case 'atalanta':
      return atalantaWalks(turn, start, id);
    case 'charon':
      return [...single, ...stepsAfterFerry(turn, start, id)];
    case 'hermes':
      return single.filter((next) => riseOf(next) !== 0);
    case 'prometheus':
      return [...single, ...stepsAfterBuilding(turn, start, id, 0)];
    case 'stymphalians':
      return stymphalianFlights(turn, start, id);
    case 'triton':
      return tritonWalks(turn, start, id);
    default:
      return single;
  }
}

/** Odysseus: the turn as it is, and each way to use his power first. */
function beginnings(turn: Turn, start: Line): Line[] {
  if (turn.power !== 'odysseus' || turn.card.spent) return [start];
  return [start, ...banishments(turn, start).map((line) => ({ ...line, spends: true }))];
}

/** Every way to do all that comes before the build. */
export function movePhase(turn: Turn, start: Line): Line[] {
  const moves = beginnings(turn, start).flatMap((line) =>
    isOver(line) ? [line] : turn.pieces.flatMap((id) => movesWith(turn, line, id)),
  );
  return turn.power === 'hermes' ? [...moves, ...hermesWalks(turn, start)] : moves;
}
