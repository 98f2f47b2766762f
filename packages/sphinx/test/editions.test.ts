import { readFileSync } from 'node:fs';
import { begin, replay, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { latestEdition, riddleInEdition } from '../src/editions.ts';
import { RIDDLES } from '../src/riddles/index.ts';
import { parseSetup, usualSetup } from '../src/setup.ts';
import { sphinx } from '../src/sphinx.ts';

/** The digest of every edition of every riddle. Nothing here is ever changed: a riddle that is gets a line more. */
const DIGESTS: readonly (readonly string[])[] = JSON.parse(
  readFileSync(new URL('./editions.json', import.meta.url), 'utf8'),
);

/** The same whatever the order of fields. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const digest = (riddle: number, edition: number): string =>
  sha256(JSON.stringify(riddleInEdition(riddle, edition), inOrder)).slice(0, 16);

describe.each(RIDDLES.map(({ number }) => number))('riddle %i', (riddle) => {
  const editions = Array.from({ length: latestEdition(riddle) + 1 }, (_, edition) => edition);

  test('is in every edition what it was: what differs now stands in `earlier`, and its digest in editions.json', () => {
    expect(editions.map((edition) => digest(riddle, edition))).toEqual(DIGESTS[riddle]);
  });
  test('begins in its latest edition, and is played on in the one it was begun in', () => {
    expect(usualSetup(riddle, 2).edition).toBe(editions.at(-1));
    for (const edition of editions) {
      const begun = begin(sphinx, { ...usualSetup(riddle, 2), edition }, 'editions');
      if (!begun.ok) throw new Error(begun.error);
      const again = replay(sphinx, JSON.parse(JSON.stringify(begun.value.record)));
      expect(again.ok && again.value.state.stockpile).toEqual(riddleInEdition(riddle, edition).stockpile);
    }
  });
});

test('a game from before editions were counted is of the first; one of an edition to come is refused', () => {
  const { edition: _, ...setup } = usualSetup(16, 2);
  expect(parseSetup(setup)).toMatchObject({ value: { edition: 0 } });
  for (const edition of [latestEdition(16) + 1, -1, 0.5, '0', null])
    expect(parseSetup({ ...setup, edition })).toEqual({
      ok: false,
      error: 'unknown-edition',
      at: 'edition',
    });
});
