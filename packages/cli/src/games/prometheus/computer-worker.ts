import { parentPort } from 'node:worker_threads';
import { adviceFor, prometheusPlayer } from '@thera/prometheus';
import { LEVELS, type Level } from '@thera/table';
import type { ComputerAnswers, ComputerQuestion } from './computer-thread.ts';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');

/**
 * Up to the usual level time stands still, so that a game with a seed is the same on every machine; those above are
 * everything that can be done in their time.
 */
const LAST_TIMELESS: Level = 'builder';
const clockOf = (level: Level): (() => number) =>
  LEVELS.indexOf(level) <= LEVELS.indexOf(LAST_TIMELESS) ? () => 0 : () => performance.now();

const ANSWERS: {
  readonly [What in keyof ComputerAnswers]: (
    question: ComputerQuestion,
  ) => ComputerAnswers[What] | Promise<ComputerAnswers[What]>;
} = {
  decide: (question) => prometheusPlayer.decide({ ...question, budget: { clock: clockOf(question.level) } }),
  // Who asks for a hint is waiting.
  advise: (question) => adviceFor({ ...question, budget: { clock: () => performance.now() } }),
};

port.on('message', async ({ what, ...question }: ComputerQuestion & { what: keyof ComputerAnswers }) => {
  port.postMessage(await ANSWERS[what](question));
});
