import {
  AREA_IDS,
  AREAS,
  type AreaId,
  isHeld,
  type MapId,
  type TerrainId,
  tokenAt,
  type UnitState,
  unitsAt,
  type View,
} from '@thera/prometheus';
import type { Paint } from '../../paint.ts';
import { UNIT_SIGNS } from './unit-signs.ts';

/** How many lines an area takes: its head and two for units. */
const CELL_LINES = 3;
/** So much of the maps' canvas is one line; areas in a column are never nearer than three lines. */
const LINE_HEIGHT = 40;
const TOP = 30;
const LINES = 19;
const COLUMNS = 7;
/** Areas this near in x stand in one column. */
const COLUMN_GAP = 50;

export const TERRAIN_SIGNS: Readonly<Record<TerrainId, string>> = {
  open: '.',
  forest: '^',
  ruins: '=',
  stairs: '/',
  water: '~',
  rift: '|',
  cliff: 'A',
  crag: 'A',
};

/** A map in lines of at most so many characters, west to the left. */
export function drawMap(view: View, map: MapId, width: number, paint: Paint): readonly string[] {
  const areas = AREA_IDS.filter((area) => AREAS[area].map === map);
  const columns = columnsOf(areas);
  const cell = Math.floor((Math.min(width, 120) + 1) / COLUMNS) - 1;
  const lines = Array.from({ length: LINES }, () => Array<string>(COLUMNS).fill(' '.repeat(cell)));
  for (const area of areas) {
    const column = columns.findIndex((members) => members.includes(area));
    const top = Math.round((AREAS[area].y - TOP) / LINE_HEIGHT);
    for (const [at, text] of cellLines(view, area, cell, paint).entries()) lines[top + at]![column] = text;
  }
  return lines.map((line) => line.join(' ').trimEnd());
}

/** The areas of a map, west to east, those above each other together. */
function columnsOf(areas: readonly AreaId[]): readonly (readonly AreaId[])[] {
  const columns: AreaId[][] = [];
  for (const area of areas.toSorted((a, b) => AREAS[a].x - AREAS[b].x)) {
    const last = columns.at(-1);
    if (last !== undefined && AREAS[area].x - AREAS[last[0]!].x < COLUMN_GAP) last.push(area);
    else columns.push([area]);
  }
  return columns;
}

function cellLines(view: View, area: AreaId, width: number, paint: Paint): readonly string[] {
  const { cap, terrain, zone } = AREAS[area];
  const units = unitsAt(view, area);
  const ground = zone === null ? TERRAIN_SIGNS[terrain] : zone.charAt(0);
  const head = `${area}${ground} ${units.length}/${cap} ${thingsIn(view, area)}`.trimEnd();
  return [head.padEnd(width), ...unitLines(view, units, width, paint)].slice(0, CELL_LINES);
}

/** A stone and a token, as far as it is known. */
function thingsIn(view: View, area: AreaId): string {
  const token = tokenAt(view, area);
  const face = token === undefined ? '' : (token.face?.charAt(0) ?? '?');
  return `${view.stones.includes(area) ? 'o' : ''}${face}`;
}

/** Two units a line, Blue in capitals. */
function unitLines(view: View, units: readonly UnitState[], width: number, paint: Paint): readonly string[] {
  const half = Math.floor(width / 2);
  const lines = [units.slice(0, 2), units.slice(2, 4)].filter((line) => line.length > 0);
  return lines.map((line) => {
    const signs = line.map((unit) => ({ unit, sign: unitSign(view, unit) }));
    const drawn = signs.map(
      ({ unit, sign }) =>
        paint(unit.side === 'blue' ? 'seat-1' : 'wrong', sign) + ' '.repeat(Math.max(0, half - sign.length)),
    );
    return drawn.join('') + ' '.repeat(width - half * line.length);
  });
}

/** `HA15!`: who, how much vitality, and the state that matters most. */
export function unitSign(view: View, unit: UnitState): string {
  const sign = UNIT_SIGNS[unit.id];
  return `${unit.side === 'blue' ? sign.toUpperCase() : sign}${unit.vit}${stateSign(view, unit)}`;
}

function stateSign({ turn }: View, unit: UnitState): string {
  if (isHeld(unit)) return unit.isTrapped ? '#' : '%';
  if (unit.hasStone) return 'o';
  return turn.activated.includes(unit.id) ? '!' : '';
}
