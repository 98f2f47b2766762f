import { expect, test } from 'vitest';
import { type Fields, oneOf, parseFields, whole } from './parse-fields.ts';

type Step =
  | { readonly kind: 'go'; readonly to: number; readonly by?: 'sea' | 'land' }
  | { readonly kind: 'rest' };

const FIELDS: Readonly<Record<Step['kind'], Fields>> = {
  go: { has: { to: whole(0, 4) }, may: { by: oneOf(['sea', 'land']) } },
  rest: { has: {} },
};

test.each<[string, unknown, Step]>([
  ['what a kind has', { kind: 'go', to: 4 }, { kind: 'go', to: 4 }],
  ['what it may have besides', { kind: 'go', to: 0, by: 'sea' }, { kind: 'go', to: 0, by: 'sea' }],
  ['a kind that has nothing', { kind: 'rest' }, { kind: 'rest' }],
  ['only what its kind has: the rest is left out', { kind: 'rest', to: 1, more: {} }, { kind: 'rest' }],
])('%s is read', (_, input, step) => {
  const read = parseFields<Step>(input, FIELDS);
  expect(read.ok && read.value).toStrictEqual(step);
});

test.each<[string, unknown]>([
  ['no object', 'go'],
  ['nothing', null],
  ['a list', [{ kind: 'rest' }]],
  ['no kind', { to: 1 }],
  ['a kind that every object has', { kind: 'toString' }],
  ['a field that is missing', { kind: 'go' }],
  ['a number that is not whole', { kind: 'go', to: 1.5 }],
  ['a number that is too great', { kind: 'go', to: 5 }],
  ['a number that is too small', { kind: 'go', to: -1 }],
  ['another field that is wrong', { kind: 'go', to: 1, by: 'air' }],
])('%s is a bad step', (_, input) => {
  expect(parseFields<Step>(input, FIELDS)).toMatchObject({ ok: false, error: 'bad-step' });
});
