import { expect, test } from 'vitest';
import { nextSteps, turnOf } from '../src/generator/generate.ts';
import { resume } from '../src/generator/resuming.ts';
import { asScript } from '../src/generator/script.ts';
import { Turn } from '../src/generator/turn.ts';
import { formatPosition } from '../src/notation/format-position.ts';
import { formatTurn } from '../src/notation/format-turn.ts';
import { play } from '../src/play.ts';
import { crewOf, Position } from '../src/position.ts';
import { CLIMBED, choicesOf, FELL, factsOf, kindOf, lengthOf, PREFIX, STONE, WON } from '../src/steps.ts';
import { type Cast, castsLedByAll, inSomeEdition } from './casts.ts';
import { towersAfter } from './invariants/routes.ts';
import { randomFleeceStart, randomStart } from './random-start.ts';
import { RUN_SEED, type Seeded, seeded } from './seeded.ts';

/** So many turns of each position are followed. */
const SAMPLE = 10;

/** Whether a turn is over but for what cards remember: nobody has won, is asked, or turns to stone. */
function isQuiet(turn: Int32Array): boolean {
  const steps = turn.subarray(1, lengthOf(turn[0]!));
  return (factsOf(turn[0]!) & WON) === 0 && !steps.some((step) => [PREFIX, STONE].includes(kindOf(step)));
}

/** A turn that a player takes step by step, any that is offered. */
function randomTurn(position: Position, chance: Seeded): Int32Array | undefined {
  const script: number[] = [];
  for (;;) {
    const { next } = nextSteps(position, script);
    if (next.length === 0) return script.length === 0 ? undefined : turnOf(position, script);
    const { step, ends } = chance.pick(next);
    script.push(asScript(step, towersAfter(position, script)));
    if (ends && chance.happens(0.5)) return turnOf(position, script);
  }
}

/** How the turn brought to its end by its choices differs from the position after it, if it does. */
function difference(position: Position, turn: Int32Array): string | undefined {
  const after = new Position();
  play(position, turn, 0, after);
  const t = new Turn();
  t.begin(position);
  resume(t, choicesOf(turn));
  const seen = (set: number): number => set & ~t.closed;
  const checks: Readonly<Record<string, boolean>> = {
    levels: t.h1 === after.h1 && t.h2 === after.h2 && t.h3 === after.h3,
    domes: seen(t.domes) === seen(after.domes),
    workers: [...Array(t.lineup.sides).keys()].every((side) => t.crew(side) === seen(crewOf(after, side))),
    females: t.females === after.females,
    facts: ((t.facts ^ factsOf(turn[0]!)) & (CLIMBED | FELL)) === 0,
  };
  const wrong = Object.keys(checks).filter((check) => !checks[check]);
  return wrong.length === 0
    ? undefined
    : `${wrong.join()} of ${formatTurn(position, turn)} in ${formatPosition(position)}`;
}

function expectSameEnds(position: Position, seed: string): void {
  const chance = seeded(seed);
  for (let n = 0; n < SAMPLE; n++) {
    const turn = randomTurn(position, chance);
    if (turn === undefined || !isQuiet(turn)) continue;
    expect(difference(position, turn), `seed "${seed}"`).toBeUndefined();
  }
}

const CASTS: readonly Cast[] = [...castsLedByAll(2, 2), ...castsLedByAll(3, 1)];

test.each(CASTS.map((cast) => [cast.join(' '), cast] as const))(
  'a turn of %s is brought to its end by its choices alone',
  (name, cast) => {
    for (const late of [false, true]) {
      const seed = `resuming ${RUN_SEED} ${name} ${late}`;
      const chance = seeded(seed);
      expectSameEnds(randomStart(inSomeEdition(cast, chance), chance, { built: true, late }), seed);
    }
  },
);

test.each(['hades', 'eris', 'hippolyta', 'scylla', 'harpies', 'castor-and-pollux'])(
  'a turn with %s beside the board is, too',
  (fleece) => {
    for (const n of [1, 2, 3, 4]) {
      const seed = `resuming ${RUN_SEED} ${fleece} ${n}`;
      expectSameEnds(randomFleeceStart(fleece, seeded(seed), { built: true, late: true }), seed);
    }
  },
);
