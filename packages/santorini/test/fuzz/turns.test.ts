import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance, DECISION_ERRORS } from '../../src/advance.ts';
import { nextChoices } from '../../src/choices.ts';
import { TURN_ERRORS } from '../../src/notation/errors.ts';
import { parseStage } from '../../src/notation/parse-position.ts';
import { parseTurn } from '../../src/notation/parse-turn.ts';
import { splitDecision } from '../../src/notation/split-decision.ts';
import { santorini } from '../../src/santorini.ts';
import { turnTextFault } from '../invariants/texts.ts';
import { positionOf } from '../random-start.ts';
import { good } from '../table-games.ts';
import { expectFault } from './expect-fault.ts';
import { mutated, runs } from './mutations.ts';
import { STAGES, TURNS } from './sample-texts.ts';

const turnTexts = TURNS.map(([, turn]) => turn);
const DECISIONS = ['@B3,D3', 'offer apollo,pan', 'pick pan', 'start 2', ...turnTexts.slice(0, 20)];

test('a turn from outside is read or refused at a place in its text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TURNS), mutated(turnTexts), fc.boolean(), ([place, own], other, keep) => {
      const position = positionOf(place);
      const text = keep ? own : other;
      const turn = parseTurn(position, text);
      if (turn.ok) expect(turnTextFault(position, turn.value)).toBeUndefined();
      else expectFault(turn, TURN_ERRORS, text);
    }),
    runs(1500),
  );
});

test('a turn with small mistakes is read or refused at a place in its text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TURNS).chain(([place, turn]) => fc.tuple(fc.constant(place), mutated([turn]))),
      ([place, text]) => {
        const turn = parseTurn(positionOf(place), text);
        if (!turn.ok) expectFault(turn, TURN_ERRORS, text);
      },
    ),
    runs(1500),
  );
});

test('a decision from outside leads on or is refused with a known code', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STAGES, ...TURNS.map(([place]) => place)),
      mutated(DECISIONS),
      (place, text) => {
        const stage = good(parseStage(place));
        const next = advance(stage, splitDecision(text), ([first]) => first!);
        if (!next.ok) expectFault(next, [...DECISION_ERRORS, ...TURN_ERRORS]);
      },
    ),
    runs(1500),
  );
});

test('steps from outside are read or refused, and lead to choices or to none', () => {
  const step = fc.oneof(mutated(DECISIONS), fc.anything());
  fc.assert(
    fc.property(
      fc.constantFrom(...STAGES, ...TURNS.map(([place]) => place)),
      fc.array(step, { maxLength: 3 }),
      (place, inputs) => {
        const steps = inputs.flatMap((input) => {
          const parsed = santorini.parseStep(input);
          if (!parsed.ok) expectFault(parsed, ['bad-step']);
          return parsed.ok ? [parsed.value] : [];
        });
        const stage = good(parseStage(place));
        for (const { step: next } of nextChoices(stage, steps))
          expect(santorini.parseStep(next)).toEqual({ ok: true, value: next });
        const after = advance(stage, steps, ([first]) => first!);
        if (!after.ok) expectFault(after, [...DECISION_ERRORS, ...TURN_ERRORS]);
      },
    ),
    runs(1500),
  );
});
