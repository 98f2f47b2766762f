export { actorOf } from './acting.ts';
export {
  ADVENTURE_VERSION,
  formatAdventure,
  parseAdventure,
  parseAdventureText,
} from './adventure/adventure-text.ts';
export {
  blessingDeck,
  blessingScore,
  fullStars,
  type OwedArrow,
  openArrows,
  owedArrows,
  shadedArrows,
} from './adventure/arrows.ts';
export {
  type Beginning,
  beginAdventure,
  copyAdventure,
  LONGEST_TITLE,
  parseTitle,
  renameAdventure,
} from './adventure/begin-adventure.ts';
export { CIRCLES, type Circle, circleKey } from './adventure/circles.ts';
export {
  type CircleState,
  circlesAt,
  circlesToShade,
  type MapCircle,
  mapCircles,
  solvedRiddles,
} from './adventure/circles-of-log.ts';
export { correctedName } from './adventure/corrected-name.ts';
export {
  diamondsOn,
  diamondsOwed,
  lastDiamond,
  type PlacedDiamond,
  placedDiamonds,
} from './adventure/diamonds.ts';
export {
  type AdventureFact,
  FACT_VERSION,
  type FactLine,
  linesOf,
  logWithFacts,
  parseFact,
} from './adventure/fact-lines.ts';
export { befriendedBy, friendlyGods, fullPaths } from './adventure/friendly-gods.ts';
export { guestKey, LONGEST_NAME, parseGuestName } from './adventure/guest-name.ts';
export {
  firstNames,
  type Guest,
  guestbook,
  type UnsignedSeat,
  unsignedSeats,
} from './adventure/guestbook.ts';
export { ISLAND_RIDDLES, isRiddle, LAST_RIDDLE, TUTORIAL } from './adventure/islands.ts';
export type {
  AdventureLog,
  Correction,
  Diamond,
  Friend,
  GuestColour,
  Play,
  PlaySeat,
  PlaySetup,
  Signature,
} from './adventure/log.ts';
export { isComplete, isLairOpen, type Lock, lockOf } from './adventure/opening.ts';
export { shadeArrow, shadeDiamond, undoDiamond } from './adventure/place.ts';
export { ADVENTURE_FAULTS, type AdventureFault } from './adventure/read-fields.ts';
export { type Recorded, recordPlay } from './adventure/record-play.ts';
export { LOG_REFUSALS, type LogRefusal } from './adventure/refusal.ts';
export { dropPlay, type PlayTerms, playTerms, setUpPlay, whyNotNow } from './adventure/set-up.ts';
export { shadeCircles } from './adventure/shade-circles.ts';
export {
  addAdventure,
  deleteAdventure,
  MOST_ADVENTURES,
  replaceAdventure,
  type Shelf,
  takeIn,
} from './adventure/shelf.ts';
export { correctName, type Signing, signGuestbook } from './adventure/sign-guestbook.ts';
export { type Standing, standingOf } from './adventure/standing.ts';
export { ARROWS, type Arrow, STAR_ARROWS, STAR_IDS, type StarId } from './adventure/stars.ts';
export { type Duties, dutiesOf, LOG_STEPS, type LogStep, nextStep } from './adventure/steps.ts';
export { isEntered, readablePages, STORY_PAGES, type StoryPage } from './adventure/story.ts';
export {
  type Ends,
  PATH_DIAMONDS,
  PATHS,
  type Path,
  type PathId,
  POLARIS,
  SUGGESTED_PATH,
  TREE_GODS,
  TREE_PLACES,
  type TreeGod,
  type TreeNode,
  type TreePlace,
} from './adventure/tree.ts';
export { uniteLogs } from './adventure/unite-logs.ts';
export type { Ask, AskKind, GainReason } from './ask.ts';
export { friendsFor } from './balance/friends.ts';
export { type PlayedRiddle, playOut, type Team } from './balance/play-out.ts';
export { shortSightedFor } from './balance/short-sighted.ts';
export { type Tally, tallyOf } from './balance/tally.ts';
export { type BarCode, barOf, buildBarOf, isHighAfter } from './bars.ts';
export { sourcesOf } from './building.ts';
export { type CardId, type DeckCard, deckSize, type QueueCard } from './card.ts';
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
export {
  type Advice,
  adviceFor,
  type Bottleneck,
  bottleneckOf,
  type Reason,
  type Remedy,
  reachOf,
} from './computer/advice.ts';
export { partnerFor, sphinxPlayer, USUAL_AIM } from './computer/computer-player.ts';
export {
  COLOURS,
  type Colour,
  colourOf,
  crewOf,
  type Figure,
  isWorker,
  mustRest,
  ownWorkers,
  WANDERER,
  WORKERS,
  type Worker,
  workersOf,
  workersToMove,
} from './crew.ts';
export { latestEdition, riddleInEdition } from './editions.ts';
export { canPayToll, isCrossing } from './entering.ts';
export {
  coinOn,
  figureOn,
  heightAt,
  isAsleep,
  isDomedAt,
  isOpen,
  isSpace,
  squareOf,
  standing,
  terrainIn,
} from './field.ts';
export { forecast, type Prospect } from './forecast.ts';
export { isMet, isPartMet, partsOf } from './goals.ts';
export { inProgress, withOccurrence } from './in-progress.ts';
export { formatDecision } from './notation/format-decision.ts';
export { formatStep } from './notation/format-step.ts';
export { parseDecision, parseStepText } from './notation/parse-decision.ts';
export { squareName } from './notation/square-name.ts';
export type { Occurrence, OccurrenceKind } from './occurrence.ts';
export { stepKey } from './parse-step.ts';
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
export { endingRows, rowsWithRoom } from './rows.ts';
export { waysFrom } from './rules/flight.ts';
export { buriedIn } from './rules/graves.ts';
export { hasRoomForGod, holdLimit } from './selecting.ts';
export { colourCount, type Deal, MOST_PLAYERS, parseSetup, type Setup, usualSetup } from './setup.ts';
export { SPHINX_CODES, type SphinxCode, sphinx } from './sphinx.ts';
export { placerOf } from './spots.ts';
export {
  type CoinOnMap,
  ENDINGS,
  type Ending,
  type HeldGod,
  type Phase,
  type Source,
  type State,
  type Turn,
} from './state.ts';
export type { BuildStep, ForceStep, MoveStep, Step, StepKind, TakeStep, UseStep } from './step.ts';
export { OFF, placeOf, ruleOf, type Square, squareAt, type Terrain, terrainOf } from './terrain.ts';
export { COMPLETE, heightOf, isDomed, nextPiece, piecesIn, type Tower, topOf } from './towers.ts';
export { WHY_NOT_CODES, type WhyNotCode } from './why-not/code.ts';
export { whyNot } from './why-not/why-not.ts';
export { whyNotSquare } from './why-not/why-not-square.ts';
