export {
  BLESSING_IDS,
  type BlessingId,
  blessingNumber,
  FIRST_SCORE,
  HIGHEST_SCORE,
} from './cards/blessings.ts';
export {
  BLUE_GODS,
  GOD_CARDS,
  GOD_IDS,
  GOD_TYPES,
  type GodCard,
  type GodId,
  type GodType,
} from './cards/gods.ts';
export { BOX, countOf, NO_PIECES, PIECES, type Piece, type Pieces, piecesOf, withPiece } from './pieces.ts';
export {
  COIN_COLOURS,
  type Coin,
  type CoinColour,
  GEMS,
  type Gem,
  type Goal,
  ISLANDS,
  type Island,
  type Objective,
  type Place,
  type Riddle,
  type RiddleRule,
  type RuleKind,
  TIERS,
  type Tier,
} from './riddle.ts';
export { RIDDLES } from './riddles/index.ts';
