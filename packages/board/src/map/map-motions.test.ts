import { describe, expect, test } from 'vitest';
import { MAP_DURATIONS, type MapMotion } from './map-motion.ts';
import { endOfMotions, mapMotions } from './map-motions.ts';
import { bareMap, type MapEvent, type MapScene, type MapUnit } from './map-scene.ts';

/** Units as `zeus@O2`; what else is told of them follows. */
const unit = (text: string, more: Partial<MapUnit> = {}): MapUnit => {
  const [id, area] = text.split('@') as [string, string];
  return { id, area, face: id, side: 'red', strength: { kind: 'vitality', left: 8, of: 8 }, ...more };
};
const scene = (units: readonly MapUnit[], more: Partial<MapScene> = {}): MapScene => ({
  ...bareMap('olympus'),
  units,
  ...more,
});
const left = (count: number, kind: 'vitality' | 'figures' = 'vitality'): Partial<MapUnit> => ({
  strength: { kind, left: count, of: 8 },
});

function say(motion: MapMotion): string {
  const what = 'unit' in motion ? motion.unit.id : motion.area;
  const where =
    'way' in motion ? ` ${motion.way.join(' ')}` : 'token' in motion ? ` ${motion.token.area}` : '';
  return `${motion.kind} ${what}${where} ${motion.start}+${motion.duration}`;
}

const told = (...events: readonly MapEvent[]): Partial<MapScene> => ({ events });
const NET = { area: 'O5', face: 'net' } as const;
const BACK = { area: 'O5', face: 'back' } as const;

describe('between two scenes', () => {
  test.each<[name: string, before: MapScene, after: MapScene, motions: readonly string[]]>([
    ['nothing', scene([unit('zeus@O2')]), scene([unit('zeus@O2')]), []],
    ['a unit walks', scene([unit('zeus@O2')]), scene([unit('zeus@O5')]), ['walk zeus O2 O5 0+220']],
    [
      'who flies flies',
      scene([unit('eagle@O2')]),
      scene([unit('eagle@O5', { flies: true })]),
      ['fly eagle O2 O5 0+220'],
    ],
    [
      'a walk of two steps takes twice as long',
      scene([unit('zeus@O2')]),
      scene([unit('zeus@O8')], told({ kind: 'walk', unit: 'zeus', way: ['O2', 'O5', 'O8'] })),
      ['walk zeus O2 O5 O8 0+440'],
    ],
    [
      'a run is quicker, and who is held up starts back',
      scene([unit('zeus@O2')]),
      scene([unit('zeus@O8')], told({ kind: 'run', unit: 'zeus', way: ['O2', 'O5', 'O8'], isStopped: true })),
      ['run zeus O2 O5 O8 0+320', 'stop zeus 320+120'],
    ],
    [
      'a lure on the way is turned over as it is met, and nobody waits for it',
      scene([unit('zeus@O2')], { tokens: [BACK] }),
      scene(
        [unit('zeus@O8')],
        told({ kind: 'run', unit: 'zeus', way: ['O2', 'O5', 'O8'], turned: [{ area: 'O5', face: 'lure' }] }),
      ),
      ['run zeus O2 O5 O8 0+320', 'turn zeus O5 160+300', 'fade zeus O5 460+200'],
    ],
    [
      'a net closes on who walks into it',
      scene([unit('zeus@O2')], { tokens: [BACK] }),
      scene(
        [unit('zeus@O5', { isTrapped: true })],
        told({ kind: 'walk', unit: 'zeus', way: ['O2', 'O5'], turned: [NET] }),
      ),
      ['walk zeus O2 O5 0+220', 'turn zeus O5 220+300', 'spread zeus O5 520+260'],
    ],
    [
      'a net comes off',
      scene([unit('zeus@O5', { isTrapped: true })]),
      scene([unit('zeus@O5')]),
      ['free zeus 0+240'],
    ],
    ['a unit is wounded', scene([unit('zeus@O5')]), scene([unit('zeus@O5', left(5))]), ['wound zeus 0+260']],
    [
      'figures fall one after the other',
      scene([unit('harpies@O5', left(8, 'figures'))]),
      scene([unit('harpies@O5', left(5, 'figures'))]),
      ['wound harpies 0+440'],
    ],
    [
      'who strikes leans, then the other is wounded',
      scene([unit('zeus@O5'), unit('medusa@O5')]),
      scene([unit('zeus@O5'), unit('medusa@O5', left(3))], told({ kind: 'strike', unit: 'zeus', at: 'O5' })),
      ['strike zeus 0+240', 'wound medusa 280+260'],
    ],
    ['a unit is destroyed', scene([unit('zeus@O5')]), scene([]), ['destroy zeus 0+400']],
    ['a unit comes', scene([]), scene([unit('zeus@O5')]), ['come zeus 0+260']],
    [
      'a unit is thrown',
      scene([unit('ares@O12')]),
      scene([unit('ares@O9')], told({ kind: 'throw', unit: 'ares' })),
      ['throw ares 0+320'],
    ],
    [
      'a unit leaves the map',
      scene([unit('zeus@O2')]),
      scene([], told({ kind: 'exit', unit: 'zeus', way: ['O2'] })),
      ['exit zeus 0+900'],
    ],
    [
      'who stays makes room while another comes',
      scene([unit('zeus@O2'), unit('ares@O5')]),
      scene([unit('ares@O5'), unit('zeus@O5')]),
      ['shift ares 0+180', 'walk zeus O2 O5 0+220'],
    ],
    [
      'the hound is calmed, and enraged by a stone',
      scene([unit('hound@S21', { rage: 3 })]),
      scene([unit('hound@S21', { rage: 2 })]),
      ['calm hound 0+500'],
    ],
    [
      'a stone becomes rage',
      scene([unit('hound@S21', { rage: 3 })], { stones: ['S21'] }),
      scene([unit('hound@S21', { rage: 4 })]),
      ['shift hound 0+180', 'enrage hound 0+500', 'lift S21 0+240'],
    ],
    [
      'of two stones one is laid down',
      scene([], { stones: ['S21'] }),
      scene([], { stones: ['S21', 'S21'] }),
      ['drop S21 0+240'],
    ],
    ['a tree falls', scene([], { felled: ['O4'] }), scene([], { felled: ['O4', 'O4'] }), ['fell O4 0+300']],
  ])('%s', (_, before, after, motions) => {
    expect(mapMotions(before, after).map(say)).toEqual(motions);
  });

  test('an event that was shown already is not shown again', () => {
    const events: readonly MapEvent[] = [{ kind: 'strike', unit: 'zeus', at: 'O5' }];
    const shown = scene([unit('zeus@O5')], { events });
    expect(mapMotions(shown, { ...shown, marks: [{ area: 'O5', kind: 'move' }] })).toEqual([]);
  });

  test('one map does not move to another', () => {
    expect(mapMotions(bareMap('styx'), scene([unit('zeus@O5')]))).toEqual([]);
  });

  test('another position is a cut', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => unit(`unit${index}@O5`));
    expect(mapMotions(scene([]), scene(crowd))).toEqual([]);
  });

  test('what an event tells of nobody is nothing', () => {
    expect(mapMotions(scene([]), scene([], told({ kind: 'throw', unit: 'zeus' })))).toEqual([]);
  });
});

test('motions end when the last of them does', () => {
  const before = scene([unit('zeus@O2')]);
  const after = scene([unit('zeus@O8')], told({ kind: 'walk', unit: 'zeus', way: ['O2', 'O5', 'O8'] }));
  expect(endOfMotions(mapMotions(before, after))).toBe(2 * MAP_DURATIONS.walk);
});
