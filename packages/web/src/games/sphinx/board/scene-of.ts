import type { BlockSize, Gate, Grid, Piece, Scene, Token, Tower } from '@thera/board';
import {
  type Piece as Block,
  buriedIn,
  colourOf,
  isAsleep,
  isOpen,
  OFF,
  PIECES,
  piecesIn,
  ruleOf,
  type State,
  squareAt,
  standing,
  type Terrain,
  terrainIn,
  type Worker,
} from '@thera/sphinx';
import {
  coinKind,
  type FigureKind,
  flotsamKind,
  type GraveHeight,
  graveKind,
  type Level,
  workerKind,
} from '../figures/kinds.ts';
import { zonesIn } from './zones-in.ts';

/** A state as a board shows it. */
export function sceneOf(state: State): Scene {
  return {
    shape: shapeOf(terrainIn(state)),
    towers: state.towers.map(towerOf),
    pieces: [...standing(state).map((worker) => workerPiece(state, worker)), ...others(state)],
    tokens: tokensIn(state),
    pointers: [],
    marks: [],
    zones: zonesIn(state),
    gates: gatesIn(state),
  };
}

const shapes = new WeakMap<Terrain, Grid>();

/** The shape of a field; the same for as long as the field is. */
export function shapeOf(terrain: Terrain): Grid {
  const known = shapes.get(terrain);
  if (known !== undefined) return known;
  const { columns, rows, isGround, bridges } = terrain;
  const shape: Grid = {
    columns,
    rows,
    holes: isGround.flatMap((ground, square) => (ground ? [] : [square])),
    bridges: bridges.flatMap((ends, from) => ends.filter((to) => to > from).map((to) => ({ from, to }))),
    // Where cargo drifts there are rafts.
    ...(ruleOf(terrain, 'flotsam') === undefined ? {} : { isTimber: true }),
  };
  shapes.set(terrain, shape);
  return shape;
}

const USUAL_SIZES: readonly number[] = [1, 2, 3];

function towerOf(tower: number): Tower {
  const pieces = piecesIn(tower);
  const sizes = pieces
    .filter((piece) => piece !== 'D')
    .map((piece) => (PIECES.indexOf(piece) + 1) as BlockSize);
  const isUsual = sizes.every((size, index) => size === USUAL_SIZES[index]);
  return {
    blocks: sizes.length as Tower['blocks'],
    dome: pieces.includes('D'),
    ...(isUsual ? {} : { sizes }),
  };
}

/** What a worker looks like: the colour, and one of two bodies that tell the workers of a pair apart. */
export function workerLook({ setup }: Pick<State, 'setup'>, worker: Worker): FigureKind {
  const colour = colourOf(setup, worker);
  return colour === 'wanderer' ? colour : workerKind(colour, worker % 2 === 0 ? 'woman' : 'man');
}

function workerPiece(state: State, worker: Worker): Piece {
  return {
    square: state.workers[worker]!,
    kind: workerLook(state, worker),
    id: `worker-${worker}`,
    isAsleep: isAsleep(state, worker),
  };
}

/** The King and the Sphinx, with what is left of her health. */
function others(state: State): readonly Piece[] {
  const { king, sphinx, health } = state;
  const hovers = ruleOf(terrainIn(state), 'ring-flight') !== undefined;
  return [
    ...(king === OFF
      ? []
      : [{ square: king, kind: 'king' satisfies FigureKind, id: 'king', isAsleep: isAsleep(state, 'king') }]),
    ...(sphinx === OFF
      ? []
      : [
          {
            square: sphinx,
            kind: (hovers ? 'sphinx-hovering' : 'sphinx') satisfies FigureKind,
            id: 'sphinx',
            flies: true,
            isAsleep: isAsleep(state, 'sphinx'),
            ...(health > 0 ? { number: health } : {}),
          },
        ]),
  ];
}

const levelOf = (piece: Block): Level => (PIECES.indexOf(piece) + 1) as Level;

function tokensIn(state: State): readonly Token[] {
  const terrain = terrainIn(state);
  const graves = ruleOf(terrain, 'graves')?.graves ?? [];
  return [
    ...graves.flatMap((grave, index): readonly Token[] => {
      if (state.raised.includes(index)) return [];
      const isKings = buriedIn(grave, state.setup.players) === 'king';
      return [{ square: squareAt(terrain, grave.at), kind: graveKind(grave.height as GraveHeight, isKings) }];
    }),
    ...state.coins.map(({ square, colour, level }) => ({ square, kind: coinKind(colour, level as Level) })),
    ...state.tokens.map((square) => ({ square, kind: 'blessing' })),
    ...state.flotsam.map(({ square, piece }) => ({ square, kind: flotsamKind(levelOf(piece)) })),
    ...zoneSigns(terrain),
  ];
}

/** Where the die names zones, a gem in the corner of each square says to which it belongs. */
function zoneSigns(terrain: Terrain): readonly Token[] {
  const zones = ruleOf(terrain, 'bombard')?.zones;
  if (zones === undefined) return [];
  return Object.entries(zones).flatMap(([gem, zone]) =>
    terrain.zones[zone]!.map((square) => ({ square, kind: `gem-${gem}`, isSign: true })),
  );
}

function gatesIn(state: State): readonly Gate[] {
  return [...terrainIn(state).gates.keys()].map((square) => ({
    square,
    isOpen: isOpen(state, square),
    passage: 'north-south',
  }));
}
