import { expect, test } from 'vitest';
import { UrgencyQueue } from './urgency-queue.ts';

test('people at a table come before those who look in, and before computers alone', () => {
  const queue = new UrgencyQueue<string>();
  expect(queue.isEmpty).toBe(true);
  queue.push('among computers', 'nobody');
  queue.push('over days', 'correspondence');
  queue.push('live', 'live');
  queue.push('live, later', 'live');
  const order = Array.from({ length: 5 }, () => queue.shift());
  expect(order).toEqual(['live', 'live, later', 'over days', 'among computers', undefined]);
  expect(queue.isEmpty).toBe(true);
});
