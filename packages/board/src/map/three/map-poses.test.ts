import { describe, expect, test } from 'vitest';
import { hero, toyScene } from '../../../test/toy-map.ts';
import { TOY_RELIEF, toyDrawing } from '../../../test/toy-relief.ts';
import { endOfMotions, mapMotions } from '../map-motions.ts';
import type { MapScene } from '../map-scene.ts';
import { passageAt } from '../svg/passages.ts';
import { placeOf } from '../svg/standing.ts';
import { looksOf, type MapInstant, unitPoses } from './map-poses.ts';
import { terrainOf } from './terrain.ts';
import { propPoses, stonePoses, tokenPoses } from './thing-poses.ts';

const drawing = toyDrawing();
const terrain = terrainOf(drawing, TOY_RELIEF);

const between = (before: MapScene, after: MapScene): Omit<MapInstant, 'time'> => ({
  drawing,
  terrain,
  before,
  after,
  motions: mapMotions(before, after),
});
const at = (before: MapScene, after: MapScene, time: number): MapInstant => ({
  ...between(before, after),
  time,
});
const standing = (scene: MapScene): MapInstant => ({ ...between(scene, scene), motions: [], time: 0 });

const ONE = hero('one', 'west');
const TROOP = hero('one', 'west', { strength: { kind: 'figures', left: 4, of: 4 } });

/** Every kind of motion. */
const TURNS: readonly { readonly name: string; readonly before: MapScene; readonly after: MapScene }[] = [
  { name: 'a walk', before: toyScene([ONE]), after: toyScene([{ ...ONE, area: 'pond' }]) },
  {
    name: 'a flight',
    before: toyScene([{ ...ONE, flies: true }]),
    after: toyScene([{ ...ONE, flies: true, area: 'rock' }]),
  },
  {
    name: 'a throw',
    before: toyScene([ONE]),
    after: toyScene([{ ...ONE, area: 'pond' }], { events: [{ kind: 'throw', unit: 'one' }] }),
  },
  {
    name: 'a run into a net',
    before: toyScene([ONE], { tokens: [{ area: 'south', face: 'back' }] }),
    after: toyScene([{ ...ONE, area: 'south', isTrapped: true }], {
      events: [
        {
          kind: 'run',
          unit: 'one',
          way: ['west', 'pond', 'south'],
          turned: [{ area: 'south', face: 'net' }],
        },
      ],
    }),
  },
  {
    name: 'a wound',
    before: toyScene([ONE]),
    after: toyScene([{ ...ONE, strength: { kind: 'vitality', left: 2, of: 5 } }]),
  },
  {
    name: 'figures falling',
    before: toyScene([TROOP]),
    after: toyScene([{ ...TROOP, strength: { kind: 'figures', left: 1, of: 4 } }]),
  },
  { name: 'a fall', before: toyScene([ONE, hero('two', 'south')]), after: toyScene([ONE]) },
  { name: 'a coming', before: toyScene([ONE]), after: toyScene([ONE, hero('two', 'west')]) },
  {
    name: 'an exit',
    before: toyScene([ONE]),
    after: toyScene([], { events: [{ kind: 'exit', unit: 'one', way: ['west'] }] }),
  },
  {
    name: 'a blow',
    before: toyScene([ONE]),
    after: toyScene([ONE], { events: [{ kind: 'strike', unit: 'one', at: 'pond' }] }),
  },
  {
    name: 'a net cut',
    before: toyScene([{ ...ONE, isTrapped: true }]),
    after: toyScene([ONE]),
  },
  { name: 'calm', before: toyScene([{ ...ONE, rage: 3 }]), after: toyScene([{ ...ONE, rage: 2 }]) },
  { name: 'rage', before: toyScene([{ ...ONE, rage: 2 }]), after: toyScene([{ ...ONE, rage: 3 }]) },
  { name: 'a tree felled', before: toyScene([ONE]), after: toyScene([ONE], { felled: ['west'] }) },
  {
    name: 'a stone lifted',
    before: toyScene([ONE], { stones: ['pond'] }),
    after: toyScene([{ ...ONE, carriesStone: true }]),
  },
  { name: 'a stone laid down', before: toyScene([ONE]), after: toyScene([ONE], { stones: ['pond'] }) },
];

const all = (instant: MapInstant): readonly unknown[] => [
  unitPoses(instant),
  tokenPoses(instant),
  stonePoses(instant),
  propPoses(instant),
];

describe('motions', () => {
  test.for(TURNS)('of $name end with everything where it stands', ({ before, after }) => {
    const end = endOfMotions(mapMotions(before, after));
    expect(end).toBeGreaterThan(0);
    expect(all(at(before, after, end))).toEqual(all(standing(after)));
  });

  test.for(TURNS)('of $name go through places that are there', ({ before, after }) => {
    const end = endOfMotions(mapMotions(before, after));
    for (let time = 0; time <= end; time += 10) {
      const numbers = JSON.stringify(all(at(before, after, time)));
      expect(numbers).not.toContain('null');
    }
  });

  test.for(TURNS)('of $name show nothing that was not drawn beforehand', ({ before, after }) => {
    const drawn = new Set(looksOf(between(before, after)).map((look) => JSON.stringify(look)));
    const end = endOfMotions(mapMotions(before, after));
    for (let time = 0; time <= end; time += 7)
      for (const { unit } of unitPoses(at(before, after, time)))
        expect(drawn).toContain(JSON.stringify(unit));
  });
});

test('a walk begins where one stood, and leads over the step between both areas', () => {
  const [before, after] = [toyScene([ONE]), toyScene([{ ...ONE, area: 'pond' }])];
  const pose = (time: number) => unitPoses(at(before, after, time))[0]!;
  expect(pose(0).at).toEqual(placeOf(drawing, before, ONE));
  const [x, y] = passageAt(drawing, 'west', 'pond');
  expect(pose(110).at[0]).toBeCloseTo(x);
  expect(pose(110).at[1]).toBeCloseTo(y);
  expect(pose(55).above).toBeGreaterThan(0);
});

test('who flies hovers, and nobody else does', () => {
  const poses = unitPoses(standing(toyScene([ONE, hero('two', 'south', { flies: true })])));
  expect(poses.map(({ above }) => above > 0)).toEqual([false, true]);
});

test('figures fall one by one', () => {
  const after = toyScene([{ ...TROOP, strength: { kind: 'figures', left: 1, of: 4 } }]);
  const left = (time: number): number => unitPoses(at(toyScene([TROOP]), after, time))[0]!.unit.strength.left;
  expect([0, 95, 185].map(left)).toEqual([3, 2, 1]);
});

test('the last tree of an area falls first', () => {
  const places = propPoses(standing(toyScene([]))).length;
  expect(propPoses(standing(toyScene([], { felled: ['west'] }))).length).toBe(places - 1);
});
