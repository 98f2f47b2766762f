import { fault, ok, type Result } from '@thera/table';

/** Why the server did not do what it was asked for; `unavailable` also if it could not be reached. */
export type ApiRefusal = string;

/** Asks the server for something that needs no socket. The shape of an answer is the server's promise. */
export async function askApi<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Result<Answer, ApiRefusal>> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(`/api${path}`, { method, ...(body === undefined ? {} : json) });
    const answer: unknown = await response.json();
    if (response.ok) return ok(answer as Answer);
    const { error, at } = answer as { readonly error?: string; readonly at?: string };
    return fault(error ?? 'unavailable', at);
  } catch {
    return fault('unavailable');
  }
}
