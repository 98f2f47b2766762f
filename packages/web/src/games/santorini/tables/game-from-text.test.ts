import { gameInText } from '@thera/play/santorini';
import { formatStage, parseGame, type Setup, SIMPLE_IDS, santorini } from '@thera/santorini';
import { append, begin, diceFor, randomDecision, sha256 } from '@thera/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameFromText } from './game-from-text.ts';
import { usualSetup } from './table-plan.ts';

const setups: readonly Setup[] = [
  { ...usualSetup(2), mode: 'none', powers: [] },
  { ...usualSetup(2), powers: ['hermes', 'minotaur'] },
  { ...usualSetup(2), powers: ['artemis', 'prometheus'], start: 1 },
  { ...usualSetup(3), powers: ['pan', 'clio', 'atlas'] },
  { ...usualSetup(4), powers: ['apollo', 'athena', 'demeter', 'ares'] },
  { ...usualSetup(2), mode: 'none', powers: [], fleece: 'triton' },
];

test('a game that was written down is played again, turn by turn', () => {
  fc.assert(
    fc.property(fc.constantFrom(...setups), fc.string(), fc.nat({ max: 30 }), (setup, seed, length) => {
      const begun = begin(santorini, setup, seed);
      if (!begun.ok) throw new Error(begun.error);
      let match = begun.value;
      for (let n = 0; n < length && match.outcome === undefined; n++) {
        const seat = santorini.toAct(match.state)[0]!;
        const steps = randomDecision(
          { game: santorini, view: santorini.view(match.state, seat), dice: diceFor(sha256, seed, n) },
          seat,
        );
        const next = append(santorini, match, { kind: 'decision', seat, steps: steps! });
        if (!next.ok) throw new Error(next.error);
        match = next.value;
      }
      const read = parseGame(gameInText(match));
      if (!read.ok) throw new Error(`${read.error} at ${read.at}`);
      const again = gameFromText(read.value, 'another seed');
      expect(again && formatStage(again.match.state.stage)).toBe(formatStage(match.state.stage));
      expect(again?.match.outcome).toEqual(match.outcome);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['1', { kind: 'won', winners: [0], reason: 'resignation' }],
  ['2', { kind: 'won', winners: [1], reason: 'resignation' }],
  ['*', undefined],
])('a game that went on and has the result %s', (result, outcome) => {
  const read = parseGame(
    `[Players "2"]\n[Powers "mortal mortal"]\n[Result "${result}"]\n\n1. @B3,D3 2. @C4,C2 3. B3>B4^A5\n`,
  );
  if (!read.ok) throw new Error(read.error);
  expect(gameFromText(read.value, 'seed')?.match.outcome).toEqual(outcome);
});

test('a draft is played again, and what chance would decide otherwise is not', () => {
  const start = `[Position "${'0'.repeat(25)}/1/?:/?:/phase=offer;challenger=1"]\n\n`;
  const told = (turns: string): boolean => {
    const read = parseGame(start + turns);
    if (!read.ok) throw new Error(`${read.error} at ${read.at}`);
    return gameFromText(read.value, 'seed') !== undefined;
  };
  const draft = '1. offer apollo,chaos 2. pick apollo 3. pick chaos 4. start 2';
  expect(told(draft.replaceAll('chaos', 'pan'))).toBe(true);
  const powers = SIMPLE_IDS.filter((id) => id !== 'apollo' && told(`${draft}=${id} 5. @A1,B1`));
  expect(powers).toHaveLength(1);
});
