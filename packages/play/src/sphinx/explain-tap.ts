import {
  coinOn,
  figureOn,
  isSpace,
  isWorker,
  type Square,
  type State,
  terrainIn,
  type WhyNotCode,
  type Worker,
  whyNotSquare,
} from '@thera/sphinx';
import type { Thing } from '@thera/texts/sphinx';
import { isComplete } from '../table/attempt.ts';
import { actingSquare, type SphinxAttempt } from './attempt.ts';
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
  const taken = workerOn(now, actingSquare(attempt));
  // Whoever taps another worker wants to take that up instead.
  const isOther = taken !== undefined && workerOn(now, square) !== undefined;
  return whyNotSquare(now, square, isOther ? undefined : taken);
}

function workerOn(state: State, square: Square | undefined): Worker | undefined {
  const figure = square === undefined ? undefined : figureOn(state, square);
  return figure !== undefined && isWorker(figure) ? figure : undefined;
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
