import { type AdventureLog, formatAdventure, parseAdventureText } from '@thera/sphinx';
import { fault, type Result } from '@thera/table';
import { LOG_SERVER } from '../../../online/logs.ts';
import type { SyncedPart } from '../../../sync/synced-part.ts';
import { whenChanged } from '../../../sync/when-changed.ts';
import {
  deviceAdventures,
  forgetOnDevice,
  refreshAdventures,
  takeInToDevice,
} from '../adventure/device-adventures.ts';
import { copyOnDevice } from '../adventure/new-on-device.ts';
import { hasAddress } from '../adventure/read-in.ts';
import { deviceLogNotes } from './device-log-notes.ts';
import { recordDeviceTables } from './device-tables.ts';
import { keepLeft, leftAdventures } from './left-adventures.ts';
import { syncAdventures } from './sync-adventures.ts';

const read = (): readonly AdventureLog[] => deviceAdventures.peek().shelf;

const takeIn = (log: AdventureLog): Result<AdventureLog, string> =>
  hasAddress(log.id) ? takeInToDevice(log) : fault('bad-id', 'id');

/** The adventures of this device. */
export const adventuresPart: SyncedPart = {
  name: 'adventures',
  async sync(player) {
    refreshAdventures();
    const synced = await syncAdventures({
      shelf: { read, takeIn, drop: forgetOnDevice, copy: (log) => copyOnDevice(log, log.title.text) },
      server: LOG_SERVER,
      notes: deviceLogNotes,
      isLeft: (id) => leftAdventures.peek().includes(id),
      player: player.id,
    });
    if (synced.ok) await recordDeviceTables();
    return synced;
  },
  watch: (changed) => whenChanged(deviceAdventures, changed),
  pack: () => (read().length === 0 ? undefined : JSON.stringify(read().map(formatAdventure))),
  unpack(text) {
    for (const each of JSON.parse(text) as readonly string[]) {
      const log = parseAdventureText(each);
      if (log.ok) takeIn(log.value);
    }
  },
  clear() {
    for (const { id } of read()) forgetOnDevice(id);
    deviceLogNotes.clear();
    keepLeft([]);
  },
};
