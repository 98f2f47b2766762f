import { Position, parsePosition, parseTurn, play, turnTokens } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import type { LessonTurn } from './turn-facts.ts';
import { passes, type TurnTest } from './turn-test.ts';

function turnIn(position: string, text: string): LessonTurn {
  const before = parsePosition(position);
  if (!before.ok) throw new Error(before.error);
  const turn = parseTurn(before.value, text);
  if (!turn.ok) throw new Error(`${text}: ${turn.error}`);
  const after = new Position();
  play(before.value, turn.value, 0, after);
  return { before: before.value, after, steps: turnTokens(before.value, turn.value, 0) };
}

const STAIRS = '00000 00030 00200 00100 00000/1/mortal:C2,A1/mortal:C5,E1';
const THREAT = '00000 00230 00000 00000 01000/1/mortal:A1,C1/mortal:C4,E5';
const FORK = '00000 00030 02200 00020 00000/1/mortal:A5,B3/mortal:E5,A1';
const CORNER = '00100 24200 00000 00000 00000/1/mortal:D3,A1/mortal:A5,B5';

/** A turn, what it passes and what it does not. */
const TURNS: readonly (readonly [position: string, turn: string, yes: TurnTest[], no: TurnTest[]])[] = [
  [STAIRS, 'C2>C3^C2', [{ from: 'C2' }, { reaches: 'C3' }], [{ from: 'A1' }, { reaches: 'C2' }]],
  [
    STAIRS,
    'C2>C3^C2',
    [{ standsOn: 2 }, { climbs: true }, { builds: 'C2' }],
    [{ climbs: false }, { standsOn: 1 }],
  ],
  [STAIRS, 'C2>C3^C2', [{ makes: 2 }, { threats: 1 }, { wins: false }], [{ makes: 3 }, { threats: 2 }]],
  [STAIRS, 'C2>C3^D4', [{ makes: 'dome' }, { builds: 'D4' }], [{ makes: 3 }, { threats: 1 }]],
  [
    STAIRS,
    'A1>A2^A1',
    [{ standsOn: 0 }, { makes: 1 }, { climbs: false }],
    [{ builds: 'A2' }, { from: 'C2' }],
  ],
  [THREAT, 'A1>B1^A1', [{ allowsWin: true }, { climbs: true }], [{ allowsWin: false }]],
  [THREAT.replace('mortal:A1', 'athena:A1'), 'A1>B1^A1', [{ allowsWin: false }], [{ allowsWin: true }]],
  [FORK, 'B3>C3^D2', [{ forces: true }, { threats: 2 }], [{ forces: false }]],
  [FORK, 'B3>C3^B2', [{ forces: false }, { threats: 1 }], [{ forces: true }, { threats: 2 }]],
  [CORNER, 'D3>D4^C5', [{ traps: true }, { wins: true }], [{ traps: false }]],
  [CORNER, 'D3>D4^D5', [{ traps: false }, { wins: false }], [{ traps: true }]],
  ['00000 00000 02230 00000 00000/1/mortal:C3,A1/mortal:A5,E1', 'C3>D3', [{ wins: true }], [{ traps: true }]],
  [
    '00000 00000 00240 24202 02020/1/mortal:D2,A1/mortal:A5,E2',
    'D2>C1^D2',
    [{ canBeTrapped: true }],
    [{ canBeTrapped: false }],
  ],
  [
    '00030 00200 00100 00000 00000/1/mortal:A4,D1/mortal:C3,E1',
    'A4>B4^C4',
    [{ letsClimb: false }],
    [{ letsClimb: true }],
  ],
  [
    '00000 00000 02230 00000 00000/1/apollo:B3,A1/mortal:E5,C3',
    'B3<>C3^B4',
    [{ uses: 'swap' }, { reaches: 'C3' }],
    [{ uses: 'push' }],
  ],
  [
    '00000 00030 00200 00100 00000/1/minotaur:C2,A1/mortal:E5,C3',
    'C2>C3(>C4)^B4',
    [{ uses: 'push' }],
    [{ uses: 'swap' }],
  ],
  [
    STAIRS.replace('mortal', 'artemis'),
    'C2>C3>D4',
    [{ uses: 'second-move' }, { wins: true }],
    [{ uses: 'second-build' }],
  ],
  [
    STAIRS.replace('mortal', 'demeter'),
    'C2>C3^C2^D4',
    [{ uses: 'second-build' }, { makes: 'dome' }, { makes: 2 }],
    [{ uses: 'two-blocks' }],
  ],
  [
    STAIRS.replace('mortal', 'hephaestus'),
    'C2>C3^C2^C2',
    [{ uses: 'two-blocks' }, { makes: 3 }],
    [{ uses: 'second-move' }],
  ],
  [
    STAIRS.replace('mortal', 'atlas'),
    'C2>C3^C2X',
    [{ uses: 'early-dome' }, { makes: 'dome' }],
    [{ makes: 1 }],
  ],
  [STAIRS.replace('mortal', 'atlas'), 'C2>C3^D4', [{ makes: 'dome' }], [{ uses: 'early-dome' }]],
  [
    STAIRS.replace('mortal', 'prometheus'),
    '^B2 C2>B2^C2',
    [{ uses: 'early-build' }, { climbs: false }, { standsOn: 1 }],
    [{ uses: 'walk' }, { climbs: true }],
  ],
  [STAIRS.replace('mortal', 'hermes'), 'A1>A3^A4', [{ uses: 'walk' }, { reaches: 'A3' }], [{ climbs: true }]],
];

describe.each(TURNS)('in %s the turn %s', (position, text, yes, no) => {
  const turn = turnIn(position, text);

  test.each(yes)('is one of %o', (asked) => {
    expect(passes(turn, asked)).toBe(true);
  });

  test.each(no)('is none of %o', (asked) => {
    expect(passes(turn, asked)).toBe(false);
  });
});

test('everything that is mentioned must be so', () => {
  const turn = turnIn(STAIRS, 'C2>C3^C2');
  expect(passes(turn, { reaches: 'C3', builds: 'C2' })).toBe(true);
  expect(passes(turn, { reaches: 'C3', builds: 'D4' })).toBe(false);
});
