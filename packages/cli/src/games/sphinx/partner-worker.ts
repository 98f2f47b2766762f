import { parentPort } from 'node:worker_threads';
import { type PartnerQuestion, partnerAnswers } from '@thera/play/sphinx';
import { LEVELS, type Level } from '@thera/table';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');

/**
 * Up to the usual level time stands still for decisions, so that a riddle with a seed is the same on every machine; those
 * above are everything that can be done in their time. Who asks for a hint is waiting.
 */
const LAST_TIMELESS: Level = 'builder';
const isTimeless = ({ what, level }: PartnerQuestion): boolean =>
  what === 'decide' && LEVELS.indexOf(level) <= LEVELS.indexOf(LAST_TIMELESS);

port.on('message', async (asked: PartnerQuestion) => {
  const { what, aim, ...question } = asked;
  const clock = isTimeless(asked) ? () => 0 : () => performance.now();
  port.postMessage(await partnerAnswers[what]({ ...question, budget: { clock } }, aim));
});
