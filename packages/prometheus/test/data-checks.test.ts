import { expect, test } from 'vitest';
import { AREA_IDS, MAP_IDS } from '../src/data/area-ids.ts';
import { AREAS, EXITS, HOUND_AREA, STONE_AREAS, TOKEN_AREAS } from '../src/data/areas.ts';
import { QUICK_ARMIES } from '../src/data/armies.ts';
import type { Effect } from '../src/data/effects.ts';
import { LESSON_IDS, LESSONS } from '../src/data/lessons.ts';
import { POWER_IDS } from '../src/data/power-ids.ts';
import { POWERS } from '../src/data/powers.ts';
import { CONSTANTS } from '../src/data/scenario.ts';
import { SIDES } from '../src/data/sides.ts';
import { TABLE_IDS, TABLES } from '../src/data/tables.ts';
import { TALENT_IDS } from '../src/data/talent-ids.ts';
import { TALENTS } from '../src/data/talents.ts';
import { UNIT_CLASSES, UNIT_IDS, UNITS } from '../src/data/units.ts';
import { APART, distance, footDistance, terrainOf } from '../src/geometry.ts';
import vocabulary from './data/effects.json' with { type: 'json' };

const areasOf = (map: string) => AREA_IDS.filter((id) => AREAS[id].map === map);
const sorted = (items: readonly string[]): readonly string[] => items.toSorted();
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test.each(AREA_IDS)('%s: neighbours are mutual, on its map, and there is room', (id) => {
  const { adj, map, cap, terrain, props, x, y } = AREAS[id];
  expect(adj.every((other) => AREAS[other].adj.includes(id) && AREAS[other].map === map)).toBe(true);
  expect(adj).not.toContain(id);
  expect(cap).toBeGreaterThanOrEqual(1);
  expect(cap).toBeLessThanOrEqual(4);
  const grown =
    terrain === 'forest' ? { tree: Math.ceil(cap / 2) } : terrain === 'ruins' ? { stele: 1 } : undefined;
  expect(props).toEqual(grown);
  const near = areasOf(map).filter((other) => Math.hypot(AREAS[other].x - x, AREAS[other].y - y) < 115);
  expect(near).toEqual([id]);
});

test.each(MAP_IDS)('no ways cross on %s', (map) => {
  const edges = areasOf(map).flatMap((a) => AREAS[a].adj.filter((b) => a < b).map((b) => [a, b] as const));
  const turn = (p: (typeof AREA_IDS)[number], q: typeof p, r: typeof p): number =>
    Math.sign(
      (AREAS[q].x - AREAS[p].x) * (AREAS[r].y - AREAS[p].y) -
        (AREAS[q].y - AREAS[p].y) * (AREAS[r].x - AREAS[p].x),
    );
  const crossing = edges.flatMap(([a, b], at) =>
    edges
      .slice(at + 1)
      .filter(([c, d]) => new Set([a, b, c, d]).size === 4)
      .filter(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0)
      .map(([c, d]) => `${a}-${b} and ${c}-${d}`),
  );
  expect(crossing).toEqual([]);
});

test.each(MAP_IDS)('who walks can go everywhere on %s', (map) => {
  const walkable = areasOf(map).filter((id) => terrainOf(id).isOpenToAll);
  expect(walkable.filter((id) => footDistance(walkable[0]!, id) === APART)).toEqual([]);
  const others = AREA_IDS.filter((id) => AREAS[id].map !== map);
  expect(others.every((id) => distance(walkable[0]!, id) === APART)).toBe(true);
});

test('exits, stones, tokens and the hound lie where the scenario wants them', () => {
  expect(EXITS).toEqual(areasOf('olympus').filter((id) => AREAS[id].zone === 'blue'));
  expect(TOKEN_AREAS).toEqual(
    areasOf('olympus').filter((id) => AREAS[id].zone === null && terrainOf(id).isOpenToAll),
  );
  expect(TOKEN_AREAS.length).toBeGreaterThanOrEqual(CONSTANTS.nets + CONSTANTS.lures);
  expect(STONE_AREAS).toHaveLength(CONSTANTS.stones);
  for (const area of [...STONE_AREAS, HOUND_AREA])
    expect(AREAS[area]).toMatchObject({ map: 'styx', zone: null });
  for (const zone of SIDES)
    for (const map of MAP_IDS) expect(areasOf(map).some((id) => AREAS[id].zone === zone)).toBe(true);
});

test('the numbers of the seed stand', () => {
  expect(CONSTANTS).toMatchObject({ nets: 8, lures: 4, rageStart: 4, stones: 4, netDefence: -1 });
});

test.each(UNIT_IDS)('%s is sound', (id) => {
  const unit = UNITS[id];
  expect(unit.recruitable).toBe(unit.side === null);
  expect(unit.recruitable ? [1, 2, 3, 4] : [0]).toContain(unit.cost);
  if (unit.class === 'troop') expect(unit).toMatchObject({ cost: 1, aow: 0 });
  expect([3, 4, 5]).toContain(unit.cards);
  expect(unit.bands.at(-1)?.[0]).toBe(1);
  expect(unit.bands[0]?.[0]).toBeLessThanOrEqual(unit.vit);
  for (const [at, band] of unit.bands.slice(1).entries())
    for (const [place, number] of band.entries()) {
      const before = unit.bands[at]![place]!;
      // Vitality falls from band to band, and nobody grows stronger when wounded.
      expect(place === 0 ? number < before : number <= before).toBe(true);
    }
  for (const power of unit.powers) expect(POWERS[power].unit).toBe(id);
});

