import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
import { corridor, resultsOf, rooms } from './scenario.ts';

describe('Siren', () => {
  /** Her worker on A1 can step to A2; her arrow is along row 3. */
  const reef = (a1: number, a2: number, c3 = 0): string => rooms({ A1: a1, A2: a2, B3: 0, C3: c3, D3: 0 });
  const lonely = rooms({ A1: 0, B3: 0, C3: 0 });
  checkAll([
    [
      'T88 lures one after the other, the second into the place of the first, and builds',
      `${reef(0, 0)}/1/siren[e]:A1/mortal:B3,C3`,
      [
        `${reef(1, 0)}/2/siren[e]:A2/mortal:B3,C3`,
        `${reef(0, 1)}/2/siren[e]:A1/mortal:B3,D3`,
        `${reef(0, 1)}/2/siren[e]:A1/mortal:C3,D3`,
      ],
    ],
    [
      'R91 does not build by the printed wording',
      `${reef(0, 0)}/1/siren@printed[e]:A1/mortal:B3,C3`,
      [
        `${reef(1, 0)}/2/siren@printed[e]:A2/mortal:B3,C3`,
        `${reef(0, 0)}/2/siren@printed[e]:A1/mortal:B3,D3`,
        `${reef(0, 0)}/2/siren@printed[e]:A1/mortal:C3,D3`,
      ],
    ],
    [
      'R91 lures each once, to any level, where it does not win',
      `${reef(0, 0, 3)}/1/siren[e]:A1/mortal:B3`,
      [`${reef(1, 0, 3)}/2/siren[e]:A2/mortal:B3`, `${reef(0, 1, 3)}/2/siren[e]:A1/mortal:C3`],
    ],
    [
      'lures workers of both opponents',
      `${reef(0, 0)}/1/siren[e]:A1/mortal:B3/pan:C3`,
      [
        `${reef(1, 0)}/2/siren[e]:A2/mortal:B3/pan:C3`,
        `${reef(0, 1)}/2/siren[e]:A1/mortal:B3/pan:D3`,
        `${reef(0, 1)}/2/siren[e]:A1/mortal:C3/pan:D3`,
      ],
    ],
    ['has no turn if she cannot build after it', `${lonely}/1/siren[e]:A1/mortal:B3`, []],
    [
      'needs no build by the printed wording',
      `${lonely}/1/siren@printed[e]:A1/mortal:B3`,
      [`${lonely}/2/siren@printed[e]:A1/mortal:C3`],
    ],
    ['R12 but a worker of her own', `${lonely}/1/siren@printed[e]:/mortal:B3`, []],
    [
      'R10 climbs where Persephone demands it',
      `${reef(0, 1)}/1/siren[e]:A1/persephone:B3`,
      [`${reef(1, 1)}/2/siren[e]:A2/persephone:B3`],
    ],
    [
      'builds with a worker that is asleep',
      `${reef(1, 1)}/1/siren[e]:A1/hypnus:B3`,
      [`${reef(1, 2)}/2/siren[e]:A1/hypnus:C3`],
    ],
  ]);
});

