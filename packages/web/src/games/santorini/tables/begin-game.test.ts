import { santorini } from '@thera/santorini';
import { parseRecord, replay } from '@thera/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeStorage } from '../../../../test/fake-storage.ts';
import { openGameStore } from '../../../kept-games/game-store.ts';
import { seatPowers } from '../home/seat-powers.ts';
import { beginGame } from './begin-game.ts';
import { type SantoriniPlan, USUAL_PLAN } from './table-plan.ts';

const beginning = { id: 'abcdefgh', seed: 'seed', now: 5 };

test('a new game can be kept, loaded and played', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const game = beginGame(USUAL_PLAN, { ...beginning, seed });
      const store = openGameStore(fakeStorage());
      if (!game.ok) throw new Error(game.error);
      expect(store.keepGame(game.value).ok).toBe(true);
      const loaded = store.loadGame('abcdefgh');
      expect(loaded).toEqual(game);
      const record = parseRecord(santorini, loaded.ok ? loaded.value.record : undefined);
      expect(record.ok && replay(santorini, record.value).ok).toBe(true);
    }),
  );
});

test('the summary names the powers that were dealt, the table still says that they are dealt', () => {
  const game = beginGame(USUAL_PLAN, beginning);
  if (!game.ok) throw new Error(game.error);
  const { summary, plan } = game.value;
  expect(plan).toEqual(USUAL_PLAN);
  expect(seatPowers(summary.details, 2).every((power) => power !== null && power !== 'simple')).toBe(true);
  expect(summary).toMatchObject({ turn: 0, toAct: [0], isOver: false, updated: 5 });
});

test.each<[what: string, setup: Partial<SantoriniPlan['setup']>, powers: readonly (string | null)[]]>([
  ['a draft has no powers yet', { mode: 'draft', powers: [] }, [null, null]],
  ['a night is no part of the name', { powers: ['nyx=hades', 'limus@printed'] }, ['nyx', 'limus']],
  [
    'a set position has its own powers, whatever is dealt',
    { position: '0000030000020000000000000/1/pan:B3,D3/atlas:A5,E5' },
    ['pan', 'atlas'],
  ],
])('%s', (_, change, powers) => {
  const game = beginGame({ ...USUAL_PLAN, setup: { ...USUAL_PLAN.setup, ...change } }, beginning);
  expect(game.ok && game.value.summary.details).toEqual(powers);
});

test.each<[error: string, setup: Partial<SantoriniPlan['setup']>]>([
  ['banned-pair', { powers: ['hades', 'pan'] }],
  ['unknown-power', { powers: ['zues', 'pan'] }],
  ['bad-fleece', { mode: 'none', powers: [], fleece: 'nyx' }],
])('an impossible table is refused: %s', (error, change) => {
  const game = beginGame({ ...USUAL_PLAN, setup: { ...USUAL_PLAN.setup, ...change } }, beginning);
  expect(game).toMatchObject({ ok: false, error });
});
