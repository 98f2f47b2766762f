import { expect, test } from 'vitest';
import { formatPosition } from '../src/notation/format-position.ts';
import { crewOf } from '../src/position.ts';
import { powerOf } from '../src/powers/index.ts';
import { FLEECE_IDS } from '../src/setup/fleece.ts';
import { count } from '../src/squares.ts';
import { CARD_IDS, inSomeEdition, mayPlay, randomCast } from './casts.ts';
import { canonical, randomFleeceStart, randomStart } from './random-start.ts';
import { RUN_SEED, seeded } from './seeded.ts';

const PLAYERS = [2, 3, 4];

test.each(CARD_IDS)('random starts of %s are read as they are written, with crews that it may have', (id) => {
  for (const players of PLAYERS.filter((number) => mayPlay(id, number))) {
    for (let n = 0; n < 12; n++) {
      const seed = `start ${RUN_SEED} ${id} ${players} ${n}`;
      const chance = seeded(seed);
      const cast = inSomeEdition(randomCast(players, chance, id), chance);
      const late = n % 3 === 0;
      const position = randomStart(cast, chance, { built: n % 2 === 0, late });
      const text = formatPosition(position);
      expect(canonical(text), `seed "${seed}"`).toBe(text);
      expect(position.lineup.awaitsDraw, `seed "${seed}"`).toBe(false);
      if (!late) expect(count(crewOf(position, 0)), `seed "${seed}"`).toBe(powerOf(id).workers);
    }
  }
});

test.each(FLEECE_IDS)('random starts with %s beside the board are read as they are written', (id) => {
  for (let n = 0; n < 12; n++) {
    const seed = `fleece ${RUN_SEED} ${id} ${n}`;
    const position = randomFleeceStart(id, seeded(seed), { built: n % 2 === 0, late: n % 3 === 0 });
    const text = formatPosition(position);
    expect(canonical(text), `seed "${seed}"`).toBe(text);
    expect(text, `seed "${seed}"`).toMatch(new RegExp(`/fleece=${id};ram=[A-E][1-5]$`));
  }
});

test('every card that can remember something does so now and then', () => {
  for (const id of CARD_IDS.filter((card) => powerOf(card).parseMemory !== null)) {
    const states = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const chance = seeded(`memory ${RUN_SEED} ${id} ${n}`);
      const position = randomStart([id, 'mortal'], chance, { built: true, late: true });
      states.add(String(position.m0));
    }
    expect(states.size, id).toBeGreaterThan(1);
  }
});
