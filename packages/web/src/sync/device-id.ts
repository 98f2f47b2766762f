import { browserStorage } from '../browser-storage.ts';

const KEY = 'thera.device';
const BYTES = 8;

/** What tells this device from the others of a player; where nothing can be kept, this visit. */
export const DEVICE_ID: string = kept() ?? created();

function kept(): string | undefined {
  const id = browserStorage?.getItem(KEY) ?? '';
  return /^[0-9a-f]{16}$/.test(id) ? id : undefined;
}

function created(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    browserStorage?.setItem(KEY, id);
  } catch {
    // See above.
  }
  return id;
}
