import type { Pair } from './coast.ts';
import { linesAround, type Patch } from './lines-around.ts';
import type { Scene, Square, Zone, ZoneKind } from './scene.ts';

/** Zones that are drawn square by square. */
export type TextureKind = Exclude<ZoneKind, 'exit' | 'route'>;

/** What is drawn on a square of a zone, from its middle; 1 is where the ground or the roof ends. */
export interface Texture {
  /** What is filled. */
  readonly area?: readonly Pair[];
  readonly lines: readonly (readonly Pair[])[];
  /** Where it is seen: only on free ground, on the ground below what is built there, or on top of that. */
  readonly lies: 'free ground' | 'ground' | 'top';
}

const EDGE = 1.02;
const SQUARE: readonly Pair[] = [
  [-EDGE, -EDGE],
  [EDGE, -EDGE],
  [EDGE, EDGE],
  [-EDGE, EDGE],
];
const WAVE_STEPS = 12;
const WAVES = [0.55, 0, -0.55].map((north) =>
  Array.from({ length: WAVE_STEPS + 1 }, (_, step): Pair => {
    const along = (2 * step) / WAVE_STEPS - 1;
    return [0.84 * along, north + 0.1 * Math.sin(2 * Math.PI * along)];
  }),
);
const HATCHES: readonly (readonly Pair[])[] = [
  [
    [-0.78, -0.16],
    [0.16, 0.78],
  ],
  [
    [-0.78, -0.78],
    [0.78, 0.78],
  ],
  [
    [-0.16, -0.78],
    [0.78, 0.16],
  ],
];
const QUARTERS: readonly Pair[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];
const CORNERS = QUARTERS.map(([east, north]): readonly Pair[] => [
  [0.3 * east, 0.8 * north],
  [0.8 * east, 0.8 * north],
  [0.8 * east, 0.3 * north],
]);
const DOT: readonly Pair[] = [
  [-0.01, 0],
  [0.01, 0],
];
/** Where the long and short dashes of a broken outline begin and end on each side. */
const DASHES: readonly Pair[] = [
  [-0.94, -0.62],
  [-0.46, -0.34],
  [-0.18, 0.18],
  [0.34, 0.46],
  [0.62, 0.94],
];
const BROKEN = [-EDGE, EDGE].flatMap((edge) =>
  DASHES.flatMap(([from, to]): readonly (readonly Pair[])[] => [
    [
      [from, edge],
      [to, edge],
    ],
    [
      [edge, from],
      [edge, to],
    ],
  ]),
);
const ARCH_STEPS = 8;
const arch = (half: number, foot: number, spring: number): readonly Pair[] => [
  [-half, foot],
  ...Array.from({ length: ARCH_STEPS + 1 }, (_, step): Pair => {
    const angle = Math.PI * (1 - step / ARCH_STEPS);
    return [half * Math.cos(angle), spring + half * Math.sin(angle)];
  }),
  [half, foot],
  [-half, foot],
];

export const TEXTURES: Readonly<Record<TextureKind, Texture>> = {
  tide: { lines: WAVES, lies: 'free ground' },
  flood: { area: SQUARE, lines: WAVES, lies: 'free ground' },
  hatch: { lines: HATCHES, lies: 'top' },
  'counter-hatch': {
    lines: HATCHES.map((line) => line.map(([east, north]): Pair => [-east, north])),
    lies: 'top',
  },
  target: { lines: [...CORNERS, DOT], lies: 'top' },
  ruin: { area: SQUARE, lines: BROKEN, lies: 'ground' },
  tomb: { area: arch(0.62, -0.8, 0.2), lines: [arch(0.62, -0.8, 0.2), arch(0.4, -0.58, 0.2)], lies: 'top' },
};

/** Zones that are textures, with how they are drawn. */
export const texturesIn = ({ zones = [] }: Scene): readonly (readonly [Zone, TextureKind])[] =>
  zones.flatMap((zone): readonly (readonly [Zone, TextureKind])[] => {
    const { kind = 'exit' } = zone;
    return kind === 'exit' || kind === 'route' ? [] : [[zone, kind]];
  });

/** Whether a texture is seen on a square, and whether it lies on a roof there. */
export function texturePlace(
  { towers }: Scene,
  square: Square,
  { lies }: Texture,
): 'ground' | 'roof' | undefined {
  const { blocks, dome } = towers[square]!;
  if (blocks === 0 && !dome) return 'ground';
  if (lies === 'ground') return 'ground';
  return lies === 'top' && !dome ? 'roof' : undefined;
}

const ROUTE = { reach: 0.44, dashes: 4, share: 0.58 };

/** The dashes of a broken line around a patch. */
export const dashesAround = (patch: Patch): readonly (readonly [Pair, Pair])[] =>
  linesAround(patch, ROUTE.reach).flatMap(([from, to]) => {
    const at = (share: number): Pair => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    return Array.from({ length: ROUTE.dashes }, (_, dash): readonly [Pair, Pair] => {
      const middle = (dash + 0.5) / ROUTE.dashes;
      const half = ROUTE.share / ROUTE.dashes / 2;
      return [at(middle - half), at(middle + half)];
    });
  });
