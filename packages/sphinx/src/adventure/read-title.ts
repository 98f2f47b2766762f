import { fault, ok } from '@thera/table';
import { parseTitle } from './begin-adventure.ts';
import type { Title } from './log.ts';
import { isFields, isTime, type Reader } from './read-fields.ts';

/** What an adventure is called, from outside. */
export const readTitle: Reader<Title> = (input) => {
  if (!isFields(input)) return fault('bad-field');
  const text = typeof input.text === 'string' ? parseTitle(input.text) : undefined;
  if (text === undefined) return fault('bad-field', 'text');
  return isTime(input.time) ? ok({ text, time: input.time }) : fault('bad-field', 'time');
};
