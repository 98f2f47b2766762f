import type { IncomingMessage } from 'node:http';
import type { PlayerFace } from '@thera/protocol';
import type { Result } from '@thera/table';
import type { Context, Hono } from 'hono';
import type { Refused } from '../tables/online-table.ts';

/** What the adapter hands in with each request. */
interface Bindings {
  readonly incoming: IncomingMessage;
}
/** What goes with every request. */
export interface Surroundings {
  readonly Bindings: Bindings;
  readonly Variables: { player: PlayerFace | undefined };
}

/** A request and what is known of whoever made it. */
export type Ask = Context<Surroundings>;

/** What answers requests. */
export type Api = Hono<Surroundings>;

/** Statuses for the codes that browsers and proxies should understand; all other refusals are 400. */
const STATUSES: Readonly<Record<string, 401 | 403 | 404 | 409 | 413 | 429 | 503 | 507>> = {
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'no-such-table': 404,
  'no-such-log': 404,
  'not-founder': 403,
  'name-taken': 409,
  stale: 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
  'storage-full': 507,
};

/** A zero in a text of JSON: it ends texts in C, so that databases do not take it. */
const ZERO = /(?<!\\)(?:\\\\)*\\u0000/;

/** Whether an address names something that no database can have. */
export function isUnheardOf(path: string): boolean {
  return path.includes('%00') || path.includes('\0');
}

/** What a request has sent as JSON; nothing, if texts in it cannot be kept. */
export async function bodyOf(ask: Ask): Promise<Readonly<Record<string, unknown>>> {
  // A form of another site can send text, but not JSON.
  if (!ask.req.header('content-type')?.startsWith('application/json')) return {};
  try {
    const text = await ask.req.text();
    const body: unknown = ZERO.test(text) ? {} : JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The answer, or why there is none. */
export function reply(ask: Ask, result: Result<object, Refused>): Response {
  return result.ok ? ask.json(result.value) : refuse(ask, result);
}

/** A coded refusal with a fitting status. */
export function refuse(ask: Ask, { error, at }: { readonly error: string; readonly at?: string }): Response {
  return ask.json({ error, ...(at === undefined ? {} : { at }) }, STATUSES[error] ?? 400);
}
