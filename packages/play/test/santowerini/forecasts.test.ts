import { loadSantoweriniText, type SantoweriniText } from '@thera/texts/santowerini';
import { beforeAll, describe, expect, test } from 'vitest';
import { dangersOf, facesInSigns, prospectRows } from '../../src/santowerini/index.ts';
import { at, RAID, stateOf } from './positions.ts';

let text: SantoweriniText;
beforeAll(async () => {
  text = await loadSantoweriniText('en');
});

const rows = (id: number, state = RAID): readonly string[] =>
  prospectRows(state, state.enemies.find((enemy) => enemy.id === id)!, text).map(({ sentence }) => sentence);

test('every different outcome has a row, and the one that loses the city says so', () => {
  expect(rows(3)).toEqual([
    'One: hold stays on E3.',
    'Two or three: march up to E2.',
    'Four, five or six: dash to E1 and the city falls.',
  ]);
  expect(prospectRows(RAID, RAID.enemies[2]!, text).map(({ isLost }) => isLost)).toEqual([
    false,
    false,
    true,
  ]);
});

test('a stunned enemy has one row, without a die', () => {
  expect(rows(1)).toEqual([text.forecast.missesTurn]);
});

test('under a captain a one counts as a two', () => {
  const led = stateOf(`0000000000000000010000000/A1,E1/captain:A5s,runner:E4s/scenario=5A;round=3`);
  expect(rows(2, led)[0]).toBe('One, two or three: march to E3.');
});

describe('dangers', () => {
  const told = (id: number, state = RAID): readonly string[] =>
    dangersOf(state, id).map(({ square, kind, faces }) => `${square} ${kind} ${facesInSigns(faces)}`);

  test('the gate is worse than a step to it', () => {
    expect(told(3)).toEqual([`${at('E2')} step 2–3`, `${at('E1')} end 4–6`]);
  });

  test('a blow is worse than a step to the same square', () => {
    expect(told(2)).toEqual([`${at('B4')} strike 5`]);
  });

  test('who is stunned is no danger', () => {
    expect(told(1)).toEqual([]);
  });

  test.each([
    [[1], '1'],
    [[2, 3], '2–3'],
    [[4, 5, 6], '4–6'],
    [[1, 3], '1 3'],
    [[1, 2, 5, 6], '1–2 5–6'],
  ] as const)('faces %j are written %s', (faces, signs) => {
    expect(facesInSigns(faces)).toBe(signs);
  });
});
