import { parentPort } from 'node:worker_threads';
import { type PartnerQuestion, partnerAnswers } from '@thera/play/sphinx';
import { gameClock, wallClock } from '../../play/game-clock.ts';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');

port.on('message', async (asked: PartnerQuestion) => {
  const { what, aim, ...question } = asked;
  // Who asks for a hint is waiting.
  const clock = what === 'decide' ? gameClock(asked.level) : wallClock;
  port.postMessage(await partnerAnswers[what]({ ...question, budget: { clock } }, aim));
});
