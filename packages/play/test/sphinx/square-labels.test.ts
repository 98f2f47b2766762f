import { type State, sphinx, squareName, usualSetup } from '@thera/sphinx';
import { diceFor, sha256 } from '@thera/table';
import { sphinxCatalogueOf } from '@thera/texts/sphinx';
import { expect, test } from 'vitest';
import { squareLabels } from '../../src/sphinx/square-labels.ts';

const text = sphinxCatalogueOf('en');
const voice = { text, nameOf: (seat: number) => text.words.seat(seat) };

function begun(riddle: number, changes: Partial<State> = {}): State {
  const state = sphinx.start(usualSetup(riddle, 2), diceFor(sha256, 'x', 0));
  if (!state.ok) throw new Error(state.error);
  return { ...state.value, ...changes };
}

function labelOf(state: State, name: string): string {
  const square = state.towers.findIndex((_, one) => squareName(state, one) === name);
  return squareLabels(state, undefined, voice)[square]!;
}

test.each<[what: string, state: State, square: string, told: string, isTold: boolean]>([
  ['next to the Sphinx', begun(4), 'D3', text.squares.watched, true],
  ['away from the Sphinx', begun(4), 'A3', text.squares.watched, false],
  ['next to a Sphinx without a gaze', begun(8), 'B3', text.squares.watched, false],
  ['the beach at high tide', begun(6, { clock: 6 }), 'A3', text.squares.flooded, true],
  ['the beach at low tide', begun(6), 'A3', text.squares.flooded, false],
  ['a tower on the beach at high tide', begun(6, { clock: 6 }), 'B1', text.squares.flooded, false],
  ['the cliff at high tide', begun(6, { clock: 6 }), 'A5', text.squares.flooded, false],
])('who cannot see the board is told what closes a square: %s', (_, state, square, told, isTold) => {
  expect(labelOf(state, square).includes(told)).toBe(isTold);
});
