import { formatSquare, POWER_IDS, parseSquare, santorini } from '@thera/santorini';
import { begin, diceFor, sha256 } from '@thera/table';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import {
  attemptOn,
  beginAttempt,
  choicesIn,
  choicesOn,
  openChoices,
  resumeAttempt,
  rivalActs,
  take,
  tap,
  workersIn,
} from '../src/santorini/attempt.ts';
import { explainTap } from '../src/santorini/explain.ts';
import { after, seatToAct } from '../src/santorini/match.ts';
import { viewToDecide } from '../src/santorini/sight.ts';
import { isComplete, stepBack } from '../src/table/attempt.ts';
import { FLAT, heights, stageOf, tapped, toldByTaps } from './playing.ts';

const TEXTS = santoriniCatalogueOf('en');
/** Whose workers are out of the way. */
const AWAY = 'mortal:A5,E5';

describe('a turn by tapping squares', () => {
  /** What follows the steps: `.` the turn is over, `(.)` it may be, `…` it goes on. */
  test.each([
    ['worker, move, build', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'B3 B4 C4', 'B3>B4 ^C4.'],
    ['another worker instead', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'B3 D3 D2 D3', 'D3>D2 ^D3.'],
    ['a worker put down again', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'B3 B3', '…'],
    ['the only worker need not be picked up', `${FLAT}/1/mortal:B3/${AWAY}`, 'B4', 'B3>B4 …'],
    ['with two, a square of both means nothing', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'C3', 'refused'],
    ['a square of one picks it up', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'B4', 'B3 …'],
    ['and the next tap goes there', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'B4 B4', 'B3>B4 …'],
    ['a square of nobody means nothing', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'C1', 'refused'],
    ['nor does a worker of others', `${FLAT}/1/mortal:B3,D3/${AWAY}`, 'A5', 'refused'],
    ['a win ends the turn', `${heights({ B3: 2, B4: 3 })}/1/mortal:B3,D3/${AWAY}`, 'B3 B4', 'B3>B4.'],
    ['a second move', `${FLAT}/1/artemis:B3,D3/${AWAY}`, 'B3 B4 B5', 'B3>B4 B4>B5 …'],
    ['no second move back, so a build', `${FLAT}/1/artemis:B3,D3/${AWAY}`, 'B3 B4 B3', 'B3>B4 ^B3.'],
    ['moves along the edge', `${FLAT}/1/triton:A1,D3/${AWAY}`, 'A1 A2 A3', 'A1>A2 A2>A3 …'],
    ['a walker stays in hand', `${FLAT}/1/hermes:B3,D3/${AWAY}`, 'B3 B2 B1 C1', 'B3>B2 B2>B1 B1>C1 …'],
    ['no turn ends at one tap', `${heights({ C3: 1 })}/1/hermes:B3,D3/${AWAY}`, 'C3', 'refused'],
    ['nor with a worker in hand', `${heights({ B4: 2 })}/1/hermes:B3,D3/${AWAY}`, 'B3 B4', 'refused'],
    ['a second build, if wished', `${FLAT}/1/demeter:B3,D3/${AWAY}`, 'B3 B4 C4', 'B3>B4 ^C4 (.)'],
    ['on another square', `${FLAT}/1/demeter:B3,D3/${AWAY}`, 'B3 B4 C4 C5', 'B3>B4 ^C4 ^C5.'],
    ['not on the same', `${FLAT}/1/demeter:B3,D3/${AWAY}`, 'B3 B4 C4 C4', 'refused'],
    ['on the same', `${FLAT}/1/hephaestus:B3,D3/${AWAY}`, 'B3 B4 C4 C4', 'B3>B4 ^C4 ^C4.'],
    ['a build under oneself', `${FLAT}/1/zeus:B3,D3/${AWAY}`, 'B3 B4 B4', 'B3>B4 ^B4.'],
    ['no build before the move by accident', `${FLAT}/1/prometheus:B3,D3/${AWAY}`, 'C3', 'refused'],
    ['so a square is for a move', `${FLAT}/1/prometheus:B3/${AWAY}`, 'B4', 'B3>B4 …'],
    ['out of reach before the move', `${FLAT}/1/prometheus:B3/${AWAY}`, 'A1', 'refused'],
    ['a swap', `${FLAT}/1/apollo:B3,D3/mortal:B4,E5`, 'B3 B4 C4', 'B3<>B4 ^C4.'],
    ['a push', `${FLAT}/1/minotaur:B3,D3/mortal:B4,E5`, 'B3 B4 B3', 'B3>B4(>B5) ^B3.'],
    ['no push off the board', `${FLAT}/1/minotaur:B4,D3/mortal:B5,E5`, 'B4 B5', 'refused'],
    ['who is forced across', `${FLAT}/1/charon:B3,D3/mortal:B4,E5`, 'B4 B2', 'B4=>B2 …'],
    ['or the move alone', `${FLAT}/1/charon:B3,D3/mortal:B4,E5`, 'B3 B2', 'B3>B2 …'],
    ['who is lured, and where to', `${FLAT}/1/siren[s]:B3,D3/${AWAY}`, 'A5 A4', 'A5=>A4 …'],
    ['who is pulled', `${FLAT}/1/proteus:B3,D3,C1/${AWAY}`, 'B3 B2 D3 B3', 'B3>B2 D3=>B3 …'],
    ['a block less', `${heights({ C2: 1 })}/1/ares:A1,C1/${AWAY}`, 'A1 A2 A3 C2', 'A1>A2 ^A3 -C2.'],
    ['everybody moves', `${FLAT}/1/terpsichore:A1,E1/${AWAY}`, 'A1 A2 E2', 'A1>A2 E1>E2 …'],
    ['a token', `${FLAT}/1/charybdis:A1,B1/${AWAY}`, 'A1 A2 A3 C3', 'A1>A2 ^A3 *C3.'],
    ['who changes places', `${FLAT}/1/nemesis:A1,B1/${AWAY}`, 'A1 B2 A1 B2 A5', 'A1>B2 ^A1 B2<>A5 …'],
    ['a pair', `${FLAT}/1/adonis:A1,B1/${AWAY}`, 'A1 A2 A3 B1 E5', 'A1>A2 ^A3 B1&E5.'],
    ['a worker of others', `${FLAT}/1/eris:B3,D3/mortal:B5,E5`, 'B5 B4 B5', 'B5>B4 ^B5.'],
    ['an answer', `${FLAT}/1/atlas:B3,D3/gaea:A5,E5/steps=B3>B4^C4X;react=2`, 'C5', '+C5.'],
  ])('%s', (_, position, squares, steps) => {
    expect(toldByTaps(position, squares)).toBe(steps);
  });

  test.each([
    ['nobody walks', `${FLAT}/1/hermes:B3,D3/${AWAY}`, 'C3', 'build', '^C3.'],
    ['also with a worker in hand', `${FLAT}/1/hermes:B3,D3/${AWAY}`, 'B3 C3', 'build', '^C3.'],
    ['a build before the move', `${FLAT}/1/prometheus:B3,D3/${AWAY}`, 'C3', 'build', '^C3 …'],
    ['by the worker in hand', `${FLAT}/1/prometheus:B3,D3/${AWAY}`, 'B3 B4', 'build', '^B4 …'],
    ['not out of its reach', `${FLAT}/1/prometheus:B3,D3/${AWAY}`, 'B3 E3', 'build', 'refused'],
    ['a worker is picked up all the same', `${FLAT}/1/prometheus:B3,D3/${AWAY}`, 'B3', 'build', 'B3 …'],
    ['both build', `${FLAT}/1/castor-and-pollux:B3,D3/${AWAY}`, 'B3 E3', 'build', '^E3 …'],
    ['a new worker, who moves', `${FLAT}/1/jason:B3,D3/${AWAY}`, 'C1', 'place-worker', '+C1 …'],
  ] as const)('what comes before the move is asked for: %s', (_, position, squares, act, steps) => {
    expect(toldByTaps(position, squares, act)).toBe(steps);
  });

  test.each([
    ['mortal', []],
    ['hermes', ['move', 'build']],
    ['prometheus', ['move', 'build']],
    ['achilles', ['move', 'build']],
    ['castor-and-pollux', ['move', 'build']],
    ['jason', ['move', 'place-worker']],
    ['charon', []],
  ] as const)('%s may begin a turn with %j', (power, acts) => {
    const position = `${FLAT}/1/${power}:B3,D3/mortal:B5,E5`;
    expect(rivalActs(attemptOn(stageOf(position)))).toEqual(acts);
    expect(rivalActs(tapped(position, 'B3'))).toEqual(acts);
  });

  test('where a square may serve for two things, the usual one is meant unless another is preferred', () => {
    const atlas = tapped(`${FLAT}/1/atlas:B3,D3/mortal:B5,D5`, 'B3 B4');
    expect(rivalActs(atlas)).toEqual(['build', 'dome']);
    const site = parseSquare('C4')!;
    expect(choicesOn(atlas, site).map(({ step }) => step)).toEqual(['^C4']);
    expect(choicesOn(atlas, site, 'dome').map(({ step }) => step)).toEqual(['^C4X']);
  });

  test('goes on from what was typed, in whatever letters', () => {
    const stage = stageOf(`${FLAT}/1/hermes:B3,D3/mortal:B5,D5`);
    const typed = resumeAttempt(attemptOn(stage), { steps: ['b3>b2 b2>b1'] });
    expect(choicesIn(typed).map(({ step }) => step)).toContain('B1>C1');
    expect(typed.mayEnd).toBe(false);
    expect(stepBack(typed).steps).toEqual([]);
    const whole = resumeAttempt(attemptOn(stageOf(`${FLAT}/1/demeter:B3,D3/mortal:B5,D5`)), {
      steps: ['b3>b4', '^c4'],
    });
    expect([whole.mayEnd, isComplete(whole)]).toEqual([true, false]);
  });

  test('goes back step by step to the beginning', () => {
    const whole = tapped(`${FLAT}/1/mortal:B3,D3/mortal:B5,D5`, 'B3 B4 C4');
    const seen = [whole, stepBack(whole), stepBack(stepBack(whole)), stepBack(stepBack(stepBack(whole)))];
    expect(seen.map(({ steps, worker }) => [steps.length, worker])).toEqual([
      [2, undefined],
      [1, undefined],
      [0, parseSquare('B3')],
      [0, undefined],
    ]);
  });
});

