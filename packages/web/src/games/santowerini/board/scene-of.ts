import {
  type Colour,
  type Direction,
  FIVE_BY_FIVE,
  type Landing,
  type Piece,
  type Scene,
  type Tower,
  type WorkerKind,
  type Zone,
} from '@thera/board';
import {
  type Enemy,
  FACES,
  type Facing,
  NATURES,
  type PlaceCode,
  type State,
  scenarioOf,
} from '@thera/santowerini';
import { bodiesOf } from './builders.ts';

/** Builders are always blue. */
export const BUILDER_COLOUR: Colour = 1;
const DIRECTIONS: Readonly<Record<Facing, Direction>> = { n: 'N', e: 'E', s: 'S', w: 'W' };
const DOMED = 4;

/** What a board shows of a state. */
type Shown = Pick<State, 'setup' | 'heights' | 'builders' | 'enemies'>;

/** A state as a board shows it; if one builder is left, it has to be said which. */
export function sceneOf(state: Shown, alone: WorkerKind = 'woman'): Scene {
  const { setup, heights, builders, enemies } = state;
  const bodies = bodiesOf(state, alone);
  return {
    shape: FIVE_BY_FIVE,
    towers: heights.map(towerOf),
    pieces: [
      ...builders.map((square, n): Piece => ({ square, kind: bodies[n]!, colour: BUILDER_COLOUR })),
      ...enemies.map(enemyPiece),
    ],
    tokens: [],
    pointers: [],
    marks: [],
    zones: zonesOf(setup.scenario),
    landings: landingsOf(setup.scenario),
  };
}

export const towerOf = (height: number): Tower =>
  height === DOMED ? { blocks: 3, dome: true } : { blocks: height as Tower['blocks'], dome: false };

function enemyPiece({ id, kind, square, facing, hits, isStunned }: Enemy, place: number): Piece {
  return {
    square,
    kind,
    id: `enemy-${id}`,
    facing: DIRECTIONS[facing],
    number: place + 1,
    hits: { left: hits, of: NATURES[kind].hits },
    isStunned,
  };
}

const zonesOf = (code: PlaceCode): readonly Zone[] => [{ squares: scenarioOf(code).gate }];

/** One post for each square, with the faces that lead there: `3 6`. */
function landingsOf(code: PlaceCode): readonly Landing[] {
  const { landings } = scenarioOf(code);
  return [...new Set(landings)].map((square) => ({ square, text: facesFor(landings, square).join(' ') }));
}

export const facesFor = (landings: readonly number[], square: number): readonly number[] =>
  FACES.filter((face) => landings[face - 1] === square);
