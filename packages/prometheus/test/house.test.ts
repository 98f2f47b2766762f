import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { POWER_IDS } from '../src/data/power-ids.ts';
import { TALENT_IDS } from '../src/data/talent-ids.ts';
import { UNIT_IDS } from '../src/data/units.ts';

const SOURCES = join(import.meta.dirname, '../src');

/** Shared code: everything but the data, and the computer, which has its own taste. */
const shared = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(data|computer|balance)[\\/]/.test(file))
  .toSorted();

/** Names that are also words of the rules: steps, questions, tokens, and what a card is spent on. */
const WORDS: readonly string[] = ['guard', 'leader', 'initiative', 'petrify', 'bloodlust', 'springTrap'];

test.each(shared)('%s names no unit, talent or power', (file) => {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  const named = [...UNIT_IDS, ...POWER_IDS, ...TALENT_IDS].filter(
    (id) => !WORDS.includes(id) && new RegExp(`['"\`]${id}['"\`]`).test(text),
  );
  expect(named).toEqual([]);
});
