import { parentPort } from 'node:worker_threads';
import { adviceFor, partnerFor, reachOf } from '@thera/sphinx';
import { LEVELS, type Level } from '@thera/table';
import type { PartnerAnswers, PartnerQuestion } from './partner-messages.ts';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');

/**
 * Up to the usual level time stands still, so that a riddle with a seed is the same on every machine; those above are
 * everything that can be done in their time.
 */
const LAST_TIMELESS: Level = 'builder';
const clockOf = (level: Level): (() => number) =>
  LEVELS.indexOf(level) <= LEVELS.indexOf(LAST_TIMELESS) ? () => 0 : () => performance.now();

const ANSWERS: {
  readonly [What in keyof PartnerAnswers]: (
    question: PartnerQuestion,
  ) => PartnerAnswers[What] | Promise<PartnerAnswers[What]>;
} = {
  decide: ({ aim, ...question }) =>
    partnerFor(aim).decide({ ...question, budget: { clock: clockOf(question.level) } }),
  // Who asks for a hint is waiting.
  advise: ({ aim, ...question }) =>
    adviceFor({ ...question, budget: { clock: () => performance.now() } }, aim),
  reach: ({ aim, ...question }) => reachOf({ ...question, budget: { clock: () => performance.now() } }, aim),
};

port.on('message', async (question: PartnerQuestion) => {
  port.postMessage(await ANSWERS[question.what](question));
});
