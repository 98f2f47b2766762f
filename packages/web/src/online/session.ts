import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PlayerFace } from '@thera/protocol';
import { ok, type Result } from '@thera/table';
import { browserStorage } from '../browser-storage.ts';
import { type ApiRefusal, askApi } from './api.ts';

const known: Signal<PlayerFace | undefined> = signal(undefined);

/** Who plays on this device, as the server knows them; undefined before it was asked, and for somebody without a session. */
export const player: ReadonlySignal<PlayerFace | undefined> = known;

/** That there may be a session: scripts do not see the cookie, and whoever never played online is not asked about. */
const KEY = 'thera.online';

/** Whether this browser has ever had a session. */
export const mayHaveSession = (): boolean => browserStorage?.getItem(KEY) === 'yes';

/** Somebody has signed in, is called otherwise now, or has signed out. */
export function setPlayer(now: PlayerFace | undefined): void {
  known.value = now;
  try {
    if (now === undefined) browserStorage?.removeItem(KEY);
    else browserStorage?.setItem(KEY, 'yes');
  } catch {
    // Then it is asked for again when it is needed.
  }
}

/** Who plays here: whoever the cookie names, or a new guest. */
export async function ensureSession(): Promise<Result<PlayerFace, ApiRefusal>> {
  if (known.value !== undefined) return ok(known.value);
  const answer = await askApi<{ readonly player: PlayerFace }>('POST', '/session');
  if (!answer.ok) return answer;
  setPlayer(answer.value.player);
  return ok(answer.value.player);
}

/** Who the cookie names, without making anybody a guest. */
export async function findSession(): Promise<PlayerFace | undefined> {
  if (known.value !== undefined || !mayHaveSession()) return known.value;
  const answer = await askApi<{ readonly player: PlayerFace | null }>('GET', '/me');
  if (answer.ok) setPlayer(answer.value.player ?? undefined);
  return known.value;
}
