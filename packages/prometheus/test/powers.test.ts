import { expect, test } from 'vitest';
import { UNITS } from '../src/data/units.ts';
import { attackIn, findUnit } from '../src/field.ts';
import type { OpenCards } from '../src/state.ts';
import { after, offered, position, refusal } from './positions.ts';

const blanks = (count: number): readonly number[] => Array<number>(count).fill(0);

test('Thunderbolt strikes two areas away without sight; nobody guards or evades', () => {
  const state = position({ red: 'zeus@O12', blue: 'hades@O5 medusa@O8 hoplites@O5', turn: 'red' });
  expect(refusal(state, 'act zeus simple, attack hades')).toBe('out-of-range');
  const struck = after(state, 'act zeus simple, power thunderbolt hades', blanks(8));
  expect(struck.happened).toContainEqual(
    expect.objectContaining({ kind: 'valued', target: 'hades', offence: 8 }),
  );
  expect(struck.ask?.kind).toBe('activation');
});

test('powers cost Art of War', () => {
  const state = position({ red: 'zeus@O12', blue: 'hades@O8', turn: 'red', hands: { 1: ['zeus'] } });
  expect(refusal(state, 'act zeus simple, power thunderbolt hades')).toBe('no-art-of-war');
});

test('offensive powers take the attack, and are not for complex activations', () => {
  const state = position({ red: 'zeus@O12', blue: 'hades@O8', turn: 'red' });
  expect(refusal(after(state, 'act zeus simple, attack hades', blanks(8)), 'power thunderbolt hades')).toBe(
    'action-used',
  );
  expect(refusal(state, 'act zeus complex, power thunderbolt hades')).toBe('complex-activation');
});

test('Bloodlust: who has destroyed somebody in its own activation moves on, onto tokens too', () => {
  const state = position({
    red: 'ares@O12',
    blue: 'hoplites@O12:1',
    turn: 'red',
    tokens: { O13: 'net' },
    hands: { 0: [] },
  });
  const killed = after(state, 'act ares simple, attack hoplites, auto', [5, ...blanks(8)]);
  expect(killed.ask?.kind).toBe('bloodlust');
  expect(offered(killed)).toContain('no');
  const moved = after(killed, 'bloodlust O13');
  expect(findUnit(moved, 'ares')?.area).toBe('O13');
  expect(moved.activation).toBeNull();
});

test('Bloodlust is not for retaliations', () => {
  const state = position({
    red: 'ares@O12',
    blue: 'hoplites@O12:1',
    hands: { 0: ['hoplites'], 1: ['ares'] },
  });
  const first = after(after(state, 'act hoplites simple, attack ares'), 'initiative, auto', [
    5,
    ...blanks(8),
  ]);
  expect(findUnit(first, 'hoplites')?.area).toBeNull();
  expect(first.ask).toMatchObject({ kind: 'turn', seat: 0 });
});

test('P9: War Cry lasts to the end of the turn, for those who stood near, not for gods', () => {
  const state = position({ red: 'ares@O12 zeus@O12 spartans@O8 centaurs@O5', blue: 'hades@O8', turn: 'red' });
  const roused = after(state, 'act ares simple, power warCry, end');
  expect(roused.lasting).toEqual([{ power: 'warCry', by: 'ares', on: 'spartans' }]);
  const struck = after(roused, 'second, act spartans simple, attack hades', blanks(6));
  expect(struck.happened).toContainEqual(expect.objectContaining({ kind: 'valued', offence: 6 }));
  expect(after(after(struck, 'no, end'), 'done').lasting).toEqual([]);
});

test('powers at the start come before every action', () => {
  const state = position({ red: 'ares@O12', blue: 'hades@S2', turn: 'red' });
  expect(refusal(state, 'act ares simple, walk O13, power warCry')).toBe('too-late-for-power');
});

test('P10: Helm of Shadows ends the activation, hides from other areas and protects in his own', () => {
  const state = position({ blue: 'hades@S18', red: 'cerberus@S21 eagle@S18 atalanta@S15' });
  expect(refusal(state, 'act hades simple, power helmOfShadows, walk S15')).toBe('activation-ending');
  const hidden = after(state, 'act hades simple, power helmOfShadows, end, done');
  expect(refusal(hidden, 'act atalanta simple, attack hades')).toBe('untargetable');
  expect(refusal(hidden, 'act cerberus simple, power blazingFire S18')).toBe('no-target-there');
  expect(attackIn(after(hidden, 'act eagle simple, attack hades', [5, 5, ...blanks(3)]))?.defence).toBe(9);
});

test('Soul Tithe draws once a turn for an enemy on its map, on water too', () => {
  const given = {
    blue: 'hades@S13 minotaur@O12 medusa@S5',
    red: 'centaurs@S5:1 spartans@S6:1',
    hands: { 1: [] },
  } as const;
  const state = position({ ...given, decks: { 0: ['hades', 'hades', 'hades'] } });
  const before = (state.seats[0]!.cards as OpenCards).hand.length;
  const once = after(state, 'act medusa simple, attack centaurs, auto', [5, ...blanks(6)]);
  expect((once.seats[0]!.cards as OpenCards).hand).toHaveLength(before);
  expect(once.turn.spent).toEqual(['soulTithe']);
});

