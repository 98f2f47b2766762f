import type { PowerId } from '@thera/santorini';
import type { SyncedFields } from '../../../sync/synced-fields.ts';
import { whenChanged } from '../../../sync/when-changed.ts';
import { deviceTastes, keepTastes } from './device-tastes.ts';
import { NO_TASTES, parseTastes, type Tastes } from './tastes.ts';

/** A field that is no god: whether only favourites are dealt. */
const ONLY_FAVOURITES = 'only-favourites';
const YES = 'yes';

const tastesOf = ({ [ONLY_FAVOURITES]: only, ...gods }: Readonly<Record<string, string>>): Tastes =>
  parseTastes(JSON.stringify({ gods, onlyFavourites: only === YES }));

/** What a player thinks of the gods, god by god. */
export const tasteFields: SyncedFields = {
  name: 'gods',
  read() {
    const { gods, onlyFavourites } = deviceTastes.peek();
    return { ...gods, ...(onlyFavourites ? { [ONLY_FAVOURITES]: YES } : {}) };
  },
  write(fields) {
    const tastes = tastesOf(fields);
    if (JSON.stringify(tastes) !== JSON.stringify(deviceTastes.peek())) keepTastes(tastes);
  },
  isKnown: (field, value) =>
    field === ONLY_FAVOURITES ? value === YES : tastesOf({ [field]: value }).gods[field as PowerId] === value,
  watch: (changed) => whenChanged(deviceTastes, changed),
  clear: () => keepTastes(NO_TASTES),
};
