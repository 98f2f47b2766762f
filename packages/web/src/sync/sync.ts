import { effect } from '@preact/signals';
import type { PlayerFace } from '@thera/protocol';
import { browserStorage } from '../browser-storage.ts';
import { GAMES } from '../games/registry.ts';
import { seatNameFields } from '../kept-games/seat-name-fields.ts';
import { askApi } from '../online/api.ts';
import { player, setPlayer } from '../online/session.ts';
import { settingFields } from '../settings/setting-fields.ts';
import { documentPart } from './document-part.ts';
import { clearDevice, disown, makeRoomFor } from './owner.ts';
import { profile } from './profile.ts';
import { type SyncProblem, setSyncState, syncState } from './sync-state.ts';
import type { SyncedPart } from './synced-part.ts';

/** Several changes in a row are sent together. */
const PAUSE = 1_500;
const FIRST_RETRY = 10_000;
const LONGEST_RETRY = 300_000;
/** How often somebody who only looks is told what they did elsewhere. */
const ROUND = 300_000;

let parts: Promise<readonly SyncedPart[]> | undefined;
let running: Promise<void> | undefined;
let isDue = false;
let retry = FIRST_RETRY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** All that follows a player: first what is small, then what the games have. */
async function loadParts(): Promise<readonly SyncedPart[]> {
  const games = await Promise.all(Object.values(GAMES).map(({ synced }) => synced?.()));
  const fields = [settingFields, seatNameFields, ...games.flatMap((game) => game?.fields ?? [])];
  const small = documentPart(profile(fields, browserStorage, Date.now));
  const all = [small, ...games.flatMap((game) => game?.parts ?? [])];
  for (const part of all) part.watch(() => syncSoon());
  return all;
}

function allParts(): Promise<readonly SyncedPart[]> {
  parts ??= loadParts();
  return parts;
}

/** Brings everything together from now on, whenever something is new. */
export function startSync(): void {
  effect(() => {
    if (player.value === undefined) setSyncState({ kind: 'off' });
    else void syncNow();
  });
  addEventListener('online', () => void syncNow());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void syncNow();
  });
  setInterval(() => {
    if (!document.hidden) void syncNow();
  }, ROUND);
}

/** Brings everything together soon. */
export function syncSoon(pause: number = PAUSE): void {
  clearTimeout(timer);
  timer = setTimeout(() => void syncNow(), pause);
}

/** Brings everything together now; what is new meanwhile is brought together afterwards. */
export function syncNow(): Promise<void> {
  clearTimeout(timer);
  isDue = true;
  running ??= rounds().finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Whoever signs out takes everything along that follows them: it is at the server, and what could not be sent is laid
 * aside until they are back. `signOut` says whether they are out.
 */
export async function leaveDevice(signOut: () => Promise<boolean>): Promise<void> {
  await syncNow();
  const isSent = syncState.peek().kind === 'done';
  if (await signOut()) clearDevice(await allParts(), browserStorage, isSent);
}

/** The account of whoever's things are here is gone: what is here stays. */
export const forgetOwner = (): void => disown(browserStorage);

async function rounds(): Promise<void> {
  while (isDue) {
    isDue = false;
    await round();
  }
}

async function round(): Promise<void> {
  const who = player.peek();
  if (who === undefined) return;
  setSyncState({ kind: 'working' });
  const me = await askApi<{ readonly player: PlayerFace | null }>('GET', '/me');
  if (!me.ok) return failed([{ part: 'player', code: me.error }]);
  // Another window may have signed in as somebody else: then this one is theirs too.
  if (me.value.player?.id !== who.id) return setPlayer(me.value.player ?? undefined);
  const known = await allParts();
  if (!makeRoomFor(who, known, browserStorage)) return failed([{ part: 'device', code: 'storage-full' }]);
  const problems: SyncProblem[] = [];
  for (const part of known) {
    const synced = await part.sync(who);
    if (!synced.ok) problems.push({ part: part.name, code: synced.error });
    // What comes next stands on it, and would fail as well.
    if (!synced.ok && synced.error === 'unavailable') break;
  }
  if (problems.length > 0) return failed(problems);
  retry = FIRST_RETRY;
  setSyncState({ kind: 'done', at: Date.now() });
}

function failed(problems: readonly SyncProblem[]): void {
  setSyncState({ kind: 'failed', problems });
  syncSoon(retry);
  retry = Math.min(LONGEST_RETRY, retry * 2);
}
