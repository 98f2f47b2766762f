import { bareMap, type MapScene, type MapUnit } from '@thera/board';

/** A scene, what has happened, and the scene after it. */
interface Turn {
  readonly name: string;
  readonly before: MapScene;
  readonly after: MapScene;
}

const unit = (id: string, area: string, side: MapUnit['side'], more: Partial<MapUnit> = {}): MapUnit => ({
  id,
  face: id,
  area,
  side,
  strength: { kind: 'vitality', left: 8, of: 8 },
  ...more,
});
const scene = (map: string, units: readonly MapUnit[], more: Partial<MapScene> = {}): MapScene => ({
  ...bareMap(map),
  units,
  ...more,
});
const left = (count: number, kind: 'vitality' | 'figures' = 'vitality'): Partial<MapUnit> => ({
  strength: { kind, left: count, of: 8 },
});
const zeus = (area: string, more: Partial<MapUnit> = {}): MapUnit =>
  unit('zeus', area, 'red', { isGreat: true, ...more });
const medusa = (area: string, more: Partial<MapUnit> = {}): MapUnit => unit('medusa', area, 'blue', more);
const hound = (rage: number): MapUnit => unit('cerberus', 'S21', 'red', { rage });

export const TURNS: readonly [Turn, ...Turn[]] = [
  {
    name: 'a walk of two steps, past another',
    before: scene('olympus', [zeus('O2'), medusa('O5')]),
    after: scene('olympus', [medusa('O5'), zeus('O8')], {
      events: [{ kind: 'walk', unit: 'zeus', way: ['O2', 'O5', 'O8'] }],
      marks: [{ area: 'O11', kind: 'move' }],
    }),
  },
  {
    name: 'a flight',
    before: scene('olympus', [unit('harpies', 'O19', 'red', { flies: true })]),
    after: scene('olympus', [unit('harpies', 'O15', 'red', { flies: true })], {
      events: [{ kind: 'fly', unit: 'harpies', way: ['O19', 'O24', 'O15'] }],
    }),
  },
  {
    name: 'a net that closes',
    before: scene('olympus', [zeus('O2')], { tokens: [{ area: 'O5', face: 'back' }] }),
    after: scene('olympus', [zeus('O5', { isTrapped: true })], {
      events: [
        {
          kind: 'walk',
          unit: 'zeus',
          way: ['O2', 'O5'],
          turned: [{ area: 'O5', face: 'net' }],
          isStopped: true,
        },
      ],
    }),
  },
  {
    name: 'a lure that is turned over',
    before: scene('olympus', [zeus('O2')], { tokens: [{ area: 'O5', face: 'back' }] }),
    after: scene('olympus', [zeus('O8')], {
      events: [
        { kind: 'run', unit: 'zeus', way: ['O2', 'O5', 'O8'], turned: [{ area: 'O5', face: 'lure' }] },
      ],
    }),
  },
  {
    name: 'a net that comes off',
    before: scene('olympus', [zeus('O5', { isTrapped: true })]),
    after: scene('olympus', [zeus('O5')]),
  },
  {
    name: 'a blow and its wounds',
    before: scene('olympus', [zeus('O5'), medusa('O5')]),
    after: scene('olympus', [zeus('O5'), medusa('O5', left(5))], {
      events: [{ kind: 'strike', unit: 'zeus', at: 'O5' }],
    }),
  },
  {
    name: 'figures that fall',
    before: scene('olympus', [unit('harpies', 'O5', 'red', left(8, 'figures'))]),
    after: scene('olympus', [unit('harpies', 'O5', 'red', left(6, 'figures'))]),
  },
  {
    name: 'a unit that is destroyed',
    before: scene('olympus', [zeus('O5'), medusa('O5')]),
    after: scene('olympus', [zeus('O5')]),
  },
  {
    name: 'a unit that is thrown into a net',
    before: scene('olympus', [zeus('O12')], { tokens: [{ area: 'O9', face: 'back' }] }),
    after: scene('olympus', [zeus('O9', { isTrapped: true })], {
      events: [{ kind: 'throw', unit: 'zeus', turned: [{ area: 'O9', face: 'net' }] }],
    }),
  },
  {
    name: 'a god who leaves',
    before: scene('olympus', [zeus('O2')]),
    after: scene('olympus', [], { events: [{ kind: 'exit', unit: 'zeus', way: ['O2'] }] }),
  },
  {
    name: 'a hound that is calmed',
    before: scene('styx', [hound(4)], { glow: 4 }),
    after: scene('styx', [hound(3)], { glow: 3 }),
  },
  {
    name: 'a stone that becomes rage',
    before: scene('styx', [hound(3)], { glow: 3, stones: ['S21'] }),
    after: scene('styx', [hound(4)], { glow: 4 }),
  },
  {
    name: 'a stone that is laid down, and a tree that falls',
    before: scene('styx', [medusa('S4', { carriesStone: true })]),
    after: scene('styx', [medusa('S4')], { stones: ['S4'], felled: ['S4'] }),
  },
  {
    name: 'a unit that comes',
    before: scene('styx', []),
    after: scene('styx', [medusa('S4')]),
  },
];
