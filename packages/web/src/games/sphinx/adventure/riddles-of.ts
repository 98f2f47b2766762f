import {
  type AdventureLog,
  circlesAt,
  circlesToShade,
  ISLAND_RIDDLES,
  ISLANDS,
  type Island,
  isLairOpen,
  type Lock,
  lockOf,
  type MapCircle,
  RIDDLES,
  TUTORIAL,
} from '@thera/sphinx';

/** A riddle as the map shows it. */
export interface MapRiddle {
  readonly number: number;
  readonly circles: readonly MapCircle[];
  readonly lock: Lock | undefined;
  readonly isSolved: boolean;
}

/** All riddles of an adventure. */
export const riddlesOf = (log: AdventureLog): readonly MapRiddle[] =>
  RIDDLES.map(({ number }) => {
    const circles = circlesAt(log, number);
    return {
      number,
      circles,
      lock: lockOf(log, number),
      isSolved: circles.some(({ state }) => state !== 'open'),
    };
  });

/**
 * The riddle that most would play next: the tutorial first of all, then the next open one that is not solved. Until the
 * circles of the last one are shaded nobody knows what they open.
 */
export function nextRiddle(log: AdventureLog, riddles: readonly MapRiddle[]): number {
  if (log.plays.length === 0 && log.setups.length === 0) return TUTORIAL;
  if (circlesToShade(log).length > 0) return boatAt(log);
  const isToDo = ({ number, lock, isSolved }: MapRiddle): boolean =>
    number !== TUTORIAL && lock === undefined && !isSolved;
  const here = RIDDLES[log.plays.at(-1)?.riddle ?? TUTORIAL]!.island;
  const todo = riddles.filter(isToDo);
  const [next] = [...todo.filter(({ number }) => RIDDLES[number]!.island === here), ...todo];
  return next?.number ?? boatAt(log);
}

/** The riddle off which the boat lies: the one that was played last. */
export const boatAt = ({ plays }: AdventureLog): number => plays.at(-1)?.riddle ?? TUTORIAL;

/** The islands on which something can be played, or was. */
export function openIslands(log: AdventureLog, riddles: readonly MapRiddle[]): readonly Island[] {
  return ISLANDS.filter((island) =>
    island === 'lair'
      ? isLairOpen(log)
      : ISLAND_RIDDLES[island].some(
          (riddle) =>
            riddle !== TUTORIAL && (riddles[riddle]!.lock === undefined || riddles[riddle]!.isSolved),
        ),
  );
}