test('Soul Tithe does not reach the other map', () => {
  const state = position({ blue: 'hades@S13 minotaur@O12', red: 'centaurs@O12:1', hands: { 1: [] } });
  const killed = after(state, 'act minotaur simple, attack centaurs, no, auto', [5, ...blanks(6)]);
  expect(killed.turn.spent).toEqual([]);
});

test.each([
  ['hephaestus', 'bronzeCrutches', 'S2', 'walk S5 S4 S11', 'walk S5 S1 S2'],
  ['achilles', 'swiftFooted', 'S2', '', 'walk S5 S1 S2'],
] as const)('%s walks one area farther with %s', (unit, power, area, _, way) => {
  const state = position({ blue: `${unit}@${area}`, red: 'zeus@O19' });
  expect(refusal(state, `act ${unit} simple, ${way}`)).toBe('movement-ended');
  expect(refusal(state, `act ${unit} simple, power ${power}, ${way}`)).toBeUndefined();
  expect(after(state, `act ${unit} simple, power ${power}, end`).lasting).toEqual([]);
});

test('Master Smith protects himself or one ally beside or next to him', () => {
  const state = position({ blue: 'hephaestus@S2 hades@S5 medusa@S14', red: 'zeus@O19' });
  const steps = offered(state, 'act hephaestus simple').filter((step) =>
    step.startsWith('power masterSmith'),
  );
  expect(steps).toEqual(['power masterSmith hades', 'power masterSmith hephaestus']);
  expect(refusal(state, 'act hephaestus simple, power masterSmith medusa')).toBe('bad-aim');
  expect(refusal(state, 'act hephaestus simple, power masterSmith')).toBe('bad-aim');
  expect(refusal(state, 'act hephaestus simple, power masterSmith hades, power masterSmith hephaestus')).toBe(
    'power-used',
  );
});

test('P3: Blazing Fire throws those in its own area, not those next door', () => {
  const near = position({ blue: 'hades@S21', red: 'cerberus@S21', turn: 'red', hands: { 0: [] } });
  expect(after(near, 'act cerberus simple, power blazingFire S21', blanks(6)).ask?.kind).toBe('throw');
  const far = position({ blue: 'hades@S18', red: 'cerberus@S21', turn: 'red', hands: { 0: [] } });
  expect(after(far, 'act cerberus simple, power blazingFire S18', blanks(6)).ask?.kind).toBe('activation');
});

test('Petrify deals no wounds; one success holds a hero, a god takes two', () => {
  const spartans = position({ blue: 'medusa@O8', red: 'heracles@O12', hands: { 1: [] } });
  const held = after(spartans, 'act medusa simple, power petrify heracles, auto', [5, ...blanks(6), 5]);
  expect(findUnit(held, 'heracles')).toMatchObject({ isPetrified: true, vit: 8 });
  const god = position({ blue: 'medusa@O8', red: 'zeus@O12', hands: { 1: [] } });
  const free = after(god, 'act medusa simple, power petrify zeus, auto', [5, ...blanks(6), 5]);
  expect(findUnit(free, 'zeus')).toMatchObject({ isPetrified: false, vit: UNITS.zeus.vit });
  const stone = after(god, 'act medusa simple, power petrify zeus, auto', [5, 5, ...blanks(5), 5, 5]);
  expect(findUnit(stone, 'zeus')?.isPetrified).toBe(true);
});

test('Boulder Toss pushes away, onto a token too; not at what stands beside him', () => {
  const state = position({
    blue: 'acamas@O8',
    red: 'ares@O12',
    tokens: { O16: 'net' },
    hands: { 0: ['acamas', 'artOfWar'], 1: [] },
  });
  const hit = after(state, 'act acamas simple, power boulderToss ares, auto', [5, ...blanks(7), 5]);
  expect(hit.ask?.kind).toBe('push');
  expect(offered(hit)).toEqual(['push O13', 'push O15', 'push O16', 'no']);
  const pushed = after(hit, 'push O16');
  expect(findUnit(pushed, 'ares')).toMatchObject({ area: 'O16', isTrapped: true });
  const missed = after(state, 'act acamas simple, power boulderToss ares', blanks(8));
  expect(missed.ask?.kind).toBe('activation');
  const beside = position({ blue: 'acamas@O12', red: 'ares@O12' });
  expect(refusal(beside, 'act acamas simple, power boulderToss ares')).toBe('too-near');
});

test('Last Stand: at three or less nobody throws or pushes him', () => {
  const state = position({ blue: 'minotaur@O12', red: 'leonidas@O12:3', hands: { 1: [] } });
  expect(after(state, 'act minotaur simple, attack leonidas', blanks(7)).ask?.kind).toBe('activation');
  const well = position({ blue: 'minotaur@O12', red: 'leonidas@O12:4', hands: { 1: [] } });
  expect(after(well, 'act minotaur simple, attack leonidas', blanks(7)).ask?.kind).toBe('throw');
});

