import { parsePosition, parseSquare } from '@thera/santorini';
import { catalogueOf } from '@thera/texts';
import { expect, test } from 'vitest';
import { explainTap } from '../src/santorini/explain.ts';

const FLAT = '0000000000000000000000000';

test.each([
  ['another player’s worker', `${FLAT}/1/mortal:A1,B1/mortal:E5,D5`, undefined, 'E5', /not yours/],
  ['an empty square far away', `${FLAT}/1/mortal:A1,B1/mortal:E5,D5`, undefined, 'C5', /not next to/],
  ['too high', `0000000000000000200000000/1/mortal:A1,B1/mortal:E5,D5`, 'B1', 'B2', /level/],
  ['a power that forbids', `0000000000000000100000000/1/mortal:A1,B1/athena[^]:E5,D5`, 'B1', 'B2', /Athena/],
])('a tap on %s is answered with the reason alone', (_, text, worker, square, reason) => {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  const held = worker === undefined ? {} : { worker: parseSquare(worker)! };
  const stage = { phase: 'play', position: position.value } as const;
  const said = explainTap(stage, { steps: [], ...held }, parseSquare(square)!, catalogueOf('en'));
  expect(said).toMatch(reason);
  expect(said).not.toMatch(/[A-E][1-5]>/);
});
