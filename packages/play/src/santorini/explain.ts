import {
  BONUS,
  crewOf,
  formatSquare,
  nextChoices,
  type Position,
  parseSquare,
  type Square,
  type Stage,
  sideOfSeat,
  squaresOf,
  type WhyNot,
  whyNot,
  whyNotPlace,
} from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import { actOf } from './act.ts';
import { type SantoriniAttempt, waitingActs, workersIn } from './attempt.ts';
import type { Pending, ReadingFault } from './reading.ts';

/** Why a square cannot be chosen now, in sentences; one for each worker that might go there. */
export function explainSquare(stage: Stage, pending: Pending, square: Square, texts: GameText): string[] {
  return reasonsFor(stage, pending, square, texts).map(({ from, words }) =>
    from === undefined ? words : `${formatSquare(from)}>${formatSquare(square)}: ${words}`,
  );
}

/** Why a tap on a square does nothing, in a sentence or two; who holds no worker yet is told about workers first. */
export function explainTap(attempt: SantoriniAttempt, square: Square, texts: GameText): string {
  const { stage, steps, worker, following } = attempt;
  if (stage.phase === 'play' && steps.length === 0 && worker === undefined) {
    const reason = whyNot(stage.position, [])[square];
    if (reason?.code === 'not-your-worker') return reasonText(reason, square, texts);
  }
  if (isWorkerWanted(attempt, square)) return texts.telling.workerFirst;
  const early = following.find(({ from, to }) => from === undefined && to === square);
  if (early !== undefined && waitingActs(attempt).includes(actOf(early.kind)))
    return texts.telling.actFirst(texts.steps[actOf(early.kind)]);
  const reasons = reasonsFor(stage, attempt, square, texts);
  // Of two workers, one that stands next to the square tells more about it.
  const near = reasons.filter(({ code }) => code !== 'not-adjacent');
  if (near.length === 0 && reasons.length > 1) return texts.telling.nextToNobody;
  return [...new Set((near.length > 0 ? near : reasons).map(({ words }) => words))].join(' ');
}

/** Whether a tap on a square does nothing only because several workers could go there and none is picked up. */
export function isWorkerWanted({ following, worker }: SantoriniAttempt, square: Square): boolean {
  const going = following.filter(({ to }) => to === square);
  return worker === undefined && workersIn({ following: going }).length > 1;
}

/** A sentence about a square, and whose way there it is about, if it is about only one of several. */
interface Reason {
  readonly from?: Square;
  readonly code?: WhyNot['code'];
  readonly words: string;
}

function reasonsFor(stage: Stage, pending: Pending, square: Square, texts: GameText): readonly Reason[] {
  if (stage.phase === 'place') return [reasonOf(whyNotPlace(stage, pending.steps)[square], square, texts)];
  if (stage.phase !== 'play') return [{ words: texts.telling.notNow }];
  const { position } = stage;
  if (position.prefix !== null) return [{ words: explainInterrupted(stage, pending, square, texts) }];
  const { steps, worker } = pending;
  const ask = (from?: Square): Reason => reasonOf(whyNot(position, steps, from)[square], square, texts);
  const crew = actors(position);
  const isAboutWorker = steps.length > 0 || crew.includes(square);
  return worker !== undefined || isAboutWorker ? [ask(worker)] : crew.map((from) => ({ ...ask(from), from }));
}

const reasonOf = (reason: WhyNot | undefined, square: Square, texts: GameText): Reason => ({
  ...(reason === undefined ? {} : { code: reason.code }),
  words: reasonText(reason, square, texts),
});

/** In the middle of an interrupted turn one only learns what can be chosen: reasons might tell what is hidden. */
function explainInterrupted(stage: Stage, { steps }: Pending, square: Square, { telling }: GameText): string {
  const isOpen = nextChoices(stage, steps).some(({ to }) => to === square);
  return isOpen ? telling.canChoose(formatSquare(square)) : telling.notNow;
}

/** What is wrong with the step at which a typed turn fails. */
export function explainStep(position: Position, { text, at }: ReadingFault, texts: GameText): string[] {
  const failed = /^\s*([A-E][1-5])?\s*(?:<>|=>|>|\^|-)?\s*([A-E][1-5])/i.exec(text.slice(at));
  if (failed === null || position.prefix !== null) return [];
  const [from, to] = [parseSquare(failed[1] ?? ''), parseSquare(failed[2]!)!];
  const before = text.slice(0, at).trim();
  const steps = before === '' ? [] : [before];
  // Nobody has moved yet: squares would be judged as workers to pick up, not as places for a build.
  if (from === undefined && !before.includes('>')) return [];
  if (from !== undefined) {
    const noWorker = whyNot(position, steps)[from];
    if (noWorker !== undefined && steps.length === 0)
      return [withSquare(from, reasonText(noWorker, from, texts))];
  }
  const reason = whyNot(position, steps, from)[to];
  return reason === undefined ? [] : [withSquare(to, reasonText(reason, to, texts))];
}

const withSquare = (square: Square, sentence: string): string => `${formatSquare(square)}: ${sentence}`;

/** The reason in words; a power that forbids says so itself. */
function reasonText(reason: WhyNot | undefined, square: Square, texts: GameText): string {
  if (reason === undefined) return texts.telling.canChoose(formatSquare(square));
  const { code, by } = reason;
  const general = texts.whyNot[code];
  if (by === undefined) return general;
  const { forbids, name } = texts.powers[by];
  return forbids ?? `${general} (${name})`;
}

/** The workers that may act: those of the side to move, or the others' where these are borrowed. */
function actors(position: Position): Square[] {
  const { seats, sides } = position.lineup;
  const own = sideOfSeat(seats, position.turn);
  const isBorrowed = position.extra !== 0 && position.extra !== BONUS;
  const acting = [...Array(sides).keys()].filter((side) => (side === own) !== isBorrowed);
  return acting.flatMap((side) => squaresOf(crewOf(position, side)));
}
