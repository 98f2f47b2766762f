import { ISLAND_RIDDLES, ISLANDS, type Island } from '@thera/sphinx';
import { drawnFigure } from '../figures/drawn-figure.ts';
import { type ChartLayout, meetingPoint } from './layout.ts';
import { rose } from './rose.ts';
import { BOAT, placed, SCENERY } from './scenery.ts';
import { nearnessTo, type Point, shoreOf, steadyChance, text } from './shore.ts';
import { anchorage, routeBetween } from './voyage.ts';

/** What a chart shows of an adventure. */
export interface Charted {
  readonly layout: ChartLayout;
  /** The islands on which something can be played, or was. */
  readonly open: readonly Island[];
  /** The islands in the order in which they were sailed to. */
  readonly visited: readonly Island[];
  /** The riddle off which the boat lies. */
  readonly boat: number;
}

const INK = 'var(--chart-ink)';

/** The chart as SVG, without anything that can be read or chosen. */
export function drawChart({ layout, open, visited, boat }: Charted): string {
  const { width, height } = layout;
  const isOpen = (island: Island): boolean => open.includes(island);
  const parts = [
    sea(layout),
    ISLANDS.map((island) => depthLines(layout, island)).join(''),
    stroke(routeBetween(layout, visited), 'var(--chart-route)', 2.6, '2 8'),
    ISLANDS.map((island) => land(layout, island, isOpen(island))).join(''),
    placed(rose(layout.rose.radius), ...layout.rose.at),
    placed(BOAT, ...anchorage(layout, boat), 0.42),
    frame(layout),
  ];
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${parts.join('')}</svg>`;
}

const stroke = (data: string, colour: string, width: number, dashes: string, opacity = 1): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}" stroke-linecap="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`;

const RHUMBS = 32;

function sea(layout: ChartLayout): string {
  const { width, height, rose: at } = layout;
  const far = width + height;
  const rhumbs = Array.from({ length: RHUMBS }, (_, n) => {
    const angle = (n / RHUMBS) * 2 * Math.PI;
    return `M${text(at.at)}L${text([at.at[0] + Math.cos(angle) * far, at.at[1] + Math.sin(angle) * far])}`;
  });
  return (
    `<defs><radialGradient id="chart-sea" cx=".4" cy=".4" r=".8"><stop stop-color="var(--chart-sea)"/><stop offset="1" stop-color="var(--chart-sea-2)"/></radialGradient></defs>` +
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#chart-sea)"/>` +
    `<path d="${rhumbs.join('')}" stroke="${INK}" stroke-opacity=".09"/>` +
    soundings(layout)
  );
}

/** Depths here and there in open water: ornament. */
function soundings(layout: ChartLayout): string {
  const { width, height, islands, rose: at } = layout;
  const count = Math.round((width * height) / 10_000);
  const points = Array.from(
    { length: count },
    (_, n): Point => [24 + steadyChance(n + 1) * (width - 54), 26 + steadyChance(n + 77) * (height - 46)],
  );
  const isOpenWater = (point: Point): boolean =>
    Math.hypot(point[0] - at.at[0], point[1] - at.at[1]) > at.radius * 1.7 &&
    ISLANDS.every((island) => {
      const { title, islets } = islands[island];
      const isUnderTitle = Math.abs(point[0] - title[0]) < 150 && Math.abs(point[1] - title[1] - 6) < 32;
      return !isUnderTitle && islets.every((islet) => nearnessTo(islet, point, 44) > 1);
    });
  const depths = points.map((point, n) =>
    isOpenWater(point)
      ? `<text x="${point[0].toFixed(0)}" y="${point[1].toFixed(0)}">${3 + Math.floor(steadyChance(n + 9) * 40)}</text>`
      : '',
  );
  return `<g font-size="10" fill="${INK}" fill-opacity=".34">${depths.join('')}</g>`;
}

const DEPTHS = [
  [30, 0.22],
  [19, 0.4],
  [9, 0.75],
] as const;

function depthLines({ islands }: ChartLayout, island: Island): string {
  const shores = (away: number): string =>
    islands[island].islets.map((islet) => shoreOf(islet, away)).join('');
  const lines = DEPTHS.map(
    ([away, opacity]) =>
      `<path d="${shores(away)}" fill="none" stroke="var(--sea-3)" stroke-opacity="${opacity}" stroke-width="1.5"/>`,
  );
  return `${lines.join('')}<path d="${shores(9)}" fill="var(--sea-1)" fill-opacity=".55"/>`;
}

/** Open islands are in full colour, closed ones pale as paper; the Lair is always basalt. */
function land({ islands, marks }: ChartLayout, island: Island, isOpen: boolean): string {
  const { islets, scenery } = islands[island];
  const isLair = island === 'lair';
  const ground = isLair ? 'rock-4' : isOpen ? 'ground' : 'chart';
  const shore = `<path d="${islets.map((islet) => shoreOf(islet)).join('')}" fill="var(--${ground})" stroke="${INK}" stroke-width="2.2"/>`;
  const green = islets
    .map(({ at: [x, y], reach: [rx, ry], seed }) =>
      shoreOf({ at: [x - 2, y - 4], reach: [rx * 0.62, ry * 0.55], seed: seed + 1 }),
    )
    .join('');
  const inland = isOpen
    ? `<path d="${green}" fill="var(--leaf)" fill-opacity=".32" stroke="${INK}" stroke-opacity=".14" stroke-width="1.2"/>`
    : `<path d="${green}" fill="none" stroke="${INK}" stroke-opacity=".25" stroke-width="1.2" stroke-dasharray="4 4"/>`;
  const things = scenery.map(([kind, x, y, size = 1]) =>
    placed(kind === 'sphinx' ? drawnFigure(kind) : SCENERY[kind], x, y, size),
  );
  const stops = ISLAND_RIDDLES[island].map((riddle) => text(meetingPoint(marks[riddle]!)));
  return (
    shore +
    (isLair ? '' : inland) +
    `<g${isOpen || isLair ? '' : ' opacity=".55"'}>${things.join('')}</g>` +
    stroke(`M${stops.join('L')}`, INK, 1.8, '1 6', isOpen ? 0.55 : 0.3)
  );
}

const DEGREE = 20;

/** Two lines around the chart, and degrees between them. */
function frame({ width, height }: ChartLayout): string {
  const steps = (length: number): readonly number[] =>
    Array.from({ length: Math.ceil((length - 26) / DEGREE / 2) }, (_, n) => 13 + n * DEGREE * 2);
  const degrees = [
    ...steps(width).map((x) => {
      const end = Math.min(x + DEGREE, width - 13);
      return `M${x} 10H${end}M${x} ${height - 10}H${end}`;
    }),
    ...steps(height).map((y) => {
      const end = Math.min(y + DEGREE, height - 13);
      return `M10 ${y}V${end}M${width - 10} ${y}V${end}`;
    }),
  ];
  return (
    `<path d="M7 7H${width - 7}V${height - 7}H7Z" fill="none" stroke="${INK}" stroke-opacity=".6" stroke-width="1.6"/>` +
    `<path d="M13 13H${width - 13}V${height - 13}H13Z" fill="none" stroke="${INK}" stroke-opacity=".35"/>` +
    `<path d="${degrees.join('')}" stroke="${INK}" stroke-opacity=".6" stroke-width="4"/>`
  );
}
