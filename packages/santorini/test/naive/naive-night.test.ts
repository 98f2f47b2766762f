import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
import { canonicalText } from './results.ts';
import { board, corridor, EMPTY, heights, resultsOf, resultsWithWorkerOn } from './scenario.ts';

describe('text of the promos', () => {
  test.each([
    `${EMPTY}/1/nyx[hades]:A3,C3/tyche[2]:E4,A1`,
    `${EMPTY}/2/nyx@printed[?]:A3,C3/tyche[2;?]:E4,A1`,
    `${EMPTY}/1/nyx[selene;f=A3]:A3,C3/tyche[?;f=A1]:E4,A1`,
    `${EMPTY}/2/mortal:A3,C3/tyche:E4,A1/turn=again`,
    `${EMPTY}/1/mortal:A3,C3/mortal:E4,A1/fleece=hades;ram=C1`,
    `${EMPTY}/1/mortal:A3,C3/mortal:E4,A1/turn=extra;fleece=dionysus;ram=C1`,
    `${EMPTY}/1/mortal[f=A3]:A3,C3/mortal[f=A1]:E4,A1/fleece=selene;ram=C1`,
    `${EMPTY}/1/mortal:A3,C3/mortal:E4,A1/fleece=limus@printed;ram=C1`,
  ])('%s reads and writes as itself', (text) => {
    expect(canonicalText(text)).toBe(text);
  });
});

describe('Tyche', () => {
  checkAll([
    [
      'draws after a turn of hers',
      `${corridor(0, 0)}/1/tyche:A1/mortal:E5`,
      [`${corridor(0, 1)}/2/tyche[?]:A2/mortal:E5`],
    ],
    [
      'draws on from what was drawn',
      `${corridor(0, 0)}/1/tyche[2]:A1/mortal:E5`,
      [`${corridor(0, 1)}/2/tyche[2;?]:A2/mortal:E5`],
    ],
    [
      'not after a turn of another',
      `${corridor(0, 0)}/1/mortal:A1/tyche[2]:E5`,
      [`${corridor(0, 1)}/2/mortal:A2/tyche[2]:E5`],
    ],
    [
      'T118 not after an additional turn, which may be declined',
      `${corridor(0, 0)}/1/tyche:A1/mortal:E5/turn=again`,
      [`${corridor(0, 0)}/2/tyche:A1/mortal:E5`, `${corridor(0, 1)}/2/tyche:A2/mortal:E5`],
    ],
    [
      'an additional turn may win',
      `${corridor(3, 2)}/1/tyche:A1/mortal:E5/turn=again`,
      [`${corridor(3, 2)}/2/tyche:A1/mortal:E5`, `${corridor(3, 2)}/2/#tyche:A2/mortal:E5`],
    ],
    [
      'an additional turn is bound by the laws of others',
      `${corridor(1, 0)}/1/tyche:A1/athena[^]:E5/turn=again`,
      [`${corridor(1, 0)}/2/tyche:A1/athena[^]:E5`],
    ],
    [
      'who has no additional turn can still decline it',
      `${corridor(2, 0)}/1/tyche:A1/mortal:E5/turn=again`,
      [`${corridor(2, 0)}/2/tyche:A1/mortal:E5`],
    ],
    [
      'a win draws nothing',
      `${corridor(3, 2)}/1/tyche[1]:A1/mortal:E5`,
      [`${corridor(3, 2)}/2/#tyche[1]:A2/mortal:E5`],
    ],
    [
      'Circe draws in her place',
      `${corridor(0, 0)}/1/circe:A1/tyche:C5,E5`,
      [`${corridor(0, 1)}/2/circe[+]:A2/tyche[?]:C5,E5`],
    ],
    [
      'and then the owner does not',
      `${corridor(0, 0)}/2/circe[+]:E5/tyche:A1`,
      [`${corridor(0, 1)}/1/circe[+]:E5/tyche:A2`],
    ],
  ]);

  test('a position in which she must draw first is refused', () => {
    expect(() => resultsOf(`${EMPTY}/2/tyche[?]:A1/mortal:E5`)).toThrow('drawn');
  });
});

/** A corridor and, in the north-east, so many complete towers. */
const night = (towers: number, a2: string | number, a1: string | number): string =>
  board(`00${'4'.repeat(towers).padEnd(3, '0')}`, '00000', 'aa000', `${a2}a000`, `${a1}a000`);

