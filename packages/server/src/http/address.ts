import type { IncomingMessage } from 'node:http';

/** Where a visitor comes from, as far as limits are concerned. A proxy before us adds whom it has heard last. */
export function addressFrom({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const told = isBehindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return householdOf(told === undefined || told === '' ? (socket.remoteAddress ?? '') : told);
}

/** One household has a whole network of addresses of the sixth version, and may not do everything once for each. */
export function householdOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [start = '', end] = plain.toLowerCase().split('%')[0]!.split('::');
  const groups = start === '' ? [] : start.split(':');
  const last = end === undefined || end === '' ? [] : end.split(':');
  const between = end === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const whole = [...groups, ...Array<string>(between).fill('0'), ...last];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
