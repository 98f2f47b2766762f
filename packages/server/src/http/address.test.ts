import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressFrom, householdOf } from './address.ts';

test.each([
  ['192.168.17.4', '192.168.17.4'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s counts as %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});

test.each([
  [false, '203.0.113.9', '10.0.0.1'],
  [true, '203.0.113.9', '203.0.113.9'],
  // Whatever somebody claims, the proxy adds what it has seen itself.
  [true, 'a lie, 198.51.100.7, 203.0.113.9', '203.0.113.9'],
  [true, '', '10.0.0.1'],
])('behind a proxy: %s, forwarded for “%s”: from %s', (isBehindProxy, told, address) => {
  const headers = { 'x-forwarded-for': told };
  const request = { headers, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage;
  expect(addressFrom(request, isBehindProxy)).toBe(address);
});