describe('Jason', () => {
  /** His worker on C3 can step to C4; A1 and A2 are at the edge. */
  const coast = (a1: number, a2: number, c3: number, c4: number): string =>
    rooms({ A1: a1, A2: a2, C3: c3, C4: c4 });
  checkAll([
    [
      'T103 a third worker comes to the edge, moves and builds',
      `${coast(0, 0, 0, 0)}/1/jason:C3/mortal:`,
      [
        `${coast(0, 0, 1, 0)}/2/jason:C4/mortal:`,
        `${coast(1, 0, 0, 0)}/2/jason[x]:C3,A2/mortal:`,
        `${coast(0, 1, 0, 0)}/2/jason[x]:C3,A1/mortal:`,
      ],
    ],
    [
      'T103 by the printed wording it comes and builds',
      `${coast(0, 0, 0, 0)}/1/jason@printed:C3/mortal:`,
      [
        `${coast(0, 0, 1, 0)}/2/jason@printed:C4/mortal:`,
        `${coast(0, 1, 0, 0)}/2/jason@printed[x]:C3,A1/mortal:`,
        `${coast(1, 0, 0, 0)}/2/jason@printed[x]:C3,A2/mortal:`,
      ],
    ],
    [
      'R97 comes to the ground only, and may climb from there',
      `${coast(1, 0, 0, 0)}/1/jason:C3/mortal:`,
      [`${coast(1, 0, 1, 0)}/2/jason:C4/mortal:`, `${coast(1, 1, 0, 0)}/2/jason[x]:C3,A1/mortal:`],
    ],
    [
      'R97 comes to no occupied square',
      `${coast(0, 0, 0, 0)}/1/jason@printed:C3/mortal:A2`,
      [`${coast(0, 0, 1, 0)}/2/jason@printed:C4/mortal:A2`],
    ],
    ['once', `${coast(0, 0, 0, 0)}/1/jason[x]:C3/mortal:`, [`${coast(0, 0, 1, 0)}/2/jason[x]:C4/mortal:`]],
    ['R12 not when all others are gone', `${coast(0, 0, 0, 0)}/1/jason:/mortal:C3`, []],
    [
      'is carried on after the move, not after the coming',
      `${rooms({ A1: 0, A2: 0, A3: 0, C4: 0 })}/1/jason:C4/harpies:A3`,
      [
        `${rooms({ A1: 1, A2: 0, A3: 0, C4: 0 })}/2/jason[x]:C4,A2/harpies:A3`,
        `${rooms({ A1: 0, A2: 1, A3: 0, C4: 0 })}/2/jason[x]:C4,A1/harpies:A3`,
      ],
    ],
    [
      'R71 is not demanded by Persephone',
      `${coast(1, 0, 0, 0)}/1/jason:C3/persephone:`,
      [`${coast(1, 0, 1, 0)}/2/jason:C4/persephone:`, `${coast(1, 1, 0, 0)}/2/jason[x]:C3,A1/persephone:`],
    ],
    [
      'R71 but has to climb where an ordinary turn could',
      `${coast(0, 0, 0, 1)}/1/jason:C3/persephone:`,
      [`${coast(0, 0, 1, 1)}/2/jason:C4/persephone:`],
    ],
    ['R102 the new worker is no female', `${coast(0, 0, 0, 0)}/1/jason[f=C3]:C3/hippolyta:`, []],
  ]);
});

