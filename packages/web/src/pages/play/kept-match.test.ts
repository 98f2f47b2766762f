import { begin } from '@thera/table';
import { blindAuction } from '@thera/table/toy';
import { expect, test } from 'vitest';
import type { KeptGame } from '../../kept-games/kept-game.ts';
import { keptMatch } from './kept-match.ts';

const begun = begin(blindAuction, { seats: 2 }, 'kept');
if (!begun.ok) throw new Error(begun.error);
const { record } = begun.value;

const kept = (written: unknown): Pick<KeptGame, 'record'> => ({ record: written });

test('a kept game is the match that follows from its record', () => {
  expect(keptMatch(kept(record), blindAuction)).toMatchObject({ ok: true, value: { record } });
});

test.each([
  ['nothing like a record', 'broken', 'a game'],
  ['a setup of no game', 'broken', { ...record, setup: { seats: 'two' } }],
  ['an event that is none', 'broken', { ...record, events: [{ kind: 'magic' }] }],
  [
    'a decision that the rules refuse today',
    'other-rules',
    { ...record, events: [{ kind: 'decision', seat: 0, steps: [{ card: 99 }, { coins: 0 }] }] },
  ],
])('%s is %s', (_, error, written) => {
  expect(keptMatch(kept(written), blindAuction)).toMatchObject({ ok: false, error });
});
