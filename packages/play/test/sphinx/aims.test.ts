import { type State, sphinx, type Tier, usualSetup } from '@thera/sphinx';
import { diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { aimIn, higherAim } from '../../src/sphinx/aims.ts';

function begun(riddle: number, achieved: readonly Tier[] = []): State {
  const state = sphinx.start(usualSetup(riddle, 2), diceFor(sha256, 'x', 0));
  if (!state.ok) throw new Error(state.error);
  return { ...state.value, achieved };
}

test.each<[riddle: number, wanted: Tier, aim: Tier]>([
  [0, 'heroic', 'gold'],
  [0, 'silver', 'silver'],
  [1, 'heroic', 'heroic'],
])('in riddle %i a team that wants %s aims at %s', (riddle, wanted, aim) => {
  expect(aimIn(begun(riddle), wanted)).toBe(aim);
});

test.each<[achieved: readonly Tier[], aim: Tier, next: Tier]>([
  [['silver'], 'silver', 'gold'],
  [['silver', 'heroic'], 'gold', 'godlike'],
  [['silver', 'gold', 'heroic', 'godlike'], 'godlike', 'godlike'],
])('who has %j, aimed at %s and plays on aims at %s', (achieved, aim, next) => {
  expect(higherAim(begun(3, achieved), aim)).toBe(next);
});
