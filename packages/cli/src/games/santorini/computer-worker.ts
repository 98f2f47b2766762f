import { parentPort } from 'node:worker_threads';
import type { View } from '@thera/santorini';
import type { ComputerPlayer } from '@thera/table';
import { clockOf, computerAt } from './computer.ts';
import type { ComputerAnswer, ComputerQuestion } from './computer-thread.ts';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');

let player: ComputerPlayer<View, string> | undefined;

port.on('message', async (question: ComputerQuestion) => {
  player ??= computerAt(question.level);
  const steps = await player.decide({ ...question, budget: { clock: clockOf(question.level) } });
  const answer: ComputerAnswer = { steps };
  port.postMessage(answer);
});