test('every talent and power is owned', () => {
  const owned = (list: 'talents' | 'powers'): readonly string[] => [
    ...new Set(UNIT_IDS.flatMap((id): readonly string[] => UNITS[id][list])),
  ];
  expect(sorted(owned('talents'))).toEqual(sorted(TALENT_IDS));
  expect(sorted(owned('powers'))).toEqual(sorted(POWER_IDS));
});

test.each(POWER_IDS)('%s is a sound power', (id) => {
  const { kind, timing, aow, minVit, unit } = POWERS[id];
  expect(kind === 'offensive').toBe(timing === 'attack.slot');
  expect([0, 1]).toContain(aow);
  expect(minVit).toBeGreaterThanOrEqual(1);
  expect(minVit).toBeLessThanOrEqual(UNITS[unit].vit);
  expect(UNITS[unit].powers).toContain(id);
});

const ALL_EFFECTS: readonly Effect[] = [
  ...TALENT_IDS.flatMap((id) => TALENTS[id]),
  ...POWER_IDS.flatMap((id) => POWERS[id].effects),
].flatMap((effect: Effect): readonly Effect[] =>
  effect.op === 'attack' ? [effect, ...(effect.after ?? [])] : [effect],
);

test('every operation of the vocabulary is used, and no other', () => {
  expect(sorted([...new Set(ALL_EFFECTS.map(({ op }) => op))])).toEqual(sorted(Object.keys(vocabulary.ops)));
});

test.each(ALL_EFFECTS.map((effect, at) => [at, effect.op, effect] as const))(
  'effect %i (%s) has what its operation needs and nothing else',
  (_, op, effect) => {
    const wanted = Object.keys(vocabulary.ops[op]).map((key) => (key === 'then?' ? 'after?' : key));
    const given = Object.keys(effect).filter((key) => key !== 'op');
    expect(wanted.map((key) => key.replace('?', ''))).toEqual(expect.arrayContaining(given));
    expect(given).toEqual(expect.arrayContaining(wanted.filter((key) => !key.endsWith('?'))));
    if ('if' in effect && effect.if !== undefined)
      expect(Object.keys(vocabulary.conditions)).toEqual(expect.arrayContaining(Object.keys(effect.if)));
    if ('range' in effect && typeof effect.range !== 'number')
      expect(effect.range[0]).toBeLessThanOrEqual(effect.range[1]);
  },
);

test.each(TABLE_IDS)(
  'table %s seats all named units, with the points of the seed, sides alternating',
  (id) => {
    const { seats, turnOrder } = TABLES[id];
    const named = UNIT_IDS.filter((unit) => !UNITS[unit].recruitable);
    expect(sorted(seats.flatMap((seat) => seat.units))).toEqual(sorted(named));
    for (const { side, units } of seats) {
      expect(units.every((unit) => UNITS[unit].side === side)).toBe(true);
      expect(units.some((unit) => UNITS[unit].class === 'god')).toBe(true);
    }
    for (const side of SIDES)
      expect(sum(seats.filter((seat) => seat.side === side).map(({ rp }) => rp))).toBe(id === '4' ? 16 : 12);
    const sides = turnOrder.map((seat) => seats[seat]!.side);
    expect(sides[0]).toBe('red');
    expect(sides.every((side, at) => side !== sides[(at + 1) % sides.length])).toBe(true);
  },
);

test.each(TABLE_IDS)('the recommended armies of table %s can be paid for, nobody twice', (id) => {
  const armies = QUICK_ARMIES[id];
  const all = armies.flat().map((recruit) => recruit.id);
  expect(armies).toHaveLength(TABLES[id].seats.length);
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((unit) => UNITS[unit].recruitable)).toBe(true);
  for (const [seat, army] of armies.entries())
    expect(sum(army.map((recruit) => UNITS[recruit.id].cost))).toBeLessThanOrEqual(
      TABLES[id].seats[seat]!.rp,
    );
});

test.each(LESSON_IDS)('lesson %s has room for its units and lays tokens where they belong', (id) => {
  const { units, tokens = [] } = LESSONS[id];
  for (const { id: unit, vit } of units) expect(vit ?? 1).toBeLessThanOrEqual(UNITS[unit].vit);
  for (const { area } of tokens) expect(TOKEN_AREAS).toContain(area);
  for (const { area } of units)
    expect(units.filter((unit) => unit.area === area).length).toBeLessThanOrEqual(AREAS[area].cap);
});

test('classes are told apart everywhere', () => {
  for (const effect of ALL_EFFECTS) {
    const table =
      effect.op === 'throw' ? effect.blanks : effect.op === 'token' ? effect.minSuccesses : undefined;
    if (table !== undefined) expect(sorted(Object.keys(table))).toEqual(sorted(UNIT_CLASSES));
  }
});
