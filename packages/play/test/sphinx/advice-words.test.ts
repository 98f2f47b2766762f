import { type Advice, type Bottleneck, type Reason, type State, sphinx, usualSetup } from '@thera/sphinx';
import { diceFor, sha256 } from '@thera/table';
import { sphinxCatalogueOf } from '@thera/texts/sphinx';
import { expect, test } from 'vitest';
import { adviceInWords } from '../../src/sphinx/advice-words.ts';

const text = sphinxCatalogueOf('en');

/** The first riddle, white on A3 and B2. */
function state(): State {
  const begun = sphinx.start(usualSetup(0, 2), diceFor(sha256, 'x', 0));
  if (!begun.ok) throw new Error(begun.error);
  return { ...begun.value, workers: [5, 11, 9, 14], asks: [] };
}

const move = { kind: 'move', worker: 0, to: 10 } as const;
const build = { kind: 'build', worker: 0, on: 6, piece: 'L1', from: 'stockpile' } as const;

const advice: Advice = {
  tier: 'gold',
  bottleneck: { kind: 'coins', count: 4 },
  worker: 0,
  square: 6,
  steps: [move, build],
  reason: { kind: 'position' },
  isInReach: true,
};

test.each<readonly [Bottleneck, string]>([
  [
    { kind: 'piece', piece: 'L2', count: 2, remedies: ['queue', 'objective', 'game'] },
    'You’re still short of 2 level-2 blocks for Gold. Demeter would bring a level-2 block. Hephaestus would bring a level-2 block.',
  ],
  [
    { kind: 'piece', piece: 'D', count: 1, remedies: ['queue', 'objective', 'game'] },
    'You’re still short of 1 dome for Gold. Silver would pay any piece. The Sphinx’s game would pay any piece: every colour wins.',
  ],
  [{ kind: 'coins', count: 4 }, 'You have every piece you need for Gold. Gold takes 4 more builds.'],
])('what is short: %j', (bottleneck, words) => {
  expect(adviceInWords(state(), { ...advice, bottleneck }, text).short).toBe(words);
});

test.each<readonly [Partial<Advice>, string]>([
  [{}, 'Look at the worker on A3. Look at the coin on B3.'],
  [{ square: 10 }, 'Look at the worker on A3. Look at A2.'],
  [{ steps: [{ kind: 'select', slot: 1 }] }, 'Look at Demeter.'],
  [{ steps: [{ kind: 'game' }] }, 'Consider the Sphinx’s game.'],
])('where to look: %j', (changes, words) => {
  expect(adviceInWords(state(), { ...advice, ...changes }, text).where).toBe(words);
});

test.each<readonly [Reason, string]>([
  [{ kind: 'achieves', tier: 'gold' }, 'That achieves Gold.'],
  [{ kind: 'quest', god: 'pan' }, 'That finishes Pan’s quest.'],
  [{ kind: 'coin', colour: 'silver', square: 6 }, 'That collects the silver coin on B3.'],
  [{ kind: 'god', god: 'pan', pieces: ['L1', 'L3'] }, 'That brings 1 level-1 block and 1 level-3 block.'],
  [{ kind: 'game' }, 'That brings any piece.'],
  [{ kind: 'position' }, 'That sets up the turns to come.'],
])('a whole turn, and why: %j', (reason, words) => {
  const { turn } = adviceInWords(state(), { ...advice, reason }, text);
  expect(turn).toBe(`Move from A3 to A2 and build on B3. ${words}`);
});
