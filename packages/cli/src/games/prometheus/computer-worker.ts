import { parentPort } from 'node:worker_threads';
import { adviceFor, prometheusPlayer } from '@thera/prometheus';
import { gameClock, wallClock } from '../../play/game-clock.ts';
import type { ComputerAnswers, ComputerQuestion } from './computer-thread.ts';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');

const ANSWERS: {
  readonly [What in keyof ComputerAnswers]: (
    question: ComputerQuestion,
  ) => ComputerAnswers[What] | Promise<ComputerAnswers[What]>;
} = {
  decide: (question) =>
    prometheusPlayer.decide({ ...question, budget: { clock: gameClock(question.level) } }),
  // Who asks for a hint is waiting.
  advise: (question) => adviceFor({ ...question, budget: { clock: wallClock } }),
};

port.on('message', async ({ what, ...question }: ComputerQuestion & { what: keyof ComputerAnswers }) => {
  port.postMessage(await ANSWERS[what](question));
});
