import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { sphinx } from '../src/sphinx.ts';
import type { State } from '../src/state.ts';
import { choices, choicesWith, happenings, play, position, type Sketch } from './positions.ts';
import { afterEffects } from './step-three.ts';

const dice = diceFor(sha256, 'endings', 0);
const CORNERS = '0,0 4,4 4,0 0,4';

/** A table at which everybody has a device. */
function apart(players: number, sketch: Sketch = {}): State {
  const state = position({ players, workers: CORNERS, ...sketch });
  return { ...state, setup: { ...state.setup, isOneDevice: false } };
}
const solved = { achieved: ['silver'] } as const;

describe('8: a riddle ends', () => {
  test('when a second worker is destroyed, with what was achieved', () => {
    const state = position({ workers: '0,0 - 4,0 0,4', change: { gems: [], destroyed: 1, ...solved } });
    const after = play(state, 'game', 'destroy 3');
    expect(after.ending).toBe('destroyed');
    expect(sphinx.outcome(after)).toMatchObject({ kind: 'won', winners: [0, 1], reason: 'silver' });
    expect(sphinx.toAct(after)).toEqual([]);
  });
  test('and not with the first', () => {
    const state = position({ workers: CORNERS, change: { gems: [] } });
    const after = play(state, 'game', 'destroy 3');
    expect(after.ending).toBeNull();
    expect(after.fates[3]).toBe('destroyed');
    expect(after.turn.number).toBe(2);
  });
  test('without anything achieved it is lost', () => {
    const state = position({ workers: '0,0 - 4,0 0,4', change: { gems: [], destroyed: 1 } });
    expect(sphinx.outcome(play(state, 'game', 'destroy 3'))).toMatchObject({
      kind: 'lost',
      reason: 'destroyed',
    });
  });
  test('nobody falls who sleeps', () => {
    const state = position({ workers: CORNERS, change: { gems: [], asleep: [{ figure: 0, seat: 1 }] } });
    expect(choices(play(state, 'game'))).toEqual(['destroy 1', 'destroy 2', 'destroy 3']);
  });
  test('when time runs out', () => {
    const after = afterEffects(position({ riddle: 14, change: { clock: 21 } }));
    expect(sphinx.outcome(after)).toMatchObject({ kind: 'lost', reason: 'time' });
  });
  test('the highest objective names the result', () => {
    const state = position({ riddle: 14, change: { clock: 21, achieved: ['silver', 'heroic', 'gold'] } });
    expect(sphinx.outcome(afterEffects(state))).toMatchObject({ kind: 'won', reason: 'heroic' });
  });
});

describe('9: finishing', () => {
  test('is a choice once the riddle is solved, and not before', () => {
    expect(choicesWith(position({}), 'finish')).toEqual([]);
    expect(choicesWith(position({ change: solved }), 'finish')).toEqual(['finish']);
  });
  test('on one device one confirmation is enough', () => {
    const after = play(position({ change: solved }), 'finish');
    expect(after.ending).toBe('finished');
    expect(sphinx.outcome(after)).toMatchObject({ kind: 'won', reason: 'silver' });
  });
  test('apart the others are asked, one after the other', () => {
    const proposed = play(apart(3, { seat: 1, change: solved }), 'finish');
    expect(proposed.ending).toBeNull();
    expect(sphinx.toAct(proposed)).toEqual([2]);
    expect(choices(proposed)).toEqual(['agree', 'play-on']);
    const once = play(proposed, 'agree');
    expect(sphinx.toAct(once)).toEqual([0]);
    expect(play(once, 'agree').ending).toBe('finished');
  });
  test('one no and the turn goes on, without another proposal', () => {
    const refused = play(apart(3, { change: solved }), 'finish', 'play-on');
    expect(sphinx.toAct(refused)).toEqual([0]);
    expect(refused.asks).toEqual([]);
    expect(choicesWith(refused, 'finish')).toEqual([]);
    const next = play(refused, '0>1,1', '0+1,0 L1');
    expect(choicesWith(next, 'finish')).toEqual(['finish']);
  });
  test('a second no is not asked for after the first, nor after a yes and a no', () => {
    const refused = play(apart(3, { change: solved }), 'finish', 'agree', 'play-on');
    expect(refused.ending).toBeNull();
    expect(sphinx.toAct(refused)).toEqual([0]);
  });
  test('only at the start of a turn', () => {
    expect(choicesWith(play(position({ workers: CORNERS, change: solved }), '0>1,1'), 'finish')).toEqual([]);
  });
  test('alone nobody is asked', () => {
    expect(play(apart(1, { change: solved }), 'finish').ending).toBe('finished');
  });
  test('who has gone for good is not asked', () => {
    const state = apart(3, { change: { ...solved, gone: [1] } });
    const proposed = play(state, 'finish');
    expect(sphinx.toAct(proposed)).toEqual([2]);
    expect(play(proposed, 'agree').ending).toBe('finished');
  });
  test('who proposes for one that has gone is not asked', () => {
    const state = apart(3, { seat: 0, change: { ...solved, gone: [0] } });
    expect(sphinx.toAct(state)).toEqual([1]);
    const proposed = play(state, 'finish');
    expect(happenings(proposed, 'proposed')).toEqual([{ kind: 'proposed', seat: 1, what: 'finish' }]);
    expect(sphinx.toAct(proposed)).toEqual([2]);
    expect(play(proposed, 'agree').ending).toBe('finished');
  });
  test('the last who is left finishes without asking', () => {
    expect(play(apart(2, { change: { ...solved, gone: [1] } }), 'finish').ending).toBe('finished');
  });
});

