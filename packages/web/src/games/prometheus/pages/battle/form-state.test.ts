import { expect, test } from 'vitest';
import { formatPlan } from '../../../../kept-games/plan-query.ts';
import { formOf, newForm, planOf, withLevel, withSeat } from './form-state.ts';

test('a link to a table fills in the form', () => {
  const form = withLevel(
    withSeat({ ...newForm(), table: '3-red', draft: 'pick' }, 1, { kind: 'person' }),
    2,
    'apprentice',
  );
  expect(planOf(formOf(formatPlan(planOf(form))))).toEqual(planOf(form));
});

test('a link need not name the game', () => {
  expect(
    formOf('?seats=p,p')
      .seats.slice(0, 2)
      .map(({ kind }) => kind),
  ).toEqual(['person', 'person']);
});

test.each(['', 'table=9', 'draft=%00'])('%j means the usual table', (query) => {
  expect(formOf(query)).toEqual(newForm());
});
