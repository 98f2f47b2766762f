import type { Square } from './board.ts';
import { isPerimeter } from './board.ts';
import { isNearStart } from './claims.ts';
import type { Line } from './line.ts';
import { isOver, withoutRepeats } from './line.ts';
import { workerOf } from './position.ts';
import { inOrderOfRoutes } from './routes.ts';
import { stepsOf } from './steps.ts';
import type { Turn } from './turn.ts';
import { cardsAgainst } from './turn.ts';

const squareOf = (line: Line, id: number): Square => workerOf(line.table, id).square;

/** What makes one stage of a worker's walk different from another: a climb only if Persephone asks for one. */
function stageOf(turn: Turn, line: Line, id: number): string {
  const asked = cardsAgainst(turn, turn.side, 'persephone').length > 0;
  return [squareOf(line, id), asked && line.climbed, line.astray].join();
}

/** All stages of a walk that goes on from these lines, each once; a stage that wins is nobody's beginning. */
function walkOn(lines: readonly Line[], stage: (line: Line) => string, next: (line: Line) => Line[]): Line[] {
  const reached = new Map<string, Line>();
  const wins: Line[] = [];
  let newest = lines;
  while (newest.length > 0) {
    // All of these are equally long, so the first route to a stage is the first of the shortest.
    const fresh = inOrderOfRoutes(newest).filter((line) => {
      const isNew = !reached.has(stage(line));
      if (isNew) reached.set(stage(line), line);
      return isNew;
    });
    const further = fresh.flatMap(next);
    wins.push(...further.filter(isOver));
    newest = further.filter((line) => !isOver(line));
  }
  return [...reached.values(), ...wins];
}

/** Artemis: one step or two, the second not to where the first began. */
export function artemisWalks(turn: Turn, start: Line, id: number): Line[] {
  const origin = squareOf(start, id);
  return stepsOf(turn, start, id).flatMap((once) => {
    if (isOver(once)) return [once];
    return [once, ...stepsOf(turn, once, id).filter(({ lastStep }) => lastStep?.to !== origin)];
  });
}

/** Whether the last step did not end where it went. */
const isCarried = ({ lastStep, table, mover }: Line): boolean =>
  lastStep !== undefined && mover !== undefined && workerOf(table, mover).square !== lastStep.to;

/**
 * Triton: on as long as each step goes to the edge. No state comes back: the first square may be trodden again only
 * to win there, or after a climb if Persephone asks for one.
 */
export function tritonWalks(turn: Turn, start: Line, id: number): Line[] {
  const goesOn = ({ lastStep }: Line): boolean => lastStep !== undefined && isPerimeter(lastStep.end);
  const stage = (line: Line): string => `${stageOf(turn, line, id)} ${goesOn(line)}`;
  const first = stepsOf(turn, start, id);
  const walks = walkOn(
    first.filter((line) => !isOver(line)),
    stage,
    (line) =>
      goesOn(line)
        ? stepsOf(turn, line, id).filter(
            (next) => isOver(next) || isCarried(next) || stageOf(turn, next, id) !== stageOf(turn, start, id),
          )
        : [],
  );
  return [...first.filter(isOver), ...walks];
}

/** Atalanta: one step, or any number of them at the price of her power. */
export function atalantaWalks(turn: Turn, start: Line, id: number): Line[] {
  const single = stepsOf(turn, start, id);
  if (turn.card.spent) return single;
  const runOn = (line: Line): Line[] => stepsOf(turn, line, id).map((next) => ({ ...next, spends: true }));
  const second = single.filter((line) => !isOver(line)).flatMap(runOn);
  const run = walkOn(
    second.filter((line) => !isOver(line)),
    (line) => stageOf(turn, line, id),
    runOn,
  );
  return [...single, ...second.filter(isOver), ...run];
}

/** Stymphalians: two steps or three, none to where they began, and in the end not beside that square. */
export function stymphalianFlights(turn: Turn, start: Line, id: number): Line[] {
  const origin = squareOf(start, id);
  const fly = (lines: readonly Line[]): Line[] =>
    withoutRepeats(
      lines
        .filter((line) => !isOver(line))
        .flatMap((line) => stepsOf(turn, line, id))
        .filter(({ lastStep }) => lastStep?.to !== origin),
    );
  const once = fly([start]);
  const twice = fly(once);
  const thrice = fly(twice);
  const isFar = (line: Line): boolean => !isNearStart(turn, workerOf(line.table, id));
  return [...once.filter(isOver), ...[...twice, ...thrice].filter((line) => isOver(line) || isFar(line))];
}

/** Hermes: everything his workers can reach together by level steps, standing still included. */
export function hermesWalks(turn: Turn, start: Line): Line[] {
  const placing = (line: Line): string =>
    [...turn.pieces.map((id) => squareOf(line, id)), line.climbed, line.astray].join();
  // How a route goes on in writing depends on who walked last, and Eris wants to know.
  const isTold = turn.isWritten || turn.isWatched;
  const stage = (line: Line): string => `${placing(line)} ${isTold ? line.mover : ''}`;
  return walkOn([start], stage, (line) =>
    turn.pieces
      .flatMap((id) => stepsOf(turn, line, id))
      .filter((next) => next.lastStep?.rise === 0)
      .filter(
        (next) => isOver(next) || (line === start && !turn.isWatched) || placing(next) !== placing(start),
      ),
  ).map((line) => ({ ...line, builders: turn.pieces }));
}
