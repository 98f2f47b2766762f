import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ADVENTURE_FAULTS,
  diamondsOn,
  diamondsOwed,
  formatAdventure,
  guestbook,
  parseAdventureText,
} from '../../src/index.ts';
import { good } from './log-of.ts';

const notation = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
const section = notation.split('\n## ').find((part) => part.startsWith('Adventure logs\n')) ?? '';
const [, example = ''] = /```json\n(.*?)```/su.exec(section) ?? [];

test('the adventure in the documents is one, and is written as it stands there', () => {
  const log = good(parseAdventureText(example));
  expect(JSON.parse(formatAdventure(log))).toEqual(JSON.parse(example));
  expect(guestbook(log)).toEqual([{ name: 'Anna', firstRiddle: 0, riddles: 1, plays: 1, colour: 'white' }]);
  expect([diamondsOn(log, 'polaris/pegasus'), diamondsOwed(log)]).toEqual([1, 1]);
});

test('every field and every code is in the documents', () => {
  const [, rest = ''] = section.split('`plays[3].seats[0].name`:');
  const [codes = ''] = rest.split('\n');
  expect([...codes.matchAll(/`([^`]+)`/gu)].map(([, code]) => code)).toEqual(ADVENTURE_FAULTS);
  for (const field of Object.keys(JSON.parse(example)))
    expect(section).toMatch(new RegExp(`\\| .*\`${field}\``, 'u'));
});
