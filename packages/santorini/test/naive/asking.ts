import type { Line } from './line.ts';
import type { Question } from './reactions.ts';
import { answersTo } from './reactions.ts';
import type { Turn } from './turn.ts';
import { textOf, wordsOf } from './turn-text.ts';
import { writePosition } from './write-position.ts';

/** Finds every line of a turn that begins as was given. */
type Finder = (turn: Turn) => Line[];

/** The same turn after an answer. */
const goingOn = (turn: Turn, answer: Line): Turn => ({
  ...turn,
  given: { text: wordsOf(answer), react: undefined },
});

/** Whether the player who asks can complete the turn after at least one of the answers. */
export const canGoOn = (turn: Turn, line: Line, question: Question, find: Finder): boolean =>
  answersTo(turn, line, question).some((answer) => find(goingOn(turn, answer)).length > 0);

/** The position before the turn, with the steps so far and the seat that is asked about them, if one is. */
export const waitingText = (turn: Turn, line: Line, react: number | undefined): string =>
  writePosition({ ...turn.before, steps: textOf(line), react });

/**
 * What comes of each answer to the question that the position asks. Where the turn must end now it is over;
 * otherwise the player goes on, also if there is no way to, which is lost.
 */
export function resultsOfAsking(turn: Turn, find: Finder, finished: (line: Line) => string): string[] {
  const isAsked = (line: Line): boolean =>
    line.question?.card.seat === turn.given?.react && wordsOf(line) === turn.given?.text;
  const asked = find(turn).find(isAsked);
  if (asked?.question === undefined) return [];
  return answersTo(turn, asked, asked.question).flatMap((answer) => {
    const lines = find(goingOn(turn, answer));
    const stopping = lines.filter((line) => wordsOf(line) === wordsOf(answer));
    const next = stopping.find((line) => line.question !== undefined)?.question;
    const mustEnd = next === undefined && lines.length > 0 && stopping.length === lines.length;
    return mustEnd ? stopping.map(finished) : [waitingText(turn, answer, next?.card.seat)];
  });
}
