import { browserStorage } from '../../../browser-storage.ts';
import { DEVICE_ID } from '../../../sync/device-id.ts';
import type { DocumentKind } from '../../../sync/document-part.ts';
import { whenChanged } from '../../../sync/when-changed.ts';
import { NO_ANNALS } from '../campaign/annals.ts';
import { changeAnnals, deviceAnnals, refreshAnnals } from '../campaign/device-annals.ts';
import {
  annalsFrom,
  NO_SHARED_ANNALS,
  parseSharedAnnals,
  type SharedAnnals,
  sharedFrom,
  uniteAnnals,
} from './shared-annals.ts';

/** What is known of all devices; what this one has done is kept by itself. */
const KEY = 'thera.santowerini.shared';

/** Campaigns, bests and days, wherever they were played. */
export const annalsDocument: DocumentKind<SharedAnnals> = {
  name: 'santowerini',
  version: 1,
  read() {
    refreshAnnals();
    const { annals, faults } = deviceAnnals.peek();
    return faults.length > 0 ? undefined : sharedFrom(annals, known(), DEVICE_ID);
  },
  write(shared) {
    try {
      browserStorage?.setItem(KEY, JSON.stringify(shared));
    } catch {
      // What was counted elsewhere would be counted as this device's: better not to know of it.
      return;
    }
    changeAnnals((annals) => annalsFrom(shared, annals, Date.now()));
  },
  clear() {
    browserStorage?.removeItem(KEY);
    // Games that stay on this device are not counted for whoever comes next.
    changeAnnals(({ credited }) => ({
      ...NO_ANNALS,
      credited: Object.fromEntries(Object.keys(credited).map((game) => [game, null])),
    }));
  },
  watch: (changed) => whenChanged(deviceAnnals, changed),
  parse: parseSharedAnnals,
  unite: uniteAnnals,
};

function known(): SharedAnnals {
  try {
    const parsed = parseSharedAnnals(JSON.parse(browserStorage?.getItem(KEY) ?? 'null'));
    return parsed.ok ? parsed.value : NO_SHARED_ANNALS;
  } catch {
    return NO_SHARED_ANNALS;
  }
}
