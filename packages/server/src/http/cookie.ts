/** The name of the cookie that says who somebody is. */
export const COOKIE = 'thera';

/** The name of the cookie that says, for a while, which browser is about to show a passkey. */
export const CEREMONY = 'thera-ceremony';

const MINUTE = 60;

interface Kind {
  /** In seconds. */
  readonly lifetime: number;
  readonly path: string;
  /** Whether it is kept back when somebody comes by a link from elsewhere. */
  readonly sameSite: 'Lax' | 'Strict';
}

const KINDS: Readonly<Record<typeof COOKIE | typeof CEREMONY, Kind>> = {
  [COOKIE]: { lifetime: 365 * 86_400, path: '/', sameSite: 'Lax' },
  [CEREMONY]: { lifetime: 10 * MINUTE, path: '/api/passkeys', sameSite: 'Strict' },
};

/** The header that sets a cookie, or takes it away. Scripts never see it, and other sites cannot make a browser send it. */
export function cookieHeader(secret: string, isSecure: boolean, name: keyof typeof KINDS = COOKIE): string {
  const { lifetime, path, sameSite } = KINDS[name];
  const age = secret === '' ? 0 : lifetime;
  const parts = [`${name}=${secret}`, `Path=${path}`, `Max-Age=${age}`, 'HttpOnly', `SameSite=${sameSite}`];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** The secret in the cookies that a browser has sent. */
export function secretIn(
  header: string | undefined,
  wanted: keyof typeof KINDS = COOKIE,
): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (name === wanted && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return undefined;
}
