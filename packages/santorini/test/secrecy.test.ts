import { contractFaults, diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { formatStage } from '../src/notation/format-position.ts';
import { parseStage } from '../src/notation/parse-position.ts';
import { type State, santorini } from '../src/santorini.ts';
import { castsLedByAll, everyPair, inRotation } from './casts.ts';
import { hasSecret, imagine, leaks, secretSetup } from './secrecy.ts';
import { RUN_SEED } from './seeded.ts';
import { newMatch, randomMatch, setupOf } from './table-games.ts';

const PAIRS = everyPair().filter(hasSecret);
const TRIPLES = castsLedByAll(3, 6).filter((cast) => hasSecret(cast) && !cast.includes('mortal'));
const casts = [...inRotation(PAIRS, 4), ...inRotation(TRIPLES, 2)].map(
  (cast) => [cast.join(' '), cast] as const,
);

describe('nobody can tell apart what differs in hidden things alone', () => {
  test.each(casts)('%s', (name, cast) => {
    const seed = `${RUN_SEED}: ${name}`;
    const players = cast.length === 3 ? 3 : 2;
    for (const setup of [secretSetup(cast, seed), setupOf(players, 'fixed', cast)]) {
      expect(contractFaults(santorini, { setup, seed, decisions: 30, imagine }), `seed "${seed}"`).toEqual(
        [],
      );
      expect(leaks(setup, seed, 30), `seed "${seed}"`).toEqual([]);
    }
  });
});

test.each(casts)('what anybody sees of %s can be read', (name, cast) => {
  const seed = `${RUN_SEED}: ${name}`;
  const match = randomMatch(secretSetup(cast, seed), seed, 40);
  for (const { before } of match.history) {
    for (const onlooker of [...cast.keys(), 'watcher'] as const) {
      const { position } = santorini.view(before, onlooker);
      const stage = parseStage(position);
      expect(stage.ok && formatStage(stage.value), `seed "${seed}", ${position}`).toBe(position);
    }
  }
});

test('imagined secrets do differ', () => {
  const { state } = newMatch({ position: `${'0'.repeat(25)}/1/mortal:A1,B1/hecate:D4,E4` });
  const imagined = Array.from({ length: 5 }, (_, n) => imagine(state, 0, diceFor(sha256, 'imagined', n)));
  const texts = new Set(imagined.map(({ stage }: State) => formatStage(stage)));
  expect(texts.size).toBeGreaterThan(1);
});
