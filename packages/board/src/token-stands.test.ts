import { expect, test } from 'vitest';
import { FIELD } from '../test/field.ts';
import { BARE, type Scene, TOKEN_KINDS } from './scene.ts';
import { ALONE } from './stands.ts';
import { hasStandingToken, tokenStand } from './token-stands.ts';

const stands = (scene: Scene, square: number) =>
  scene.tokens.filter((token) => token.square === square).map((token) => tokenStand(scene, token));

test('tokens that every board knows lie in the middle, whoever stands there', () => {
  const tokens = TOKEN_KINDS.map((kind) => ({ kind, square: 7 }));
  const scene: Scene = { ...BARE, tokens, pieces: [{ square: 7, kind: 'man', colour: 0 }] };
  expect(stands(scene, 7)).toEqual(TOKEN_KINDS.map(() => ALONE));
  expect(hasStandingToken(scene, 7)).toBe(false);
});

test('a token of a game by itself stands in the middle', () => {
  expect(stands(FIELD, 19)).toEqual([ALONE]);
  expect(hasStandingToken(FIELD, 19)).toBe(true);
});

test('beside a piece it stands before the feet, smaller, and two stand side by side', () => {
  const [beside] = stands(FIELD, 16);
  expect(beside).toMatchObject({ size: 0.76 });
  expect(beside!.y).toBeLessThan(0);
  const [left, right] = stands(FIELD, 18);
  expect(left).toEqual(beside);
  expect(right!.x).toBeGreaterThan(left!.x);
});

test('a sign is small and keeps to the far left corner', () => {
  const [sign] = stands(FIELD, 20);
  expect(sign!.size).toBeLessThan(0.5);
  expect([sign!.x < 0, sign!.y > 0]).toEqual([true, true]);
  expect(hasStandingToken(FIELD, 20)).toBe(false);
});