describe('Nyx', () => {
  checkAll([
    [
      'by day has no power',
      `${night(2, 0, 0)}/1/nyx[atlas]:A1/pan:E1`,
      [`${night(2, 0, 1)}/2/nyx[atlas]:A2/pan:E1`],
    ],
    [
      'by night has the night power',
      `${night(1, 0, 0)}/1/nyx[atlas]:A1/pan:E1`,
      [`${night(1, 0, 1)}/2/nyx[atlas]:A2/pan:E1`, `${night(1, 0, 'a')}/2/nyx[atlas]:A2/pan:E1`],
    ],
    [
      'a low dome makes no night',
      `${board('a0000', '00000', 'aa000', '0a000', '0a000')}/1/nyx[atlas]:A1/pan:E1`,
      [`${board('a0000', '00000', 'aa000', '0a000', '1a000')}/2/nyx[atlas]:A2/pan:E1`],
    ],
    [
      'her opponent has his power by day',
      `${night(0, 0, 2)}/2/nyx[hades]:E1/pan:A1`,
      [`${night(0, 0, 2)}/1/nyx[hades]:E1/#pan:A2`],
    ],
    [
      'and none by night',
      `${night(1, 0, 2)}/2/nyx[hera]:E1/pan:A1`,
      [`${night(1, 0, 3)}/1/nyx[hera]:E1/pan:A2`],
    ],
    ['her night power binds him', `${night(3, 0, 1)}/2/nyx[hades]:E1/pan:A1`, []],
    [
      'his law does not bind her by night',
      `${night(1, 1, 0)}/1/nyx[pan]:A1/athena[^]:E1`,
      [`${night(1, 1, 1)}/2/nyx[pan]:A2/athena[^]:E1`],
    ],
    ['but by day', `${night(2, 1, 0)}/1/nyx[pan]:A1/athena[^]:E1`, []],
    [
      'he remembers his last turn, also if it was without his power',
      `${night(1, 1, 0)}/2/nyx[pan]:E1/athena:A1`,
      [`${night(1, 1, 1)}/1/nyx[pan]:E1/athena[^]:A2`],
    ],
    [
      'his tokens do nothing by night, and stay',
      `${night(1, 0, 0)}/1/nyx[pan]:A1/clio[1|A2,C1]:E1`,
      [`${night(1, 0, 1)}/2/nyx[pan]:A2/clio[1|A2,C1]:E1`],
    ],
    ['and close squares again by day', `${night(2, 0, 0)}/1/nyx[pan]:A1/clio[1|A2,C1]:E1`, []],
    [
      'he gets no coin by night',
      `${night(1, 0, 0)}/2/nyx[pan]:E1/clio:A1`,
      [`${night(1, 0, 1)}/1/nyx[pan]:E1/clio:A2`],
    ],
    [
      'a tower that makes night comes before the draw',
      `${night(0, 2, 3)}/2/nyx[pan]:E1/tyche[1]:A1`,
      [`${night(0, 2, 4)}/1/nyx[pan]:E1/tyche[1]:A2`],
    ],
    [
      'by the printed wording she looks only when the next turn begins',
      `${night(0, 2, 3)}/2/nyx@printed[pan]:E1/tyche[1]:A1`,
      [`${night(0, 2, 4)}/1/nyx@printed[pan]:E1/tyche[1;?]:A2`],
    ],
    [
      'a tower that makes day brings the draw back',
      `${night(1, 2, 3)}/2/nyx[pan]:E1/tyche[1]:A1`,
      [`${night(1, 2, 4)}/1/nyx[pan]:E1/tyche[1;?]:A2`],
    ],
    [
      'which by the printed wording it does not',
      `${night(1, 2, 3)}/2/nyx@printed[pan]:E1/tyche[1]:A1`,
      [`${night(1, 2, 4)}/1/nyx@printed[pan]:E1/tyche[1]:A2`],
    ],
    [
      'Chaos keeps his power through a dome that makes night',
      `${night(0, 2, 3)}/2/nyx[hera]:E1/chaos[atlas]:A1`,
      [`${night(0, 2, 4)}/1/nyx[hera]:E1/chaos[atlas]:A2`],
    ],
    [
      'and lays it aside where she looks later',
      `${night(0, 2, 3)}/2/nyx@printed[hera]:E1/chaos[atlas]:A1`,
      [`${night(0, 2, 4)}/1/nyx@printed[hera]:E1/chaos[?;used=atlas]:A2`],
    ],
    [
      'Dionysus has lost his power before the additional turn',
      `${night(0, 2, 3)}/2/nyx[hera]:E1/dionysus:A1`,
      [`${night(0, 2, 4)}/1/nyx[hera]:E1/dionysus:A2`],
    ],
    [
      'by the printed wording he takes it',
      `${night(0, 2, 3)}/2/nyx@printed[hera]:E1/dionysus:A1`,
      [`${night(0, 2, 4)}/2/nyx@printed[hera]:E1/dionysus:A2/turn=extra`],
    ],
    [
      'and has his power in it, for it is no new beginning',
      `${night(1, 3, 3)}/2/nyx@printed[hypnus]:A1/dionysus:E1/turn=extra`,
      [
        `${night(1, 3, 3)}/1/nyx@printed[hypnus]:A1/dionysus:E1`,
        `${night(1, 3, 4)}/2/nyx@printed[hypnus]:A2/dionysus:E1/turn=extra`,
      ],
    ],
    [
      'the night power may be his',
      `${night(1, 2, 3)}/1/nyx@printed[dionysus]:A1/pan:E1`,
      [`${night(1, 2, 4)}/1/nyx@printed[dionysus]:A2/pan:E1/turn=extra`],
    ],
    [
      'Circe cannot steal by night',
      `${night(1, 0, 0)}/2/nyx[hera]:C1,E1/circe:A1`,
      [`${night(1, 0, 1)}/1/nyx[hera]:C1,E1/circe:A2`],
    ],
  ]);
});

