import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PlayerFace } from '@thera/protocol';
import { ok, type Result } from '@thera/table';
import { type ApiRefusal, askApi } from './api.ts';
import { mayHaveSession, noteSession } from './may-have-session.ts';

const known: Signal<PlayerFace | undefined> = signal(undefined);

/** Who plays on this device, as the server knows them; undefined before it was asked, and for somebody without a session. */
export const player: ReadonlySignal<PlayerFace | undefined> = known;

/** Somebody has signed in, is called otherwise now, or has signed out. */
export function setPlayer(now: PlayerFace | undefined): void {
  known.value = now;
  noteSession(now !== undefined);
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
  if (known.value !== undefined || !mayHaveSession.peek()) return known.value;
  const answer = await askApi<{ readonly player: PlayerFace | null }>('GET', '/me');
  if (answer.ok) setPlayer(answer.value.player ?? undefined);
  return known.value;
}
