import {
  coinOn,
  figureOn,
  isDomedAt,
  isSpace,
  isWorker,
  mustRest,
  nextPiece,
  ownWorkers,
  type Square,
  type Step,
  squareOf,
  terrainIn,
  WANDERER,
  type WhyNotCode,
  type Worker,
  whyNot,
} from '@thera/sphinx';
import type { Thing } from '@thera/texts/sphinx';
import { isComplete } from '../table/attempt.ts';
import { actingSquare, currentAct, type SphinxAttempt } from './attempt.ts';
import { forecastInWords } from './forecast-words.ts';
import type { SphinxVoice } from './names.ts';
import { promptFor } from './prompt.ts';

/** Why a tap on a square does nothing, and what is there, in a few sentences. */
export function explainTap(attempt: SphinxAttempt, square: Square, voice: SphinxVoice): string {
  return [reasonFor(attempt, square, voice), ...aboutSquare(attempt, square, voice)]
    .filter(Boolean)
    .join(' ');
}

function reasonFor(attempt: SphinxAttempt, square: Square, voice: SphinxVoice): string {
  const { now } = attempt;
  const { prompts, refusals } = voice.text;
  if (isComplete(attempt)) return `${prompts.complete}.`;
  if (now.asks.length > 0 || attempt.open !== undefined) return `${promptFor(attempt, voice)}.`;
  const code = codeFor(attempt, square);
  return code === undefined ? `${promptFor(attempt, voice)}.` : refusals[code];
}

function codeFor(attempt: SphinxAttempt, square: Square): WhyNotCode | undefined {
  const { now } = attempt;
  const act = currentAct(attempt);
  if (act === 'move') {
    const figure = figureOn(now, square);
    const from = actingSquare(attempt);
    if (figure !== undefined && isWorker(figure) && from !== square) return whyNotPick(attempt, figure);
    const worker = from === undefined ? undefined : figureOn(now, from);
    return worker === undefined || !isWorker(worker)
      ? undefined
      : whyNot(now, { kind: 'move', worker, to: square });
  }
  const { mover } = now.turn;
  return act === 'build' && mover !== null ? whyNotBuild(attempt, mover, square) : undefined;
}

/** Why a worker cannot be the one that moves. */
function whyNotPick({ now }: SphinxAttempt, worker: Worker): WhyNotCode | undefined {
  if (!ownWorkers(now).includes(worker)) return 'not-your-worker';
  if (mustRest(now, worker))
    return worker === WANDERER && now.setup.players === 3 ? 'wanderer-again' : 'same-colour-again';
  return now.asleep.some(({ figure }) => figure === worker) ? 'asleep' : 'leads-nowhere';
}

function whyNotBuild({ now }: SphinxAttempt, worker: Worker, on: Square): WhyNotCode {
  if (isSpace(now, on) && isDomedAt(now, on)) return 'domed';
  const step: Step = {
    kind: 'build',
    worker,
    on,
    piece: nextPiece(now.towers[on] ?? 0),
    from: 'stockpile',
  };
  return squareOf(now, worker) === on ? 'occupied' : whyNot(now, step);
}

/** What lies or stands there, and what it will do to end this turn. */
function aboutSquare({ now }: SphinxAttempt, square: Square, voice: SphinxVoice): readonly string[] {
  const things: Thing[] = [];
  const figure = figureOn(now, square);
  if (figure === 'king' || now.sphinx === square) things.push(figure === 'king' ? 'king' : 'sphinx');
  if (coinOn(now, square) !== undefined) things.push('coin');
  if (now.tokens.includes(square)) things.push('blessing-token');
  if (now.flotsam.some((one) => one.square === square)) things.push('flotsam');
  if (now.ruins.includes(square)) things.push('ruin');
  if (!isSpace(now, square) && terrainIn(now).gates.has(square)) things.push('closed-gate');
  const isAlive = things.includes('king') || things.includes('sphinx');
  return [
    ...things.map((thing) => voice.text.squares.things[thing].what),
    ...(isAlive ? forecastInWords(now, voice) : []),
  ];
}
