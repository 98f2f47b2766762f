import type { SantoweriniMatch } from '@thera/play/santowerini';
import { parseState, type State } from '@thera/santowerini';
import { expect, test } from 'vitest';
import { aloneIn } from './builders.ts';
import { sceneOf } from './scene-of.ts';

function stateOf(text: string): State {
  const parsed = parseState(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const BEFORE = stateOf('0000001000120400021100000/B3,D1/raider:B5s/scenario=4A;round=11;reserve=brute');
const [FIRST, SECOND] = BEFORE.builders as [number, number];

const fallen = (square: number, left: number, moved?: readonly [from: number, to: number]): State => ({
  ...BEFORE,
  builders: [left],
  happened: [
    ...(moved ? [{ kind: 'moved', from: moved[0], to: moved[1] } as const] : []),
    { kind: 'felled', enemy: BEFORE.enemies[0]!.id, square },
  ],
});

const matchOf = (state: State): SantoweriniMatch =>
  ({ history: [{ before: BEFORE }], line: [0], state }) as unknown as SantoweriniMatch;

const kindsIn = (state: State): readonly string[] =>
  sceneOf(state, aloneIn(matchOf(state)))
    .pieces.filter(({ colour }) => colour !== undefined)
    .map(({ kind }) => kind);

test.each([
  ['there are two', BEFORE, ['woman', 'man']],
  ['the second has fallen', fallen(SECOND, FIRST), ['woman']],
  ['the first has fallen', fallen(FIRST, SECOND), ['man']],
  ['the first has fallen where it had gone', fallen(0, SECOND, [FIRST, 0]), ['man']],
] as const)('builders differ, and who is left stays who it is: %s', (_, state, expected) => {
  expect(kindsIn(state)).toEqual(expected);
});
