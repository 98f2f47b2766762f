import { crewOf, formatSquare, levelAt, type Position, type Square } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import type { Act } from './act.ts';
import { choicesOn, type SantoriniAttempt, workersIn } from './attempt.ts';
import { tokensOn } from './tokens-on-board.ts';

/** What is on each square and what it can be chosen for, for screen readers. */
export function squareLabels(
  position: Position,
  attempt: SantoriniAttempt | undefined,
  players: readonly string[],
  texts: GameText,
  preferred?: Act,
): readonly string[] {
  const tokens = tokensOn(position);
  const pickable = attempt === undefined ? [] : workersIn(attempt);
  return Array.from({ length: 25 }, (_, square) => {
    const token = tokens.get(square);
    return [
      formatSquare(square),
      standing(position, square, texts),
      ...workerOn(position, square, players, texts),
      ...(token === undefined ? [] : [texts.board.tokens[token]]),
      ...useOf(attempt, square, pickable, texts, preferred),
    ].join(', ');
  });
}

function standing(position: Position, square: Square, { prompts }: GameText): string {
  const level = levelAt(position, square);
  if (((position.domes >> square) & 1) === 1) return prompts.domed(level);
  return level === 0 ? prompts.ground : prompts.level(level);
}

function workerOn(position: Position, square: Square, players: readonly string[], texts: GameText): string[] {
  const { sides } = position.lineup;
  const side = [...Array(sides).keys()].find((n) => ((crewOf(position, n) >> square) & 1) === 1);
  if (side === undefined) return [];
  const isFemale = ((position.females >> square) & 1) === 1;
  const { workerOf, femaleWorkerOf } = texts.prompts;
  return [(isFemale ? femaleWorkerOf : workerOf)(players[side]!)];
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
