/** The name of the cookie that says who somebody is. */
export const COOKIE = 'thera';

const YEAR = 365 * 86_400;

/** The header that sets the cookie. Scripts never see it, and other sites cannot make a browser send it. */
export function cookieHeader(secret: string, isSecure: boolean): string {
  const lifetime = secret === '' ? 0 : YEAR;
  const parts = [`${COOKIE}=${secret}`, 'Path=/', `Max-Age=${lifetime}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** The secret in the cookies that a browser has sent. */
export function secretIn(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (name === COOKIE && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return undefined;
}
