import { parentPort } from 'node:worker_threads';
import type { GameName } from '@thera/play';
import type { ComputerQuestion } from '@thera/server';
import type { ComputerPlayer } from '@thera/table';
import { GAMES } from '../games/registry.ts';
import { wallClock } from '../play/game-clock.ts';
import type { PoolAnswer } from './computer-pool.ts';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');

/** Whoever has thought about a game at a level before is asked again. */
const players = new Map<string, Promise<ComputerPlayer<unknown, unknown>>>();

port.on('message', async ({ game, ...question }: ComputerQuestion) => {
  const name = `${game} ${question.level}`;
  const player = players.get(name) ?? GAMES[game as GameName].computerAt(question.level);
  players.set(name, player);
  const steps = await (await player).decide({ ...question, budget: { clock: wallClock } });
  const answer: PoolAnswer = { steps };
  port.postMessage(answer);
});
