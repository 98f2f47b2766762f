export {
  type Board,
  type BoardEvents,
  type BoardOptions,
  type MakeBoard,
  type Point,
  QUALITIES,
  type Quality,
} from './board.ts';
export { type Bridge, FIVE_BY_FIVE, type Grid, hasGround, LONGEST_SIDE } from './grid.ts';
export { loadThreeBoard } from './load-three.ts';
export type { Box, Cell } from './map/cell.ts';
export { loadThreeMapBoard } from './map/load-three-map.ts';
export {
  MAP_FORMS,
  type MakeMapBoard,
  type MapBoard,
  type MapBoardEvents,
  type MapBoardOptions,
  type MapForm,
} from './map/map-board.ts';
export { MAP_DURATIONS, type MapMotion, type MapMotionKind } from './map/map-motion.ts';
export { mapMotions } from './map/map-motions.ts';
export type { AreaPlan, Backdrop, Floor, Ground, MapPlan, MapSet, PropPlan, Props } from './map/map-plan.ts';
export type {
  MakeSolid,
  MapColour,
  MapLamp,
  MapRelief,
  MapSolids,
  Outskirts,
  Placed,
} from './map/map-relief.ts';
export {
  type AreaId,
  bareMap,
  type LastAction,
  MAP_MARK_KINDS,
  MAP_SIDES,
  MAP_TOKEN_FACES,
  type MapEvent,
  type MapMark,
  type MapMarkKind,
  type MapScene,
  type MapSide,
  type MapSight,
  type MapToken,
  type MapTokenFace,
  type MapUnit,
  type Strength,
} from './map/map-scene.ts';
export { adjacentPairs, type Mesh } from './map/mesh.ts';
export { mapMiniature, miniatureSheets } from './map/miniature.ts';
export { mapPicture } from './map/svg/map-picture.ts';
export { svgMapBoard } from './map/svg/svg-map-board.ts';
export { unitSign } from './map/svg/unit-sign.ts';
export {
  type BlockChange,
  type Daze,
  type DomeChange,
  DURATIONS,
  type Entrance,
  endOf,
  type Landfall,
  type Motion,
  type MotionKind,
  motionsBetween,
  type Slide,
  type Strike,
  type Taking,
  type Turn,
  type Walk,
} from './motions.ts';
export type {
  DrawnPieces,
  PiecePicture,
  PiecePictures,
  PieceSet,
  PieceSolids,
  PieceView,
} from './piece-set.ts';
export { type QuarterTurns, readingOrder } from './quarter-turns.ts';
export {
  type Arrow,
  BARE,
  type BlockSize,
  type Blow,
  bareScene,
  COLOURS,
  type Colour,
  type CommonTokenKind,
  DANGER_KINDS,
  type Danger,
  type DangerKind,
  DIRECTIONS,
  type Direction,
  type Gate,
  type Hits,
  type Landing,
  type LastTurn,
  type Livery,
  MARK_KINDS,
  type Mark,
  type MarkKind,
  type Piece,
  type PieceKind,
  type Pointer,
  type Scene,
  type Square,
  TOKEN_KINDS,
  type Token,
  type TokenKind,
  type Tower,
  WORKER_KINDS,
  type WorkerKind,
  ZONE_KINDS,
  type Zone,
  type ZoneKind,
} from './scene.ts';
export { FIELD_DRAWING } from './svg/field.ts';
export type { FieldDrawing } from './svg/field-drawing.ts';
export {
  type IslandOptions,
  islandPicture,
  markPicture,
  piecePicture,
  pointerPicture,
  printedBoard,
  thumbnail,
  tokenPicture,
  towerPicture,
  workerPicture,
} from './svg/pictures.ts';
export { svgBoard } from './svg/svg-board.ts';
export { ATTIRES, type Attire, workerShape } from './svg/workers.ts';
// What a game needs to make solids of its own kinds of pieces; nothing of three.js comes along.
export { rgb } from './three/colour.ts';
export {
  arch,
  ball,
  block,
  circle,
  egg,
  flat,
  lathe,
  type Point2,
  prism,
  rectangle,
  stick,
  torus,
} from './three/forms.ts';
export { bone, edged, plate } from './three/game-forms.ts';
export type { Lighting } from './three/lights.ts';
export type { PieceColours } from './three/palette.ts';
export type { PieceSolid } from './three/piece-solids.ts';
export {
  type Form,
  joined,
  joinedForms,
  moved,
  painted,
  type Solid,
  scaled,
  shell,
  turnedX,
  turnedY,
  turnedZ,
} from './three/solid.ts';
export { DRESSES, type Dress, dressedWorker } from './three/workers.ts';
