import { crewOf, formatSquare, levelAt, type Position, parseSquare, type Square } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import type { Act } from './act.ts';
import { choicesOn, type SantoriniAttempt, workersIn } from './attempt.ts';
import { tokensOn } from './tokens-on-board.ts';

/** What is on each square and what it can be chosen for, for screen readers; who listens is no name among players. */
export function squareLabels(
  position: Position,
  attempt: SantoriniAttempt | undefined,
  players: readonly (string | undefined)[],
  texts: GameText,
  preferred?: Act,
): readonly string[] {
  const tokens = tokensOn(position);
  const pickable = attempt === undefined ? [] : workersIn(attempt);
  const placed = placedIn(attempt);
  return Array.from({ length: 25 }, (_, square) => {
    const token = tokens.get(square);
    return [
      formatSquare(square),
      standing(position, square, texts),
      ...(placed.includes(square) ? [texts.prompts.yourWorker] : workerOn(position, square, players, texts)),
      ...(token === undefined ? [] : [texts.board.tokens[token]]),
      ...useOf(attempt, square, pickable, texts, preferred),
    ].join(', ');
  });
}

/** Where workers are being placed, before that is decided. */
function placedIn(attempt: SantoriniAttempt | undefined): readonly Square[] {
  return (attempt?.steps ?? []).flatMap((step) =>
    step.startsWith('@') ? (parseSquare(step.slice(1)) ?? []) : [],
  );
}

function standing(position: Position, square: Square, { prompts }: GameText): string {
  const level = levelAt(position, square);
  if (((position.domes >> square) & 1) === 1) return prompts.domed(level);
  return level === 0 ? prompts.ground : prompts.level(level);
}

function workerOn(
  position: Position,
  square: Square,
  players: readonly (string | undefined)[],
  { prompts }: GameText,
): string[] {
  const { sides } = position.lineup;
  const side = [...Array(sides).keys()].find((n) => ((crewOf(position, n) >> square) & 1) === 1);
  if (side === undefined) return [];
  const isFemale = ((position.females >> square) & 1) === 1;
  const player = players[side];
  if (player === undefined) return [isFemale ? prompts.yourFemaleWorker : prompts.yourWorker];
  return [(isFemale ? prompts.femaleWorkerOf : prompts.workerOf)(player)];
}

function useOf(
  attempt: SantoriniAttempt | undefined,
  square: Square,
  pickable: readonly Square[],
  { prompts }: GameText,
  preferred?: Act,
): string[] {
  if (attempt === undefined) return [];
  if (attempt.worker === square) return [prompts.isPicked];
  const [choice] = choicesOn(attempt, square, preferred);
  if (choice !== undefined) return [prompts.can[choice.kind]];
  return pickable.includes(square) ? [prompts.canPick] : [];
}
