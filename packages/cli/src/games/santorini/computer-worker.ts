import { parentPort } from 'node:worker_threads';
import type { View } from '@thera/santorini';
import { type ComputerPlayer, diceFor, sha256 } from '@thera/table';
import { clockOf, computerAt } from './computer.ts';
import type { ComputerAnswer, ComputerQuestion } from './computer-thread.ts';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');

let player: ComputerPlayer<View, string> | undefined;

port.on('message', async ({ view, seat, level, seed }: ComputerQuestion) => {
  player ??= computerAt(level);
  const dice = diceFor(sha256, seed, 0);
  const steps = await player.decide({ view, seat, level, dice, budget: { clock: clockOf(level) } });
  const answer: ComputerAnswer = { steps };
  port.postMessage(answer);
});
