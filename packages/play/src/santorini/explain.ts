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
import type { Pending, ReadingFault } from './reading.ts';

/** Why a square cannot be chosen now, in sentences; one for each worker that might go there. */
export function explainSquare(stage: Stage, pending: Pending, square: Square, texts: GameText): string[] {
  if (stage.phase === 'place') return [reasonText(whyNotPlace(stage, pending.steps)[square], square, texts)];
  if (stage.phase !== 'play') return [texts.telling.notNow];
  const { position } = stage;
  if (position.prefix !== null) return [explainInterrupted(stage, pending, square, texts)];
  const { steps, worker } = pending;
  const ask = (from?: Square): WhyNot | undefined => whyNot(position, steps, from)[square];
  const crew = actors(position);
  const isAboutWorker = steps.length > 0 || crew.includes(square);
  if (worker !== undefined || isAboutWorker) return [reasonText(ask(worker), square, texts)];
  return crew.map(
    (from) => `${formatSquare(from)}>${formatSquare(square)}: ${reasonText(ask(from), square, texts)}`,
  );
}

/** Why a tap on a square does nothing, in a sentence or two; who holds no worker yet is told about workers first. */
export function explainTap(stage: Stage, pending: Pending, square: Square, texts: GameText): string {
  const { steps, worker } = pending;
  if (stage.phase === 'play' && steps.length === 0 && worker === undefined) {
    const reason = whyNot(stage.position, [])[square];
    if (reason?.code === 'not-your-worker') return reasonText(reason, square, texts);
  }
  const reasons = explainSquare(stage, pending, square, texts).map((reason) =>
    reason.replace(/^[A-E][1-5]>[A-E][1-5]: /, ''),
  );
  return [...new Set(reasons)].join(' ');
}

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
