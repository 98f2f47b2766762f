import { expect, it } from 'vitest';
import { afterTurn, type Face, formatState, parseTurn, type Roll, type State } from '../src/index.ts';
import { land } from '../src/landing.ts';
import { islandOf } from './island-of.ts';

const rolls = (...faces: readonly Face[]): Roll => {
  const left = [...faces];
  return () => left.shift()!;
};

it('plays four rounds against four raiders as written', () => {
  const island = islandOf('0000000000010100010000000/B2,D2//scenario=1A;reserve=raider,raider,raider,raider');
  const roll = rolls(3, 4, 5, 5, 1, 3, 6);
  land(island, roll);
  let state: State = island.state;
  const told: string[] = [formatState(state)];
  for (const turn of ['B2-B3 A3', 'D2-D3 C4', 'D3-D4 E4', 'D4-D3 E4']) {
    state = afterTurn(state, parseTurn(turn)!, roll);
    told.push(formatState(state));
  }
  expect(told).toEqual([
    '0000000000010100010000000/B2,D2/raider:C5s/scenario=1A;reserve=raider,raider,raider',
    '0000000000110100010000000/B3,D2/raider:C4s/scenario=1A;round=1;reserve=raider,raider,raider',
    '0000000100110100010000000/B3,D3/raider:E5s/scenario=1A;round=2;defeated=1;reserve=raider,raider',
    '0000000100110100010000000/B3,D4/raider:E5s,raider:A5s/scenario=1A;round=3;defeated=1;reserve=raider',
    '0000000101010100010000000/B3,D3/raider:E4s,raider:A4s/scenario=1A;round=4;defeated=1;reserve=raider',
  ]);
});
