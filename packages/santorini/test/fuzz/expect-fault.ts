import type { Fault } from '@thera/table';
import { expect } from 'vitest';

/** A refusal has a code that is known, and where it is about a text, a place inside it. */
export function expectFault(fault: Fault<string>, codes: readonly string[], text?: string): void {
  expect(codes, `unknown code for ${JSON.stringify(text)}`).toContain(fault.error);
  if (text === undefined) return;
  const place = Number(fault.at ?? Number.NaN);
  const isInside = Number.isInteger(place) && place >= 0 && place <= text.length;
  expect(isInside, `${fault.error} at ${fault.at} in ${JSON.stringify(text)}`).toBe(true);
}
