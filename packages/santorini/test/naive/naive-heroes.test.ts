import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
import { board, corridor, heights, resultsOf, resultsWithWorkerOn, winsOf } from './scenario.ts';

describe('Achilles', () => {
  checkAll([
    [
      'builds before moving, up onto it too, and is spent by it',
      `${corridor(0, 0)}/1/achilles:A1/mortal:E5`,
      [`${corridor(0, 1)}/2/achilles:A2/mortal:E5`, `${corridor(1, 1)}/2/achilles[x]:A2/mortal:E5`],
    ],
    [
      'once spent is a mortal and stays spent',
      `${corridor(0, 0)}/1/achilles[x]:A1/mortal:E5`,
      [`${corridor(0, 1)}/2/achilles[x]:A2/mortal:E5`],
    ],
    [
      'T100 wins on what he built, and nothing is remembered of that',
      `${corridor(2, 2)}/1/achilles:A1/mortal:E5`,
      [`${corridor(2, 3)}/2/achilles:A2/mortal:E5`, `${corridor(3, 2)}/2/#achilles:A2/mortal:E5`],
    ],
    ['does not climb two levels', `${corridor(2, 0)}/1/achilles:A1/mortal:E5`, []],
    [
      'need not use his power for Persephone',
      `${corridor(0, 0)}/1/achilles:A1/persephone:E5`,
      [`${corridor(0, 1)}/2/achilles:A2/persephone:E5`, `${corridor(1, 1)}/2/achilles[x]:A2/persephone:E5`],
    ],
  ]);

  test('T59 a turn that uses the power climbs where a plain climb is possible', () => {
    const before = heights({ B3: 1 });
    const results = resultsOf(`${before}/1/achilles:B2/persephone:E5`);
    const spending = results.filter((result) => result.includes('[x]'));
    expect(spending).toContain(`${heights({ B3: 1, C2: 1, B2: 1 })}/2/achilles[x]:C2/persephone:E5`);
    expect(spending).not.toContain(`${heights({ B3: 1, A1: 1, B2: 1 })}/2/achilles[x]:C2/persephone:E5`);
  });
});

describe('Bellerophon', () => {
  checkAll([
    [
      'rises two levels once',
      `${corridor(2, 0)}/1/bellerophon:A1/mortal:E5`,
      [`${corridor(2, 1)}/2/bellerophon[x]:A2/mortal:E5`],
    ],
    ['and not twice', `${corridor(2, 0)}/1/bellerophon[x]:A1/mortal:E5`, []],
    ['nor three levels', `${corridor(3, 0)}/1/bellerophon:A1/mortal:E5`, []],
    [
      'T101 wins from the first level',
      `${corridor(3, 1)}/1/bellerophon:A1/mortal:E5`,
      [`${corridor(3, 1)}/2/#bellerophon:A2/mortal:E5`],
    ],
    ['T101 not under the ban of Athena', `${corridor(3, 1)}/1/bellerophon:A1/athena[^]:E5`, []],
    [
      'keeps his power for a plain climb',
      `${corridor(1, 0)}/1/bellerophon:A1/mortal:E5`,
      [`${corridor(1, 1)}/2/bellerophon:A2/mortal:E5`],
    ],
  ]);

  test('T59 only a plain climb lets Persephone demand one', () => {
    const alone = `${heights({ C4: 2 })}/1/bellerophon:C3,A1/persephone:E5`;
    expect(resultsWithWorkerOn(alone, 1, 'C2').length).toBeGreaterThan(0);
    const both = `${heights({ C4: 2, D3: 1 })}/1/bellerophon:C3,A1/persephone:E5`;
    expect(resultsWithWorkerOn(both, 1, 'C2')).toEqual([]);
    expect(resultsWithWorkerOn(both, 1, 'C4').length).toBeGreaterThan(0);
  });

  test('Circe wins by his power and remembers nothing of it', () => {
    expect(winsOf(`${corridor(3, 1)}/1/circe:A1/bellerophon:E5`)).toEqual([
      `${corridor(3, 1)}/2/#circe:A2/bellerophon:E5`,
    ]);
  });
});

