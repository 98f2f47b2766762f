import type { IncomingMessage } from 'node:http';
import type { Place } from '../accounts/passkeys.ts';

/** Whether a visitor came by https, as far as the proxy before us says so. */
export function isSecure({ headers }: IncomingMessage, isBehindProxy: boolean): boolean {
  return isBehindProxy && headers['x-forwarded-proto'] === 'https';
}

/** Where a visitor has found us; undefined where the request does not say it. */
export function placeOf(request: IncomingMessage, isBehindProxy: boolean): Place | undefined {
  const { host = '' } = request.headers;
  try {
    const { origin, hostname } = new URL(`${isSecure(request, isBehindProxy) ? 'https' : 'http'}://${host}`);
    return { origin, host: hostname };
  } catch {
    return undefined;
  }
}