describe('tapping leads through whole games', () => {
  test.each(POWER_IDS)('with %s', (power) => {
    const seed = `attempt ${power}`;
    const dice = diceFor(sha256, seed, 0);
    const setup = santorini.parseSetup({ players: 2, mode: 'fixed', powers: [power, 'mortal'] });
    if (!setup.ok) throw new Error(setup.error);
    const begun = begin(santorini, setup.value, seed);
    if (!begun.ok) throw new Error(begun.error);
    let match = begun.value;
    for (let turn = 0; turn < 16 && match.outcome === undefined; turn++) {
      const seat = seatToAct(match);
      let attempt = beginAttempt(viewToDecide(match, seat), seat);
      while (!isComplete(attempt) && !(attempt.mayEnd && dice.below(2) === 0)) {
        const open = [undefined, ...rivalActs(attempt)].flatMap((act) => openChoices(attempt, act));
        const workers = workersIn(attempt).filter((square) => square !== attempt.worker);
        const options = [...open, ...workers];
        expect(options.length, `${seed}: ${attempt.steps.join(' ')}`).toBeGreaterThan(0);
        const refused = dice.below(25);
        if (tap(attempt, refused).kind === 'refused')
          expect(explainTap(attempt, refused, TEXTS), `${seed}: ${attempt.steps.join(' ')}`).not.toContain(
            TEXTS.telling.canChoose(formatSquare(refused)),
          );
        const option = dice.pick(options);
        if (typeof option === 'object') attempt = take(attempt, option);
        else {
          const result = tap(attempt, option);
          if (result.kind === 'attempt') attempt = result.attempt;
          else expect(result.kind, `${seed}: ${formatSquare(option)}`).toBe('ambiguous');
        }
      }
      const next = after(match, { kind: 'decision', seat, steps: attempt.steps });
      expect(next.ok, `${seed}: ${attempt.steps.join(' ')}`).toBe(true);
      if (next.ok) match = next.value;
    }
  });
});
