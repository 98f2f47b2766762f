import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awaitsChance, chances } from '../../src/chance.ts';
import { POSITION_ERRORS } from '../../src/notation/errors.ts';
import { formatStage } from '../../src/notation/format-position.ts';
import { parsePosition, parseStage } from '../../src/notation/parse-position.ts';
import { momentFault } from '../inspect-moment.ts';
import { roundTripFault } from '../invariants/texts.ts';
import { momentAt } from '../random-play.ts';
import { seeded } from '../seeded.ts';
import { expectFault } from './expect-fault.ts';
import { mutated, runs } from './mutations.ts';
import { POSITIONS, STAGES } from './sample-texts.ts';

test('a stage from outside is read or refused, and comes back as it was written', () => {
  fc.assert(
    fc.property(mutated([...POSITIONS, ...STAGES]), (text) => {
      const stage = parseStage(text);
      if (!stage.ok) return expectFault(stage, POSITION_ERRORS, text);
      const written = formatStage(stage.value);
      const again = parseStage(written);
      expect(again.ok ? formatStage(again.value) : again).toBe(written);
    }),
    runs(4000),
  );
});

test('a position from outside is read or refused, and whatever is read can be played by the rules', () => {
  const chance = seeded('outside');
  fc.assert(
    fc.property(mutated(POSITIONS), (text) => {
      const position = parsePosition(text);
      if (!position.ok) return expectFault(position, POSITION_ERRORS, text);
      expect(roundTripFault(position.value), text).toBeUndefined();
      if (position.value.winner >= 0) return;
      const drawn = awaitsChance(position.value) ? chances(position.value)[0]! : position.value;
      if (awaitsChance(drawn)) return;
      expect(momentFault(momentAt(drawn), chance)).toBeUndefined();
    }),
    runs(1200),
  );
});

test.each([
  ['upper and lower case', '0000000000000000000000000/1/MORTAL:b3,d3/Pan:C4,C2'],
  ['white space', ' 00000 00000 00000 00000 00000 / 1 / mortal : B3 , D3 / pan : C4,C2 '],
  ['squares in any order', '0000000000000000000000000/1/mortal:D3,B3/pan:C2,C4'],
])('%s makes no difference', (_, text) => {
  const stage = parseStage(text);
  expect(stage.ok && formatStage(stage.value)).toBe('0000000000000000000000000/1/mortal:B3,D3/pan:C4,C2');
});
