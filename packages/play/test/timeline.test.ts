import { formatStage } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { pliesOf } from '../src/index.ts';
import { playedSantorini, stageAfter, stageBefore } from '../src/santorini/index.ts';
import { at, FLAT, fixed, going, heights, played } from './playing.ts';

const HIDDEN = ['@A1, @B1', '@A5, @B5', 'A1>A2, ^A3', 'A5>B4, ^A5'];

describe('the decisions of a game, as an onlooker knows them', () => {
  test.each([
    [
      'all are open',
      fixed('pan', 'atlas'),
      HIDDEN,
      1,
      ['1: @A1,B1', '2: @A5,B5', '1: A1>A2^A3', '2: A5>B4^A5'],
    ],
    [
      'hidden workers show their builds',
      fixed('pan', 'hecate'),
      HIDDEN,
      1,
      ['1: @A1,B1', '2: ?', '1: A1>A2^A3', '2: ^A5'],
    ],
    [
      'but not to whom they belong',
      fixed('pan', 'hecate'),
      HIDDEN,
      2,
      ['1: @A1,B1', '2: @A5,B5', '1: A1>A2^A3', '2: A5>B4^A5'],
    ],
    [
      'an abyss is nobody else’s',
      fixed('tartarus', 'pan'),
      [...HIDDEN.slice(0, 2), '*C3'],
      2,
      ['1: @A1,B1', '2: @A5,B5', '1: ?'],
    ],
    ['a win', at(`${heights({ B3: 2, B4: 3 })}/1/mortal:B3,D3/mortal:A5,E5`), ['B3>B4'], 1, ['1: B3>B4#']],
    [
      'an answer',
      at(`${heights({ B5: 3 })}/1/mortal:A4,E1/gaea:E5,D5`),
      ['A4>A5, ^B5', 'pass'],
      1,
      ['1: A4>A5^B5', '2: pass'],
    ],
  ] as const)('%s', (_, setup, decisions, onlooker, wanted) => {
    const plies = pliesOf(playedSantorini, played(setup, decisions), onlooker - 1);
    expect(plies.map(({ seat, text }) => `${seat + 1}: ${text ?? '?'}`)).toEqual(wanted);
  });

  test('what was taken back is not among them', () => {
    const match = going(played(fixed('pan', 'atlas'), HIDDEN), { kind: 'takeback', seat: 1, ply: 3 });
    expect(pliesOf(playedSantorini, match, 0).map(({ text }) => text)).toEqual([
      '@A1,B1',
      '@A5,B5',
      'A1>A2^A3',
    ]);
  });

  test('before and after a decision the board is under the onlooker’s veil', () => {
    const match = played(at(`${FLAT}/1/mortal:A1,A2/hecate:C3,E5`), ['A1>B1, ^A1', 'C3>C4, ^C3']);
    const ply = pliesOf(playedSantorini, match, 0).at(-1)!;
    const built = heights({ A1: 1 });
    const more = heights({ A1: 1, C3: 1 });
    expect(formatStage(stageBefore(match, ply, 0))).toBe(`${built}/2/mortal:A2,B1/hecate:?,?`);
    expect(formatStage(stageAfter(match, ply, 0))).toBe(`${more}/1/mortal:A2,B1/hecate:?,?`);
    expect(formatStage(stageAfter(match, ply, 1))).toBe(`${more}/1/mortal:A2,B1/hecate:E5,C4`);
  });
});
