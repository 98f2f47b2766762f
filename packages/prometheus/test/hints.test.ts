import { expect, test } from 'vitest';
import { adviceFor } from '../src/computer/advice.ts';
import { explain } from '../src/computer/explain.ts';
import type { Reason, Risk } from '../src/computer/reason.ts';
import type { Side } from '../src/data/sides.ts';
import { parseDecision } from '../src/notation/parse-decision.ts';
import { viewOf } from '../src/view.ts';
import { type Position, position } from './positions.ts';

const SEATS: Readonly<Record<Side, number>> = { blue: 0, red: 1 };

/** The parts of reasons that a line is about. */
type Part = Partial<Record<string, unknown>>;

interface Line {
  readonly what: string;
  readonly given: Position;
  readonly decision: string;
  readonly reason: Part & Pick<Reason, 'kind'>;
  readonly risk?: Part & Pick<Risk, 'kind'>;
}

const LINES: readonly Line[] = [
  {
    what: 'a god calms the hound, which may hit it',
    given: { blue: 'hades@S18 hephaestus@S2', red: 'cerberus@S21 zeus@O19 ares@O19' },
    decision: 'act hades simple, walk S21, calm, end, done',
    reason: { kind: 'calms', unit: 'hades', rage: 3 },
    risk: { kind: 'exposed', unit: 'hades', by: 'cerberus' },
  },
  {
    what: 'the last calm wins for certain',
    given: { blue: 'hades@S21 hephaestus@S2', red: 'cerberus@S21 zeus@O19 ares@O19', rage: 1 },
    decision: 'act hades simple, calm',
    reason: { kind: 'wins', how: 'calm', chance: 1 },
  },
  {
    what: 'a god leaves',
    given: { turn: 'red', blue: 'hades@S2 hephaestus@S2', red: 'cerberus@S21 zeus@O2 ares@O19' },
    decision: 'act zeus simple, exit',
    reason: { kind: 'wins', how: 'exit', chance: 1 },
  },
  {
    what: 'an attack tells its wounds, and that it is answered',
    given: { blue: 'minotaur@O12 hades@S2 hephaestus@S2', red: 'cerberus@S21 zeus@O19 ares@O12' },
    decision: 'act minotaur simple, attack ares',
    reason: { kind: 'strikes', unit: 'minotaur', target: 'ares' },
    risk: { kind: 'struck-back', unit: 'minotaur', by: 'ares' },
  },
  {
    what: 'a way into a token may end in a net',
    given: {
      turn: 'red',
      blue: 'hades@S2 hephaestus@S2',
      red: 'cerberus@S21 zeus@O19 ares@O19',
      tokens: { O24: 'net' },
    },
    decision: 'act zeus complex, run O24',
    reason: { kind: 'nears-exit', unit: 'zeus' },
    risk: { kind: 'net', unit: 'zeus', area: 'O24' },
  },
  {
    what: 'a friend is cut free',
    given: { turn: 'red', blue: 'hades@S2 hephaestus@S2', red: 'cerberus@S21 zeus@O9!net ares@O9' },
    decision: 'act ares simple, free zeus, end, done',
    reason: { kind: 'frees', unit: 'ares', friend: 'zeus' },
  },
  {
    what: 'somebody in the way of a god that could leave holds it back',
    given: { blue: 'acamas@O2 hades@S2 hephaestus@S2', red: 'cerberus@S21 zeus@O5 ares@O19' },
    decision: 'act acamas simple, walk O5, end, done',
    reason: { kind: 'holds-back', unit: 'acamas', target: 'zeus' },
  },
  {
    what: 'a recruit enters',
    given: { blue: 'hydra@- hades@S2 hephaestus@S2', red: 'cerberus@S21 zeus@O19 ares@O19' },
    decision: 'act hydra complex, deploy O2, done',
    reason: { kind: 'enters', unit: 'hydra', map: 'olympus' },
  },
];

test.each(LINES)('$what', ({ given, decision, reason, risk }) => {
  const side = given.turn === 'red' ? 'red' : 'blue';
  const steps = parseDecision(decision);
  if (!steps.ok) throw new Error(steps.error);
  const state = position(given);
  const { reasons, risks } = explain(viewOf(state, SEATS[side]), SEATS[side], steps.value);
  expect(reasons).toContainEqual(expect.objectContaining(reason));
  if (risk !== undefined) expect(risks).toContainEqual(expect.objectContaining(risk));
});

test('the adviser takes a win that is there, and says so first', () => {
  const state = position({ blue: 'hades@S21 hephaestus@S2', red: 'cerberus@S21 zeus@O19 ares@O19', rage: 1 });
  const advice = adviceFor({
    view: viewOf(state, 0),
    seat: 0,
    level: 'foreman',
    budget: { clock: () => 0 },
    seed: 'hint',
  });
  expect(advice?.reasons[0]).toEqual({ kind: 'wins', how: 'calm', chance: 1 });
});
