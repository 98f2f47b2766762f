import { expect, test } from 'vitest';
import { MAP_IDS, type MapId, OLYMPUS_AREAS, STYX_AREAS } from '../src/data/area-ids.ts';
import { AREAS, CANVAS, EXITS, HOUND_AREA, STONE_AREAS, TOKEN_AREAS } from '../src/data/areas.ts';
import { QUICK_ARMIES } from '../src/data/armies.ts';
import { CARD_USES } from '../src/data/cards.ts';
import { POWER_KINDS, SCOPES, TIMINGS, UNTILS } from '../src/data/effects.ts';
import { LESSON_IDS, LESSON_SEED, LESSONS } from '../src/data/lessons.ts';
import { POWER_IDS } from '../src/data/power-ids.ts';
import { POWERS } from '../src/data/powers.ts';
import {
  ATTACK_ORDER,
  CONSTANTS,
  HOUND_DEATHS,
  NET_REMOVALS,
  PARTS,
  SETUP_STEPS,
} from '../src/data/scenario.ts';
import { TABLE_IDS, TABLES } from '../src/data/tables.ts';
import { TALENT_IDS } from '../src/data/talent-ids.ts';
import { TALENTS } from '../src/data/talents.ts';
import { TERRAIN, TERRAIN_IDS } from '../src/data/terrain.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { USUAL_OPTIONS } from '../src/setup.ts';
import { waysBetween } from '../src/sight-lines.ts';
import cards from './data/cards.json' with { type: 'json' };
import effects from './data/effects.json' with { type: 'json' };
import intro from './data/intro.json' with { type: 'json' };
import maps from './data/maps.json' with { type: 'json' };
import powers from './data/powers.json' with { type: 'json' };
import scenario from './data/scenario.json' with { type: 'json' };
import sight from './data/sight.json' with { type: 'json' };
import talents from './data/talents.json' with { type: 'json' };
import units from './data/units.json' with { type: 'json' };
import { without, withoutWords } from './words.ts';

/** Rows by id, without id and words. */
const byId = (rows: readonly { readonly id: string }[]): unknown =>
  Object.fromEntries(rows.map((row) => [row.id, withoutWords(without(row, 'id'))]));

/** `then` would make a promise of an effect, so that it is called `after` here. */
const renamed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"then":', '"after":'));

test('areas are those of the file', () => {
  const rows = MAP_IDS.flatMap((map) => maps.maps[map].areas.map((area) => ({ ...area, map })));
  expect(AREAS).toEqual(byId(rows));
  expect([...STYX_AREAS]).toEqual(maps.maps.styx.areas.map(({ id }) => id));
  expect([...OLYMPUS_AREAS]).toEqual(maps.maps.olympus.areas.map(({ id }) => id));
  expect([...CANVAS]).toEqual(maps.canvas);
});

test('the places on the maps are those of the file', () => {
  expect(HOUND_AREA).toBe(maps.maps.styx.cerberus);
  expect(STONE_AREAS).toEqual(maps.maps.styx.omphalos);
  expect(EXITS).toEqual(maps.maps.olympus.exits);
  expect(TOKEN_AREAS).toEqual(maps.maps.olympus.tokenAreas);
});

test.each(TERRAIN_IDS)('%s is as in the file', (id) => {
  const row: Readonly<Record<string, unknown>> = maps.terrain[id];
  const from = row.from as Readonly<Record<string, unknown>> | undefined;
  expect(TERRAIN[id]).toEqual({
    isOpenToAll: row.enter === 'all',
    stops: row.stop,
    blocksSight: row.blocksSight,
    silences: row.silences !== undefined,
    ...(row.defence !== undefined && { defence: row.defence }),
    ...(from !== undefined && {
      from: {
        range: from.range,
        offenceFromAfar: from['offenceAtRange1+'],
        ignoresSight: from.ignoresSight,
      },
    }),
  });
  expect(Object.keys(maps.terrain)).toHaveLength(TERRAIN_IDS.length);
});

test.each(MAP_IDS)('what lies between the areas of %s is what the file lists', (map) => {
  const ids = map === 'styx' ? STYX_AREAS : OLYMPUS_AREAS;
  const found = Object.fromEntries(
    ids.flatMap((from, at) =>
      ids
        .slice(at + 1)
        .map((to) => [`${from}-${to}`, waysBetween(from, to).map(String).toSorted()] as const)
        .filter(([, ways]) => ways.length > 0),
    ),
  );
  const listed = Object.fromEntries(
    Object.entries(sight[map] as Readonly<Record<string, string[][]>>).map(([pair, ways]) => [
      pair,
      ways.map(String).toSorted(),
    ]),
  );
  expect(found).toEqual(listed);
});

