import type { PlayerFace } from '@thera/protocol';
import type { SyncedPart } from './synced-part.ts';

/** The part of the browser's storage in which is written down whose things are on this device. */
export type OwnerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const OWNER = 'thera.owner';
const ASIDE = 'thera.aside.';

/**
 * Sees to it that what is on this device is the player's before it is brought together with what is at the server. What
 * was done without an account joins the account that comes. What belongs to another account is laid aside, to be joined
 * when that one is back. Whether that was possible: if not, nothing may be brought together.
 */
export function makeRoomFor(
  player: PlayerFace,
  parts: readonly SyncedPart[],
  storage: OwnerStorage | undefined,
): boolean {
  const owner = storage?.getItem(OWNER) ?? undefined;
  // Whoever is no account, though this was one's device, has lost their session: they are likely the same.
  if (player.isGuest && owner !== undefined) return true;
  try {
    if (owner !== undefined && owner !== player.id) layAside(owner, parts, storage);
    if (!player.isGuest) storage?.setItem(OWNER, player.id);
  } catch {
    return false;
  }
  for (const part of parts) {
    const key = keyOf(player.id, part);
    const text = storage?.getItem(key) ?? undefined;
    if (text === undefined) continue;
    part.unpack(text);
    storage?.removeItem(key);
  }
  return true;
}

/** Somebody signs out: nothing of theirs stays on this device, unless it is not yet at the server. */
export function clearDevice(
  parts: readonly SyncedPart[],
  storage: OwnerStorage | undefined,
  isSent: boolean,
): void {
  const owner = storage?.getItem(OWNER) ?? undefined;
  try {
    if (!isSent && owner !== undefined) layAside(owner, parts, storage);
    else for (const part of parts) part.clear();
    storage?.removeItem(OWNER);
  } catch {
    // Where it cannot be laid aside it stays, and is laid aside before anybody else's comes.
  }
}

/** What is here belongs to nobody in particular. */
export const disown = (storage: OwnerStorage | undefined): void => storage?.removeItem(OWNER);

/** All or nothing: what does not fit is left as it is. */
function layAside(owner: string, parts: readonly SyncedPart[], storage: OwnerStorage | undefined): void {
  for (const part of parts) {
    const text = part.pack();
    if (text !== undefined) storage?.setItem(keyOf(owner, part), text);
  }
  for (const part of parts) part.clear();
}

const keyOf = (player: string, { name }: SyncedPart): string => `${ASIDE}${player}.${name}`;