describe('10: giving up', () => {
  test('is a choice until the riddle is solved, by the same agreement', () => {
    expect(choicesWith(position({ change: solved }), 'give-up')).toEqual([]);
    const asked = play(apart(2), 'give-up');
    expect(asked.ending).toBeNull();
    const given = play(asked, 'agree');
    expect(given.ending).toBe('gave-up');
    expect(sphinx.outcome(given)).toMatchObject({ kind: 'lost', reason: 'gave-up' });
  });
  test('one no and it is played on', () => {
    const refused = play(apart(2), 'give-up', 'play-on');
    expect(choicesWith(refused, 'give-up')).toEqual([]);
    expect(choices(refused)).toContain('game');
  });
});

describe('a seat that is left for good', () => {
  test('is played by the next clockwise that is still there', () => {
    const state = sphinx.leave!(apart(4, { seat: 2 }), 2, dice);
    expect(sphinx.toAct(state)).toEqual([3]);
    expect(sphinx.toAct(sphinx.leave!(state, 3, dice))).toEqual([0]);
  });
  test('keeps its workers and gods', () => {
    const state = sphinx.leave!(apart(2, { seat: 0, gods: 'artemis:0' }), 0, dice);
    expect(choicesWith(state, '0>')).not.toEqual([]);
    expect(choicesWith(play(state, '0>1,1'), '{artemis}')).not.toEqual([]);
  });
  test('has its turns as before', () => {
    const state = sphinx.leave!(apart(2, { seat: 0 }), 1, dice);
    const after = play(state, '0>1,1', '0+1,0 L1');
    expect(after.turn.seat).toBe(1);
    expect(sphinx.toAct(after)).toEqual([0]);
  });
  test('places its workers through another', () => {
    const begun = sphinx.start({ ...apart(2).setup }, dice);
    if (!begun.ok) throw new Error(begun.error);
    expect(sphinx.toAct(sphinx.leave!(begun.value, 0, dice))).toEqual([1]);
  });
  test('when nobody is left the riddle ends with what was achieved', () => {
    const last = sphinx.leave!(sphinx.leave!(apart(2, { change: solved }), 0, dice), 1, dice);
    expect(last.ending).toBe('deserted');
    expect(sphinx.outcome(last)).toMatchObject({ kind: 'won', reason: 'silver' });
    const lost = sphinx.leave!(sphinx.leave!(apart(2), 0, dice), 1, dice);
    expect(sphinx.outcome(lost)).toMatchObject({ kind: 'lost', reason: 'deserted' });
  });
  test('if it was the last to be asked, all others have agreed', () => {
    const proposed = play(apart(3, { change: solved }), 'finish', 'agree');
    expect(sphinx.leave!(proposed, 2, dice).ending).toBe('finished');
    const earlier = sphinx.leave!(play(apart(3, { change: solved }), 'finish'), 1, dice);
    expect(earlier.ending).toBeNull();
    expect(sphinx.toAct(earlier)).toEqual([2]);
  });
  test('if it was the one who proposed, the others are still asked', () => {
    const proposed = play(apart(3, { change: solved }), 'finish');
    const left = sphinx.leave!(proposed, 0, dice);
    expect(sphinx.toAct(left)).toEqual([1]);
    expect(play(left, 'agree', 'agree').ending).toBe('finished');
  });
  test('what it had been asked to choose another chooses', () => {
    const asked = play(apart(2, { change: { gems: [] } }), 'game');
    expect(sphinx.toAct(sphinx.leave!(asked, 0, dice))).toEqual([1]);
    expect(choices(sphinx.leave!(asked, 0, dice))).toHaveLength(4);
  });
});