test('Stratagem draws a card and discards one', () => {
  const state = position({
    blue: 'odysseus@S2',
    red: 'zeus@O19',
    hands: { 0: ['odysseus', 'artOfWar'] },
    decks: { 0: ['odysseus'] },
  });
  const drawn = after(state, 'act odysseus simple, power stratagem');
  expect(drawn.ask).toEqual({ kind: 'discard', seat: 0, power: 'stratagem' });
  expect(offered(drawn)).toEqual(['discard odysseus', 'discard artOfWar']);
  const kept = after(drawn, 'discard artOfWar');
  expect(kept.seats[0]!.cards).toMatchObject({ hand: ['odysseus'], discards: ['odysseus', 'artOfWar'] });
  expect(kept.ask?.kind).toBe('activation');
});

test('Many Heads: the Hydra heals at the end, also of a complex activation, never above its vitality', () => {
  const hurt = position({ blue: 'hydra@S5:3', red: 'zeus@O19' });
  expect(findUnit(after(hurt, 'act hydra simple, end'), 'hydra')?.vit).toBe(4);
  expect(findUnit(after(hurt, 'act hydra complex, run S6, end'), 'hydra')?.vit).toBe(4);
  expect(
    findUnit(after(position({ blue: 'hydra@S5', red: 'zeus@O19' }), 'act hydra simple, end'), 'hydra')?.vit,
  ).toBe(9);
  expect(
    findUnit(after(position({ blue: 'hydra@S5:3!petrified', red: 'zeus@O19' }), 'act hydra simple'), 'hydra')
      ?.vit,
  ).toBe(3);
});

test('Spring the Trap: once a turn, for his card, which need not be there', () => {
  const state = position({
    blue: 'acamas@O8',
    red: 'zeus@O15 ares@O15',
    turn: 'red',
    tokens: { O12: 'net', O11: 'net' },
    hands: { 0: ['artOfWar'] },
  });
  const asked = after(state, 'act zeus simple, walk O12');
  expect(asked.ask?.kind).toBe('spring');
  expect(offered(asked)).toEqual(['no']);
  const sure = position({
    blue: 'acamas@O8',
    red: 'zeus@O15 ares@O15',
    turn: 'red',
    tokens: { O12: 'net', O11: 'net' },
  });
  const sprung = after(after(sure, 'act zeus simple, walk O12'), 'spring', blanks(8));
  expect(after(sprung, 'second, act ares simple, walk O11').ask?.kind).toBe('turn');
});

test('an aerial attack reaches one area farther, without talents, and cannot be evaded', () => {
  const state = position({ red: 'eagle@S20', blue: 'hades@S17', turn: 'red' });
  expect(refusal(state, 'act eagle simple, attack hades')).toBeUndefined();
  const dive = position({ red: 'eagle@S18', blue: 'hades@S14', turn: 'red' });
  expect(refusal(dive, 'act eagle simple, attack hades')).toBe('out-of-range');
  const struck = after(dive, 'act eagle complex, aerial hades', blanks(5));
  expect(struck.turn.phase).toBe('between');
  expect(
    refusal(position({ red: 'ares@O12', blue: 'hades@O9', turn: 'red' }), 'act ares complex, aerial hades'),
  ).toBe('not-flying');
});

test('Mobility walks after an attack, others do not', () => {
  const zeus = position({ red: 'zeus@O12', blue: 'hades@O9', turn: 'red' });
  expect(refusal(after(zeus, 'act zeus simple, attack hades', blanks(8)), 'walk O13')).toBeUndefined();
  const ares = position({ red: 'ares@O12', blue: 'hades@O12', turn: 'red', hands: { 0: [] } });
  expect(refusal(after(ares, 'act ares simple, attack hades', blanks(9)), 'walk O13')).toBe(
    'walk-before-attack',
  );
});

test('two different simple actions, and no third', () => {
  const state = position({ red: 'eagle@S21', blue: 'hades@S2', turn: 'red', stones: ['S21'] });
  expect(refusal(state, 'act eagle simple, claim S21, walk S20, drop, claim S20')).toBe('action-used');
  const hound = position({
    red: 'eagle@S20 cerberus@S21',
    blue: 'hades@S2',
    turn: 'red',
    stones: ['S21', 'S20'],
  });
  expect(refusal(hound, 'act eagle simple, walk S21, claim S20, enrage')).toBe('actions-spent');
});

test('case 16: on water the Helm is not offered and Torment is silent, and Soul Tithe still draws', () => {
  const state = position({
    blue: 'hades@S13',
    red: 'centaurs@S13:1',
    hands: { 0: ['hades', 'artOfWar'], 1: [] },
    decks: { 0: ['hades'] },
  });
  expect(offered(state, 'act hades simple')).not.toContain('power helmOfShadows');
  const killed = after(state, 'act hades simple, attack centaurs, auto', [5, ...blanks(6)]);
  expect(killed.happened).toContainEqual(expect.objectContaining({ kind: 'valued', defence: 5 }));
  expect(killed.turn.spent).toEqual(['soulTithe']);
});
