import { sphinx, usualSetup } from '@thera/sphinx';
import { diceFor, Interrupter, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { PartnerThread } from './partner-thread.ts';

const begun = sphinx.start(usualSetup(1, 2), diceFor(sha256, 'x', 0));
if (!begun.ok) throw new Error(begun.error);
const question = { view: begun.value, seat: 0, level: 'builder', seed: 'x', aim: 'gold' } as const;

test('the same question has the same answer, and whoever waits can do something else', async () => {
  const partner = new PartnerThread();
  let meanwhile = 0;
  const timer = setInterval(() => meanwhile++, 1);
  const steps = await partner.ask('decide', question, new Interrupter());
  clearInterval(timer);
  expect(steps).toMatchObject([{ kind: 'place' }]);
  expect(meanwhile).toBeGreaterThan(10);
  expect(await partner.ask('decide', question, new Interrupter())).toEqual(steps);
  partner.close();
});

test('hints and what is within reach come from there, too', async () => {
  const partner = new PartnerThread();
  // A busy machine may not see as far as Gold; below Silver there is nothing to fall back to.
  const easy = { ...question, aim: 'silver' } as const;
  expect(await partner.ask('advise', easy, new Interrupter())).toMatchObject({ tier: 'silver' });
  expect(await partner.ask('reach', easy, new Interrupter())).toBe('in-reach');
  partner.close();
});

test('who gives the question up does not wait for the answer', async () => {
  const interrupter = new Interrupter();
  const answer = new PartnerThread().ask('decide', { ...question, level: 'titan' }, interrupter);
  interrupter.stop();
  expect(await answer).toBeUndefined();
});