/** All squares domed but A1, A2, C3 and E1. */
const hall = (a1: string | number, c3: string | number): string =>
  board('aaaaa', 'aaaaa', `aa${c3}aa`, '0aaaa', `${a1}aaa0`);

describe('Polyphemus', () => {
  checkAll([
    [
      'T105 adds up to two domes',
      `${hall(0, 0)}/1/polyphemus:A1/mortal:E1`,
      [
        `${hall(1, 0)}/2/polyphemus:A2/mortal:E1`,
        `${hall('b', 0)}/2/polyphemus[x]:A2/mortal:E1`,
        `${hall(1, 'a')}/2/polyphemus[x]:A2/mortal:E1`,
        `${hall('b', 'a')}/2/polyphemus[x]:A2/mortal:E1`,
      ],
    ],
    [
      'adds none once spent',
      `${hall(0, 0)}/1/polyphemus[x]:A1/mortal:E1`,
      [`${hall(1, 0)}/2/polyphemus[x]:A2/mortal:E1`],
    ],
    [
      'makes Chaos draw again once',
      `${hall(0, 'a')}/1/polyphemus:A1/chaos[pan]:E1`,
      [
        `${hall(1, 'a')}/2/polyphemus:A2/chaos[pan]:E1`,
        `${hall('b', 'a')}/2/polyphemus[x]:A2/chaos[?;used=pan]:E1`,
      ],
    ],
    [
      'spends what Circe stole',
      `${hall(0, 'a')}/1/circe:A1/polyphemus:E1`,
      [`${hall(1, 'a')}/2/circe[+]:A2/polyphemus:E1`, `${hall('b', 'a')}/2/circe[+]:A2/polyphemus[x]:E1`],
    ],
  ]);

  test('the fifth tower ends the game between the two domes', () => {
    const towers = (a1: string | number, c3: string | number): string =>
      board('4444a', 'aaaaa', `aa${c3}aa`, '0aaaa', `${a1}aaa0`);
    expect(resultsOf(`${towers(0, 3)}/1/polyphemus:A1/chronus:E1`)).toEqual(
      [
        `${towers(1, 3)}/2/polyphemus:A2/chronus:E1`,
        `${towers('b', 3)}/2/polyphemus[x]:A2/chronus:E1`,
        `${towers(1, 4)}/2/polyphemus:A2/#chronus:E1`,
        `${towers('b', 4)}/2/polyphemus:A2/#chronus:E1`,
      ].sort(),
    );
  });
});

describe('Theseus', () => {
  /** A corridor beside which an opponent stands on B3. */
  const beside = (a1: number, b3: number): string =>
    board('00000', '00000', `a${b3}000`, '0a000', `${a1}a000`);

  checkAll([
    [
      'T104 removes a worker two levels above him',
      `${beside(0, 2)}/1/theseus:A1/mortal:B3,E1`,
      [`${beside(1, 2)}/2/theseus:A2/mortal:B3,E1`, `${beside(1, 2)}/2/theseus[x]:A2/mortal:E1`],
    ],
    [
      'T104 not three levels',
      `${beside(0, 3)}/1/theseus:A1/mortal:B3,E1`,
      [`${beside(1, 3)}/2/theseus:A2/mortal:B3,E1`],
    ],
    ['nor one', `${beside(0, 1)}/1/theseus:A1/mortal:B3,E1`, [`${beside(1, 1)}/2/theseus:A2/mortal:B3,E1`]],
    [
      'once only',
      `${beside(0, 2)}/1/theseus[x]:A1/mortal:B3,E1`,
      [`${beside(1, 2)}/2/theseus[x]:A2/mortal:B3,E1`],
    ],
    [
      'writes what is spent before the female worker',
      `${beside(0, 2)}/1/theseus[f=A1]:A1/selene[B3]:B3,E1`,
      [
        `${beside(1, 2)}/2/theseus[f=A2]:A2/selene[B3]:B3,E1`,
        `${beside(1, 2)}/2/theseus[x;f=A2]:A2/selene:E1`,
      ],
    ],
  ]);
});
