import { describe, expect, test } from 'vitest';
import { POSITION_ERRORS, type PositionError } from '../src/notation/errors.ts';
import { parsePosition } from '../src/notation/parse-position.ts';
import { canonical } from './random-start.ts';

const BARE = '0'.repeat(25);

/** Why, the text, its code, and the character where the fault is. */
const REFUSED: readonly (readonly [why: string, text: string, error: PositionError, at: number])[] = [
  ['nothing but white space', ' \n', 'empty', 0],
  ['a board without seats', BARE, 'wrong-parts', 25],
  ['one seat', `${BARE}/1/pan:A1`, 'wrong-parts', 34],
  ['five seats', `${BARE}/1/pan:/pan:/pan:/pan:/pan:`, 'wrong-parts', 52],
  ['a level that is none', `${BARE.slice(1)}5/1/pan:A1/pan:B1`, 'bad-height', 24],
  ['a square too few', `${BARE.slice(1)}/1/pan:A1/pan:B1`, 'bad-heights', 24],
  ['a square too many', `${BARE}0/1/pan:A1/pan:B1`, 'bad-heights', 25],
  ['nobody to move', `${BARE}//pan:A1/pan:B1`, 'bad-to-move', 26],
  ['the third of two to move', `${BARE}/3/pan:A1/pan:B1`, 'bad-to-move', 26],
  ['somebody to move who is out', `${BARE}/2/pan:A1/-hera:/zeus:B1`, 'to-move-out', 26],
  ['a seat without a colon', `${BARE}/1/pan/pan:B1`, 'bad-seat', 28],
  ['a power that is none', `${BARE}/1/pan:A1/nobody:B1`, 'unknown-power', 35],
  ['no power yet', `${BARE}/1/pan:A1/?:B1`, 'unknown-power', 35],
  [
    'a power of its own beside the Golden Fleece',
    `${BARE}/1/pan:A1/mortal:B1/fleece=hera;ram=C3`,
    'unknown-power',
    28,
  ],
  ['a wording that the power has not', `${BARE}/1/pan:A1/pan@printed:B1`, 'bad-edition', 35],
  ['a power that three cannot have', `${BARE}/1/pan:A1/circe:B1/hera:C1`, 'wrong-players', 35],
  [
    'the Golden Fleece among three',
    `${BARE}/1/mortal:A1/mortal:B1/mortal:C1/fleece=hera;ram=C3`,
    'wrong-players',
    28,
  ],
  ['a memory that the power has not', `${BARE}/1/pan[^]:A1/pan:B1`, 'bad-state', 31],
  ['blocks saved that are no number', `${BARE}/1/morpheus[x]:A1/pan:B1`, 'bad-state', 36],
  ['a female of two', `${BARE}/1/selene[A1;B1]:A1,B1/pan:C1`, 'bad-state', 34],
  ['a female where nobody stands', `${BARE}/1/selene[A2]:A1,B1/pan:C1`, 'bad-state', 28],
  [
    'Talus on a dome',
    '00000000000a0000aa000aa00/1/maenads:A4,A1/chaos[pan]:E5,E4/europa-and-talus[C1]:A3,E1',
    'bad-state',
    28,
  ],
  [
    'a night with a power that Nyx cannot have',
    'aaaa0aaaaa0aaaa0aaaa0aaaa/1/charybdis[A2]:A1/nyx[europa-and-talus;A3]:E5',
    'bad-state',
    48,
  ],
  ['a square that is none', `${BARE}/1/pan:A1,F1/pan:B1`, 'bad-square', 35],
  ['the Ram nowhere', `${BARE}/1/mortal:A1/mortal:B1/fleece=hera;ram=F1`, 'bad-square', 60],
  ['two of a crew on one square', `${BARE}/1/pan:A1,A1/pan:B1`, 'square-twice', 35],
  ['two sides on one square', `${BARE}/1/pan:A1/pan:A1`, 'square-twice', 35],
  [
    'the Ram on a dome',
    '000000000000000aaa0002a00/1/mortal:B1/mortal:E5/fleece=pan;ram=C2',
    'square-twice',
    28,
  ],
  ['a worker on a dome', 'aaaaaaaaaaaaaaa0aa1a0aa10/1/polyphemus:A1/gaea:E5', 'worker-on-dome', 42],
  [
    'a worker on a dome before a turn that has begun',
    'aaaaaaaaaaaaaaa0aa1a0aa10/1/polyphemus:A1/gaea:E5/steps=A1>A2^A1^D2Xpass',
    'worker-on-dome',
    42,
  ],
  ['three workers of Nemesis', `${BARE}/1/nemesis:A1,C1,E1/mortal:A5,C5`, 'too-many-workers', 28],
  [
    'three workers of a mortal',
    '0000000100022200000000000/1/medusa:D3/mortal:C4,B3,B2',
    'too-many-workers',
    38,
  ],
  ['three Maenads', `${BARE}/1/maenads:A1,A4,C2/athena:A3,E1/hestia:B2,E5`, 'too-many-workers', 28],
  ['partners with workers of their own', `${BARE}/1/pan:A1/hera:B1/zeus:C1/ares:=`, 'bad-team', 48],
  ['three with a partner', `${BARE}/1/pan:A1/hera:B1/zeus:=`, 'bad-team', 48],
  ['one of two out', `${BARE}/1/pan:A1/-pan:`, 'bad-seat', 35],
  ['workers of somebody who is out', `${BARE}/1/pan:A1/-hera:B1/zeus:C1`, 'bad-seat', 35],
  ['two of three out, and nobody has won', `${BARE}/1/pan:A1/-hera:/-zeus:`, 'bad-seat', 28],
  ['two winners', `${BARE}/1/#pan:A1/#pan:B1`, 'two-winners', 36],
  ['a word that is none', `${BARE}/1/pan:A1/pan:B1/mode=fun`, 'bad-extras', 42],
  ['the Ram without the Golden Fleece', `${BARE}/1/pan:A1/pan:B1/ram=C3`, 'bad-extras', 28],
  ['a question about no steps', `${BARE}/1/pan:A1/gaea:B1/react=2`, 'bad-extras', 43],
  ['steps that nobody can take', `${BARE}/1/pan:A1/gaea:B1/steps=A1>A3;react=2`, 'bad-extras', 49],
  ['a phase that is none', `${BARE}/1/pan:A1/pan:B1/phase=tea`, 'bad-phase', 42],
  ['a draft', `${BARE}/1/?:/?:/phase=offer`, 'bad-phase', 34],
];

describe('the text of a position is refused with its code and the place of the fault', () => {
  test.each(REFUSED)('%s: %s', (_, text, error, at) => {
    expect(parsePosition(text)).toEqual({ ok: false, error, at: String(at) });
  });

  test('every code is there', () => {
    expect(new Set(REFUSED.map(([, , error]) => error))).toEqual(new Set(POSITION_ERRORS));
  });
});

test.each([
  ['whirlpools', '1/charybdis[B2,d4]:A3/mortal:E4', '1/charybdis[D4,B2]:A3/mortal:E4'],
  ['coins', '1/clio[1|C1,b2]:A3/mortal:E4', '1/clio[1|B2,C1]:A3/mortal:E4'],
  ['marked workers', '1/eris[A1,E4]:A3/mortal:A1,E4', '1/eris[E4,A1]:A3/mortal:E4,A1'],
])('the squares of %s come back in board order', (_, text, written) => {
  expect(canonical(`${BARE}/${text}`)).toBe(`${BARE}/${written}`);
});