test('units are those of the file', () => {
  expect(UNITS).toEqual(byId(units.units));
  expect([...UNIT_IDS]).toEqual(units.units.map(({ id }) => id));
});

test('talents are those of the file', () => {
  const rows = talents.talents.map((row) => [row.id, row.effects]);
  expect(TALENTS).toEqual(Object.fromEntries(rows));
  expect([...TALENT_IDS]).toEqual(talents.talents.map(({ id }) => id));
});

test('powers are those of the file', () => {
  expect(POWERS).toEqual(renamed(byId(powers.powers)));
  expect([...POWER_IDS]).toEqual(powers.powers.map(({ id }) => id));
});

test('the vocabulary is that of the file', () => {
  expect([...POWER_KINDS]).toEqual(Object.keys(effects.kinds));
  expect([...TIMINGS]).toEqual(effects.timings);
  expect([...SCOPES]).toEqual(effects.scopes);
  expect([...UNTILS]).toEqual(effects.untils);
});

test('cards pay for what the file says', () => {
  expect([...CARD_USES]).toEqual(Object.keys(cards.uses));
});

test('tables and recommended armies are those of the file', () => {
  const kept = ({ id, seats, turnOrder, draftOrder }: (typeof scenario.tables)[number]): unknown =>
    withoutWords({
      seats: seats.map((seat, at) => ({ ...seat, startAow: OTHER_HANDS[id]?.[at] ?? seat.startAow })),
      turnOrder,
      draftOrder,
    });
  expect(TABLES).toEqual(Object.fromEntries(scenario.tables.map((table) => [table.id, kept(table)])));
  expect([...TABLE_IDS]).toEqual(scenario.tables.map(({ id }) => id));
  expect(QUICK_ARMIES).toEqual(
    Object.fromEntries(
      scenario.drafts.map(({ table, seats }) => [
        table,
        seats.map((seat, at) =>
          seat.units.map((unit) => ({ ...unit, ...OTHER_RECRUITS[`${table} ${at} ${unit.id}`] })),
        ),
      ]),
    ),
  );
});

// What is otherwise than in the files, for the balance (docs/prometheus-balance.md).

/** Art of War in the opening hands of a table's seats. */
const OTHER_HANDS: Readonly<Record<string, readonly number[]>> = {
  '2': [3, 4],
  '3-blue': [2, 2, 5],
  '3-red': [4, 4, 3],
  '4': [3, 3, 5, 5],
};

/** Recommended armies, by table, seat and unit of the file. */
const OTHER_RECRUITS: Readonly<Record<string, { readonly id?: UnitId; readonly map?: MapId }>> = {
  '2 0 leonidas': { map: 'olympus' },
  '3-blue 0 minotaur': { id: 'colchidianBull' },
  '3-blue 0 leonidas': { map: 'olympus' },
  '3-blue 1 infernalWarriors': { map: 'styx' },
};

test('the numbers and the order of the scenario are those of the file', () => {
  expect(CONSTANTS).toEqual(scenario.constants);
  expect([...ATTACK_ORDER]).toEqual(scenario.attack);
});

test('the setup goes as in the file', () => {
  const rows = scenario.setup.flatMap((row): readonly unknown[] => {
    const { step, unit, on } = row as { step: string; unit?: string; on?: object };
    if (step === 'place') return [{ step, unit, ...on }];
    if (step === 'fixed') return [{ step, unit, area: HOUND_AREA }];
    return step === 'tokens' ? [{ step, by: 'hephaestus' }] : [];
  });
  expect(SETUP_STEPS).toEqual(rows);
});

test('the options are those of the file', () => {
  const { netRemoval, cerberusDeath, turnCap } = scenario.options;
  expect([...NET_REMOVALS]).toEqual(netRemoval.values);
  expect([...HOUND_DEATHS]).toEqual(cerberusDeath.values);
  expect(USUAL_OPTIONS).toEqual({
    netRemoval: netRemoval.default,
    cerberusDeath: cerberusDeath.default,
    turnCap: turnCap.default,
  });
});

test('parts are played by those whom the file names', () => {
  expect(PARTS.calmers).toEqual(scenario.sides.blue.gods);
  expect(PARTS.leavers).toEqual(scenario.sides.red.gods);
  expect(PARTS.hound).toBe(scenario.objectives.find(({ id }) => id === PARTS.hound)?.id);
});

test('lessons are those of the file', () => {
  expect(LESSONS).toEqual(byId(intro.lessons));
  expect([...LESSON_IDS]).toEqual(intro.lessons.map(({ id }) => id));
  expect(LESSON_SEED).toBe(intro.seed);
});
