import type { EntryFace } from '@thera/protocol';
import { expect, test } from 'vitest';
import { wasRemoved } from './was-removed.ts';

const sit = (id: string, seat: number): EntryFace => ({
  kind: 'sit',
  seat,
  player: { id, name: id, isGuest: true },
});
const stand = (seat: number, isKicked: boolean): EntryFace => ({ kind: 'stand', seat, isKicked });
const swap: EntryFace = { kind: 'swap', seats: [0, 1] };

test.each<[name: string, entries: readonly EntryFace[], isRemoved: boolean]>([
  ['nobody has sat there', [], false],
  ['they sit', [sit('ben', 1)], false],
  ['they were sent away', [sit('ben', 1), stand(1, true)], true],
  ['they went by themselves', [sit('ben', 1), stand(1, false)], false],
  ['another was sent away', [sit('anna', 0), sit('ben', 1), stand(0, true)], false],
  ['they were exchanged before', [sit('anna', 0), sit('ben', 1), swap, stand(0, true)], true],
  ['another sat where they had sat', [sit('anna', 0), sit('ben', 1), swap, stand(1, true)], false],
  ['they sat down again', [sit('ben', 1), stand(1, true), sit('ben', 0)], false],
])('%s', (_, entries, isRemoved) => {
  const past = entries.map((entry, n) => ({ number: n + 1, at: 0, entry, play: null }));
  expect(wasRemoved(past, 'ben')).toBe(isRemoved);
});
