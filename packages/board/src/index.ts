export {
  type Board,
  type BoardEvents,
  type BoardOptions,
  type MakeBoard,
  type Point,
  QUALITIES,
  type Quality,
} from './board.ts';
export { loadThreeBoard } from './load-three.ts';
export {
  type BlockChange,
  type DomeChange,
  DURATIONS,
  type Entrance,
  endOf,
  type Motion,
  type MotionKind,
  motionsBetween,
  type Slide,
  type Walk,
} from './motions.ts';
export { type QuarterTurns, readingOrder } from './quarter-turns.ts';
export {
  type Arrow,
  BARE,
  COLOURS,
  type Colour,
  DIRECTIONS,
  type Direction,
  type Figure,
  type LastTurn,
  MARK_KINDS,
  type Mark,
  type MarkKind,
  type Pointer,
  type Scene,
  type Square,
  TOKEN_KINDS,
  type Token,
  type TokenKind,
  type Tower,
} from './scene.ts';
export {
  figurePicture,
  type IslandOptions,
  islandPicture,
  markPicture,
  pointerPicture,
  printedBoard,
  thumbnail,
  tokenPicture,
} from './svg/pictures.ts';
export { svgBoard } from './svg/svg-board.ts';
