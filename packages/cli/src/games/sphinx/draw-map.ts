import {
  barOf,
  coinOn,
  colourOf,
  type Figure,
  figureOn,
  heightAt,
  isAsleep,
  isDomedAt,
  isOpen,
  isSpace,
  isWorker,
  type Piece,
  placeOf,
  ruleOf,
  type Square,
  type State,
  squareAt,
  type Terrain,
  terrainIn,
} from '@thera/sphinx';
import type { WorkerColour } from '@thera/texts/sphinx';
import type { Look, Paint } from '../../paint.ts';

const LETTERS = 'ABCDEFGH';
const WIDTH = 9;

const WORKERS: Readonly<Record<WorkerColour, string>> = { white: 'W', blue: 'B', brown: 'N', wanderer: 'R' };
const LOOKS: Readonly<Record<WorkerColour, Look>> = {
  white: 'strong',
  blue: 'seat-1',
  brown: 'seat-0',
  wanderer: 'seat-3',
};
const KING = 'K';
const SPHINX = 'X';
const ASLEEP = 'z';
const DOME = '^';
const TOKEN = '*';
const GAP = '~';
const GATE = '#';
const OPEN_GATE = '/';
const RUIN = '%';
const BEACH = ':';
const WATER = '≈';
const GRAVE = '†';
const FLOTSAM = 'f';
const PIECES: Readonly<Record<Piece, string>> = { L1: '1', L2: '2', L3: '3', D: DOME };

/** A map: towers, whoever stands on them, what lies there, gaps, bridges, gates and water. */
export function drawMap(state: State, paint: Paint): string[] {
  const { columns, rows } = terrainIn(state);
  const header = [...LETTERS.slice(0, columns)].map((letter) => letter.padStart(5).padEnd(WIDTH + 1));
  const rule = (left: string, middle: string, right: string): string =>
    paint('faint', `   ${left}${Array(columns).fill('─'.repeat(WIDTH)).join(middle)}${right}`);
  const bar = paint('faint', '│');
  const lines = Array.from({ length: rows }, (_, y) => {
    const cells = Array.from({ length: columns }, (_, x) => drawSquare(state, y * columns + x, paint));
    return ` ${rows - y} ${bar}${cells.join(bar)}${bar}`;
  });
  const ruled = lines.flatMap((line, y) => (y === 0 ? [line] : [rule('├', '┼', '┤'), line]));
  return [`    ${header.join('').trimEnd()}`, rule('┌', '┬', '┐'), ...ruled, rule('└', '┴', '┘')];
}

function drawSquare(state: State, square: Square, paint: Paint): string {
  const terrain = terrainIn(state);
  if (!terrain.isGround[square]) return drawGap(terrain, square, paint);
  if (!isSpace(state, square)) return paint('wrong', GATE.repeat(WIDTH));
  return [
    paint('dome', groundSign(state, square)),
    drawTower(state, square, paint),
    drawFigures(state, square, paint),
    ' ',
    paint('strong', thingSign(state, square).padEnd(2)),
    state.tokens.includes(square) ? paint('strong', TOKEN) : ' ',
  ].join('');
}

/** The sea, and the bridge that crosses it there. */
function drawGap(terrain: Terrain, square: Square, paint: Paint): string {
  const [x, y] = placeOf(terrain, square);
  const isUnder = (direction: 0 | 1): boolean =>
    (terrain.riddle.bridges ?? []).some(([one, other]) => {
      const along = [x, y][direction]!;
      const [low, high] = [one[direction], other[direction]].toSorted((a, b) => a - b);
      const isInLine =
        one[1 - direction] === other[1 - direction] && one[1 - direction] === [x, y][1 - direction];
      return isInLine && low! < along && along < high!;
    });
  if (isUnder(0)) return paint('strong', '═'.repeat(WIDTH));
  const middle = (sign: string): string => `${' '.repeat(4)}${sign}${' '.repeat(4)}`;
  return isUnder(1) ? paint('strong', middle('║')) : paint('faint', middle(GAP));
}

function groundSign(state: State, square: Square): string {
  const terrain = terrainIn(state);
  if (barOf(state, square) === 'flooded') return WATER;
  if (isOpen(state, square)) return OPEN_GATE;
  if (state.ruins.includes(square)) return RUIN;
  const tide = ruleOf(terrain, 'tide');
  return tide !== undefined && terrain.zones[tide.zone]!.includes(square) ? BEACH : ' ';
}

function drawTower(state: State, square: Square, paint: Paint): string {
  const height = heightAt(state, square);
  const isDomed = isDomedAt(state, square);
  if (height === 0) return paint('faint', '· ');
  return isDomed ? paint('dome', `${height - 1}${DOME}`) : `${paint('strong', String(height))} `;
}

/** Whoever stands there, and the Sphinx above or a sign of sleep. */
function drawFigures(state: State, square: Square, paint: Paint): string {
  const figure = figureOn(state, square);
  if (figure === undefined) return '  ';
  const isBelowSphinx = figure !== 'sphinx' && state.sphinx === square;
  const beside = isBelowSphinx ? SPHINX : isAsleep(state, figure) ? ASLEEP : ' ';
  return `${drawFigure(state, figure, paint)}${paint('wrong', beside)}`;
}

function drawFigure({ setup }: State, figure: Figure, paint: Paint): string {
  if (!isWorker(figure)) return figure === 'king' ? paint('seat-2', KING) : paint('wrong', SPHINX);
  const colour = colourOf(setup, figure);
  return paint(LOOKS[colour], WORKERS[colour]);
}

/** A coin with its height, a drifting piece, or a grave with the height at which it opens. */
function thingSign(state: State, square: Square): string {
  const coin = coinOn(state, square);
  if (coin !== undefined) return `${coin.colour === 'silver' ? 's' : 'g'}${coin.level}`;
  const drifting = state.flotsam.find((one) => one.square === square);
  if (drifting !== undefined) return `${FLOTSAM}${PIECES[drifting.piece]}`;
  const terrain = terrainIn(state);
  const graves = ruleOf(terrain, 'graves')?.graves ?? [];
  const grave = graves.find(
    ({ at }, index) => !state.raised.includes(index) && squareAt(terrain, at) === square,
  );
  return grave === undefined ? '' : `${GRAVE}${grave.height}`;
}