describe('the Golden Fleece', () => {
  /** A corridor beside which the Ram may stand on B1. */
  const stall = (a1: string | number): string => board('00000', '00000', 'aa000', '0aa00', `${a1}0a00`);
  const ram = (power: string, square: string): string => `fleece=${power};ram=${square}`;

  checkAll([
    [
      'beside the Ram a player has the power',
      `${stall(0)}/1/mortal:A1/mortal:E5/${ram('atlas', 'B1')}`,
      [
        `${stall(1)}/2/mortal:A2/mortal:E5/${ram('atlas', 'B1')}`,
        `${stall('a')}/2/mortal:A2/mortal:E5/${ram('atlas', 'B1')}`,
      ],
    ],
    [
      'and elsewhere none',
      `${corridor(0, 0)}/1/mortal:A1/mortal:E5/${ram('atlas', 'E4')}`,
      [`${corridor(0, 1)}/2/mortal:A2/mortal:E5/${ram('atlas', 'E4')}`],
    ],
    [
      'T130 a law holds against the mover if its player is beside the Ram',
      `${corridor(0, 1)}/1/mortal:A1/mortal:E4/${ram('hades', 'E5')}`,
      [],
    ],
    [
      'T130 and not otherwise',
      `${corridor(0, 1)}/1/mortal:A1/mortal:E3/${ram('hades', 'E5')}`,
      [`${corridor(0, 2)}/2/mortal:A2/mortal:E3/${ram('hades', 'E5')}`],
    ],
    ['T131 the Ram is not entered', `${corridor(0, 0)}/1/mortal:A1/mortal:E4/${ram('pan', 'A2')}`, []],
    [
      'whoever is beside the Ram when the turn begins keeps the power through the turn',
      `${board('00000', '00000', '00000', 'aaa00', '02a00')}/1/mortal:B1/mortal:E5/${ram('pan', 'C2')}`,
      [`${board('00000', '00000', '00000', 'aaa00', '02a00')}/2/#mortal:A1/mortal:E5/${ram('pan', 'C2')}`],
    ],
    [
      'Dionysus’ additional turn belongs to whoever earned it',
      `${corridor(0, 0)}/1/mortal:E5/mortal:A1/turn=extra;${ram('dionysus', 'C1')}`,
      [
        `${corridor(0, 0)}/2/mortal:E5/mortal:A1/${ram('dionysus', 'C1')}`,
        `${corridor(0, 1)}/2/mortal:E5/mortal:A2/${ram('dionysus', 'C1')}`,
      ],
    ],
    [
      'and completing a tower in it earns another',
      `${corridor(3, 3)}/1/mortal:E5/mortal:A1/turn=extra;${ram('dionysus', 'C1')}`,
      [
        `${corridor(3, 3)}/2/mortal:E5/mortal:A1/${ram('dionysus', 'C1')}`,
        `${corridor(3, 4)}/1/mortal:E5/mortal:A2/turn=extra;${ram('dionysus', 'C1')}`,
      ],
    ],
    [
      'the female worker is followed for whoever has Selene',
      `${stall(0)}/1/mortal[f=A1]:A1/mortal[f=E5]:E5/${ram('selene', 'B1')}`,
      [
        `${stall(1)}/2/mortal[f=A2]:A2/mortal[f=E5]:E5/${ram('selene', 'B1')}`,
        `${stall('a')}/2/mortal[f=A2]:A2/mortal[f=E5]:E5/${ram('selene', 'B1')}`,
      ],
    ],
  ]);

  test('T131 nobody builds on the Ram or is pushed onto it', () => {
    const results = resultsOf(`${EMPTY}/1/mortal:C2/mortal:C3/${ram('minotaur', 'C4')}`);
    expect(results.every((result) => result.charAt(7) === '0')).toBe(true);
    expect(resultsWithWorkerOn(`${EMPTY}/1/mortal:B3/mortal:B4/${ram('minotaur', 'B5')}`, 1, 'B4')).toEqual(
      [],
    );
  });

  test('both may have the power', () => {
    const start = `${heights({ B2: 1 })}/1/mortal:B2/mortal:B4/${ram('limus', 'B3')}`;
    expect(resultsOf(start).every((result) => [10, 12].every((at) => result.charAt(at) === '0'))).toBe(true);
  });
});
