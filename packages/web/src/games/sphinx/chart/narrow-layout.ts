import type { Island } from '@thera/sphinx';
import { type ChartIsland, type ChartLayout, islet, type RiddleMark } from './layout.ts';
import type { SceneryKind } from './scenery.ts';
import type { Point } from './shore.ts';

const WIDTH = 390;

/** What stands on an islet, around its middle. */
type Stand = readonly [kind: SceneryKind, dx: number, dy: number, size?: number];

/** An island as a way from side to side: where each riddle is, and what stands on its islet. */
interface Way {
  readonly title: Point;
  readonly riddles: readonly (readonly [side: 'left' | 'right', y: number, stands: readonly Stand[]])[];
}

const WAYS: Readonly<Record<Exclude<Island, 'lair'>, Way>> = {
  paradise: {
    title: [284, 60],
    riddles: [
      [
        'left',
        118,
        [
          ['chapel', -18, -24, 1.1],
          ['house', 12, -20],
          ['lighthouse', 52, -22, 0.9],
        ],
      ],
      [
        'right',
        190,
        [
          ['house', -16, -24],
          ['chapel', 18, -22, 0.9],
        ],
      ],
      [
        'left',
        256,
        [
          ['bush', -22, -22],
          ['house', 18, -24, 0.9],
        ],
      ],
      [
        'right',
        326,
        [
          ['chapel', -14, -24],
          ['house', 14, -20, 0.9],
          ['bush', 42, -20, 0.9],
        ],
      ],
      [
        'left',
        398,
        [
          ['house', -8, -24, 0.9],
          ['bush', 28, -20],
        ],
      ],
    ],
  },
  distant: {
    title: [106, 488],
    riddles: [
      [
        'right',
        484,
        [
          ['rock', 18, -24, 1.2],
          ['bush', -24, -22],
        ],
      ],
      [
        'left',
        562,
        [
          ['house', -10, -24, 0.9],
          ['rock', 26, -22],
        ],
      ],
      [
        'right',
        632,
        [
          ['rock', -8, -24, 1.1],
          ['bush', 34, -20],
        ],
      ],
      [
        'left',
        704,
        [
          ['bush', -18, -22],
          ['rock', 20, -22],
        ],
      ],
    ],
  },
  grieving: {
    title: [284, 740],
    riddles: [
      [
        'left',
        806,
        [
          ['cypress', -30, -20],
          ['cypress', -14, -18, 0.85],
          ['stele', 12, -22, 1.1],
          ['cypress', 36, -20],
        ],
      ],
      [
        'right',
        876,
        [
          ['stele', -12, -22, 1.1],
          ['cypress', 14, -20],
        ],
      ],
      [
        'left',
        950,
        [
          ['stele', -6, -22],
          ['cypress', 22, -20, 0.9],
        ],
      ],
      [
        'right',
        1020,
        [
          ['cypress', -14, -20, 0.9],
          ['stele', 14, -22],
        ],
      ],
    ],
  },
  war: {
    title: [106, 1062],
    riddles: [
      ['right', 1110, [['wall', 2, -22]]],
      [
        'left',
        1176,
        [
          ['wall', 0, -22, 0.9],
          ['bush', 44, -18, 0.9],
        ],
      ],
      [
        'right',
        1248,
        [
          ['rock', -22, -22],
          ['bush', 18, -22, 0.9],
        ],
      ],
      ['left', 1318, [['wall', 4, -22, 0.8]]],
    ],
  },
  summit: {
    title: [284, 1362],
    riddles: [
      ['left', 1418, [['peak', 4, -20, 0.9]]],
      [
        'right',
        1490,
        [
          ['peak', 0, -20, 0.7],
          ['bush', 42, -18, 0.8],
        ],
      ],
      [
        'left',
        1564,
        [
          ['peak', -4, -20, 0.8],
          ['cloud', 44, -44, 0.6],
        ],
      ],
      ['right', 1636, [['peak', 4, -20, 0.75]]],
    ],
  },
};

const HEIGHT = 1900;
/** The middle of an islet, from the edge on its side. */
const MIDDLE = 112;
const ARCH_AT = 34;
const PLATE_END = WIDTH - 16;

function islandOf({ title, riddles }: Way, island: number): ChartIsland {
  const islets = riddles.map(([side, y], n) => {
    const seed = island * 11 + n * 3 + 2;
    const x = side === 'left' ? MIDDLE : WIDTH - MIDDLE;
    return islet(x + ((n * 7) % 12) - 6, y - 14, 84 + ((n * 5) % 9), 46 + ((n * 3) % 7), seed);
  });
  const scenery = riddles.flatMap(([, , stands], n) => {
    const [x, y] = islets[n]!.at;
    return stands.map(([kind, dx, dy, size = 1]) => [kind, x + dx, y + dy + 14, size] as const);
  });
  return { title, islets, scenery };
}

const markOf = ([side, y]: Way['riddles'][number]): RiddleMark =>
  side === 'left' ? { at: [ARCH_AT, y] } : { at: [PLATE_END, y], isRight: true };

/** The chart on a phone: a way down from side to side, to be scrolled. */
export const NARROW_CHART: ChartLayout = {
  width: WIDTH,
  height: HEIGHT,
  rose: { at: [74, 1812], radius: 36 },
  islands: {
    paradise: islandOf(WAYS.paradise, 0),
    distant: islandOf(WAYS.distant, 1),
    grieving: islandOf(WAYS.grieving, 2),
    war: islandOf(WAYS.war, 3),
    summit: islandOf(WAYS.summit, 4),
    lair: {
      title: [112, 1690],
      islets: [islet(256, 1784, 108, 66, 61)],
      scenery: [['sphinx', 262, 1744, 0.7]],
    },
  },
  marks: [
    ...Object.values(WAYS).flatMap(({ riddles }) => riddles.map(markOf)),
    { at: [PLATE_END, 1786], isRight: true },
    { at: [PLATE_END, 1844], isRight: true },
  ],
};
