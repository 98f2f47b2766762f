import {
  coinOn,
  figureOn,
  isSpace,
  isWorker,
  ownWorkers,
  type Square,
  type State,
  terrainIn,
  type Worker,
  whyNotSquare,
} from '@thera/sphinx';
import type { Thing } from '@thera/texts/sphinx';
import { isComplete } from '../table/attempt.ts';
import { actingSquare, currentAct, type SphinxAttempt } from './attempt.ts';
import { forecastInWords } from './forecast-words.ts';
import type { SphinxVoice } from './names.ts';
import { promptFor } from './prompt.ts';

/** Why a tap on a square does nothing, and what is there, in a few sentences. */
export function explainTap(attempt: SphinxAttempt, square: Square, voice: SphinxVoice): string {
  return [reasonFor(attempt, square, voice), ...aboutSquare(attempt.now, square, voice)].join(' ');
}

function reasonFor(attempt: SphinxAttempt, square: Square, voice: SphinxVoice): string {
  const { now } = attempt;
  const { prompts, refusals } = voice.text;
  if (isComplete(attempt)) return sentence(prompts.complete);
  const code = whyNotSquare(now, square, workerMeant(attempt, square));
  // What could be chosen belongs to something else that can be done now.
  return code === undefined ? sentence(promptFor(attempt, voice)) : refusals[code];
}

/** The worker that should go there; nobody if another of one's own was meant to be taken up instead. */
function workerMeant(attempt: SphinxAttempt, square: Square): Worker | undefined {
  const { now } = attempt;
  const acting = currentAct(attempt) === 'move' ? actingSquare(attempt) : undefined;
  const [worker, other] = [acting, square].map((on) => workerOn(now, on));
  return other !== undefined && ownWorkers(now).includes(other) ? undefined : worker;
}

function workerOn(state: State, square: Square | undefined): Worker | undefined {
  const figure = square === undefined ? undefined : figureOn(state, square);
  return figure !== undefined && isWorker(figure) ? figure : undefined;
}

const sentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);

/** What lies or stands on a square, and what it will do to end this turn. */
export function aboutSquare(state: State, square: Square, voice: SphinxVoice): readonly string[] {
  const things = thingsOn(state, square);
  const isAlive = things.includes('king') || things.includes('sphinx');
  return [
    ...things.map((thing) => voice.text.squares.things[thing].what),
    ...(isAlive ? forecastInWords(state, voice) : []),
  ];
}

function thingsOn(state: State, square: Square): readonly Thing[] {
  const things: Readonly<Partial<Record<Thing, boolean>>> = {
    king: state.king === square,
    sphinx: state.sphinx === square,
    coin: coinOn(state, square) !== undefined,
    'blessing-token': state.tokens.includes(square),
    flotsam: state.flotsam.some((one) => one.square === square),
    ruin: state.ruins.includes(square),
    'closed-gate': !isSpace(state, square) && terrainIn(state).gates.has(square),
  };
  return (Object.keys(things) as Thing[]).filter((thing) => things[thing] === true);
}