describe('Odysseus', () => {
  /** His worker stands on C3, beside B3 and C4; of the corners only A1 is open. */
  const shore = (b3: number, c3: number, c4: number): string => rooms({ A1: 0, B3: b3, C3: c3, C4: c4 });
  checkAll([
    [
      'R99 sends a neighbour to a corner and takes his turn',
      `${shore(0, 0, 0)}/1/odysseus:C3/mortal:B3`,
      [
        `${shore(0, 1, 0)}/2/odysseus:C4/mortal:B3`,
        `${shore(0, 1, 0)}/2/odysseus[x]:C4/mortal:A1`,
        `${shore(1, 0, 0)}/2/odysseus[x]:C4/mortal:A1`,
        `${shore(0, 1, 0)}/2/odysseus[x]:B3/mortal:A1`,
        `${shore(0, 0, 1)}/2/odysseus[x]:B3/mortal:A1`,
      ],
    ],
    [
      'once',
      `${shore(0, 0, 0)}/1/odysseus[x]:C3/mortal:B3`,
      [`${shore(0, 1, 0)}/2/odysseus[x]:C4/mortal:B3`],
    ],
    [
      'not who is no neighbour',
      `${rooms({ A1: 0, C3: 0, C4: 0, E3: 0 })}/1/odysseus:C3/mortal:E3`,
      [`${rooms({ A1: 0, C3: 1, C4: 0, E3: 0 })}/2/odysseus:C4/mortal:E3`],
    ],
    [
      'wins after it, and remembers nothing of that',
      `${rooms({ A1: 0, B3: 3, C3: 2 })}/1/odysseus:C3/mortal:B3`,
      [`${rooms({ A1: 0, B3: 3, C3: 2 })}/2/#odysseus:B3/mortal:A1`],
    ],
    [
      'R71 is not asked by Persephone to make room for a climb',
      `${rooms({ A1: 0, B3: 1, C3: 0, C4: 0 })}/1/odysseus:C3/persephone:B3`,
      [
        `${shore(1, 1, 0)}/2/odysseus:C4/persephone:B3`,
        `${shore(1, 1, 0)}/2/odysseus[x]:C4/persephone:A1`,
        `${shore(2, 0, 0)}/2/odysseus[x]:C4/persephone:A1`,
        `${shore(1, 1, 0)}/2/odysseus[x]:B3/persephone:A1`,
        `${shore(1, 0, 1)}/2/odysseus[x]:B3/persephone:A1`,
      ],
    ],
  ]);

  test('R99 sends one after the other, also into the corner that the first has left', () => {
    const cove = { A1: 0, B1: 0, A5: 0, B2: 0, C3: 0 };
    const results = resultsOf(`${rooms(cove)}/1/odysseus:B2/mortal:A1,B1`);
    expect(results).toContain(`${rooms({ ...cove, B2: 1 })}/2/odysseus[x]:C3/mortal:A5,A1`);
    expect(results).toContain(`${rooms({ ...cove, B2: 1 })}/2/odysseus[x]:C3/mortal:A5,B1`);
    expect(results).toContain(`${rooms({ ...cove, B2: 1 })}/2/odysseus:C3/mortal:A1,B1`);
  });
});

describe('Charon of the second edition', () => {
  const column = (a1: number, a2: number, a3: number): string =>
    rooms({ A1: a1, A2: a2, A3: a3, E1: 0, E2: 0 });
  checkAll([
    [
      'T123 moves, or ferries with the worker that builds then',
      `${column(0, 0, 0)}/1/charon-2e:A2/mortal:A1`,
      [`${column(0, 1, 0)}/2/charon-2e:A3/mortal:A1`, `${column(1, 0, 0)}/2/charon-2e:A2/mortal:A3`],
    ],
    [
      'R111 the other worker does not build after it',
      `${column(0, 0, 0)}/1/charon-2e:A2,E1/mortal:A1`,
      [
        `${column(0, 1, 0)}/2/charon-2e:A3,E1/mortal:A1`,
        `${column(1, 0, 0)}/2/charon-2e:A2,E1/mortal:A3`,
        `${rooms({ A1: 0, A2: 0, A3: 0, E1: 1, E2: 0 })}/2/charon-2e:A2,E2/mortal:A1`,
      ],
    ],
    [
      'T123 ferries asleep',
      `${column(0, 1, 0)}/1/charon-2e:A2/hypnus:A1`,
      [`${column(1, 1, 0)}/2/charon-2e:A2/hypnus:A3`],
    ],
    [
      'to any level, where nobody wins',
      `${column(0, 0, 3)}/1/charon-2e:A2/mortal:A1`,
      [`${column(1, 0, 3)}/2/charon-2e:A2/mortal:A3`],
    ],
    ['not onto a dome', `${corridor(0, 0)}/1/charon-2e:A2/mortal:A1`, []],
    ['not an own worker', `${rooms({ A1: 0, A2: 0, A3: 2 })}/1/charon-2e:A2,A1/mortal:`, []],
    [
      'not where Persephone can have a climb',
      `${column(0, 0, 1)}/1/charon-2e:A2/persephone:A1`,
      [`${column(0, 1, 1)}/2/charon-2e:A3/persephone:A1`],
    ],
  ]);
});
