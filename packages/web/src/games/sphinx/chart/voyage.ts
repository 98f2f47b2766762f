import { type AdventureLog, ISLANDS, type Island, RIDDLES, TUTORIAL } from '@thera/sphinx';
import { type ChartLayout, coverOf, meetingPoint, type RiddleMark } from './layout.ts';
import { type Islet, nearnessTo, type Point, shoreTowards, text } from './shore.ts';

/** The islands in the order in which they were sailed to. */
export function islandsVisited({ plays }: Pick<AdventureLog, 'plays'>): readonly Island[] {
  const islands = plays
    .filter(({ riddle }) => riddle !== TUTORIAL)
    .map(({ riddle }) => RIDDLES[riddle]!.island);
  return [...new Set(islands)];
}

/** The ways from island to island as path data, shore to shore. */
export function routeBetween({ islands }: ChartLayout, visited: readonly Island[]): string {
  return visited
    .slice(1)
    .map((island, n) => {
      const [from, to] = nearestIslets(islands[visited[n]!].islets, islands[island].islets);
      const start = shoreTowards(from, to.at, 12);
      const end = shoreTowards(to, from.at, 12);
      // A ship does not sail straight.
      const bend: Point = [
        (start[0] + end[0]) / 2 + (end[1] - start[1]) * 0.22,
        (start[1] + end[1]) / 2 - (end[0] - start[0]) * 0.22,
      ];
      return `M${text(start)}Q${text(bend)} ${text(end)}`;
    })
    .join('');
}

function nearestIslets(ones: readonly Islet[], others: readonly Islet[]): readonly [Islet, Islet] {
  const gap = ([one, other]: readonly [Islet, Islet]): number =>
    Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
  const pairs = ones.flatMap((one) => others.map((other) => [one, other] as const));
  return pairs.reduce((best, pair) => (gap(pair) < gap(best) ? pair : best));
}

const SHORE_TO_BOAT = 26;
const BOAT_ROOM = 26;
const DIRECTIONS = 24;

/** Where the boat lies off a riddle: on the water, clear of everything that is written. */
export function anchorage(layout: ChartLayout, riddle: number): Point {
  const mark = layout.marks[riddle]!;
  const home = nearestTo(meetingPoint(mark), layout.islands[RIDDLES[riddle]!.island].islets);
  const around = Array.from({ length: DIRECTIONS }, (_, n): Point => {
    const angle = (n / DIRECTIONS) * 2 * Math.PI;
    return shoreTowards(
      home,
      [home.at[0] + Math.cos(angle) * 999, home.at[1] + Math.sin(angle) * 999],
      SHORE_TO_BOAT,
    );
  });
  const [x, y] = meetingPoint(mark);
  const far = ([bx, by]: Point): number => Math.hypot(bx - x, by - y);
  const clear = around.filter((point) => isClear(layout, home, point));
  return (clear.length === 0 ? around : clear).reduce((best, point) =>
    far(point) < far(best) ? point : best,
  );
}

const nearestTo = (point: Point, islets: readonly Islet[]): Islet =>
  islets.reduce((best, islet) => (nearnessTo(islet, point) < nearnessTo(best, point) ? islet : best));

function isClear({ width, height, islands, marks, rose }: ChartLayout, home: Islet, point: Point): boolean {
  const [x, y] = point;
  const margin = BOAT_ROOM + 14;
  if (x < margin || y < margin || x > width - margin || y > height - margin) return false;
  const islets = ISLANDS.flatMap((island) => islands[island].islets).filter((islet) => islet !== home);
  if (islets.some((islet) => nearnessTo(islet, point, BOAT_ROOM) < 1)) return false;
  if (Math.hypot(x - rose.at[0], y - rose.at[1]) < rose.radius + BOAT_ROOM) return false;
  const titles = ISLANDS.map((island) => islands[island].title);
  if (titles.some(([tx, ty]) => Math.abs(x - tx) < 100 && Math.abs(y - ty) < 40)) return false;
  return !marks.some((mark) => isCovered(mark, point));
}

function isCovered(mark: RiddleMark, [x, y]: Point): boolean {
  const { left, right, top, bottom } = coverOf(mark);
  const room = BOAT_ROOM - 4;
  return x > left - room && x < right + room && y > top - room && y < bottom + room + 8;
}
