import { parsePlayerName } from '@thera/table';
import type { SyncedFields } from '../sync/synced-fields.ts';
import { whenChanged } from '../sync/when-changed.ts';
import { seatNames, setSeatName } from './seat-names.ts';

const write = (fields: Readonly<Record<string, string>>): void => {
  for (const [seat, name] of seatNames.peek().entries())
    if (name !== (fields[seat] ?? '')) setSeatName(seat, fields[seat] ?? '');
};

/** What those who play with a player are called. */
export const seatNameFields: SyncedFields = {
  name: 'names',
  read: () =>
    Object.fromEntries(seatNames.peek().flatMap((name, seat) => (name === '' ? [] : [[`${seat}`, name]]))),
  write,
  isKnown: (field, value) => Number(field) in seatNames.peek() && parsePlayerName(value).ok,
  watch: (changed) => whenChanged(seatNames, changed),
  clear: () => write({}),
};
