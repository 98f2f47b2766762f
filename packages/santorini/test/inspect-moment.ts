import { awaitsReaction } from '../src/generator/prefix.ts';
import { formatPosition } from '../src/notation/format-position.ts';
import { formatTurn } from '../src/notation/format-turn.ts';
import { play } from '../src/play.ts';
import { Position } from '../src/position.ts';
import { choosingFault } from './invariants/choosing.ts';
import { conservationFault, fieldFault, genderFault, replayFault } from './invariants/conservation.ts';
import {
  doubleFault,
  harmlessFault,
  resultTexts,
  symmetryFault,
  threatFault,
  turnedResultsFault,
  winListFault,
} from './invariants/listing.ts';
import { pauseFault } from './invariants/pauses.ts';
import { offerFault, routeResultsFault } from './invariants/routes.ts';
import { roundTripFault, turnTextFault } from './invariants/texts.ts';
import { squareBySquareFault } from './invariants/walks.ts';
import { readPosition } from './naive/read-position.ts';
import { startTurn, type Turn } from './naive/turn.ts';
import type { Moment } from './random-play.ts';
import type { Seeded } from './seeded.ts';
import { tell } from './story.ts';

/** So many turns of a position are looked at closely: enough for all but the longest lists. */
const CLOSELY = 400;
/** Lists up to here are also compared with all routes to their results. */
const FEW = 600;
/** Of longer lists than this only a sample is looked at. */
const MANY = 6000;

/** Names the first thing that is wrong with a moment of a game, with its position; nothing is the aim. */
export function momentFault(moment: Moment, chance: Seeded): string | undefined {
  const { position, starts } = moment;
  const fault =
    fieldFault(position) ??
    roundTripFault(position) ??
    (starts.length > MANY ? undefined : positionFault(moment, chance)) ??
    turnsFault(moment, chance);
  return fault === undefined ? undefined : `${formatPosition(position)}: ${fault}`;
}

function positionFault({ position, turns }: Moment, chance: Seeded): string | undefined {
  const texts = resultTexts(position, turns);
  const winners = [...turns.starts()].map((at) => tell(position, turns.data, at).winner);
  const isBegun = position.prefix !== null;
  const always =
    doubleFault(texts) ?? (awaitsReaction(position) ? undefined : winListFault(position, texts, winners));
  if (always !== undefined || texts.length === 0) return always;
  const turn = startTurn(readPosition(formatPosition(position)));
  const isSmall = texts.length <= FEW && !hasManyRoutes(turn);
  return (
    // The board is not turned in the middle of a turn, and nobody else threatens to win in it.
    (!isBegun && (texts.length <= FEW || chance.happens(0.1))
      ? symmetryFault(position, texts.length)
      : undefined) ??
    (!isBegun && chance.happens(0.3) ? threatFault(position) : undefined) ??
    (!isBegun && chance.happens(0.3) ? harmlessFault(position, turns) : undefined) ??
    (!isBegun && chance.happens(0.02) && texts.length <= FEW
      ? turnedResultsFault(position, turns)
      : undefined) ??
    (chance.happens(0.05) && isSmall ? routeResultsFault(position, texts) : undefined) ??
    (chance.happens(0.1) && isSmall && turn.power !== 'hermes'
      ? offerFault(position, chance, 4)
      : undefined) ??
    (chance.happens(0.2) ? choosingFault(position, new Set(texts), chance) : undefined)
  );
}

/** Whether few results may have too many routes: long walks, and many builds in any order. */
function hasManyRoutes({ power, card: { stored, spent } }: Turn): boolean {
  return stored > 2 || (!spent && (power === 'atalanta' || power === 'heracles'));
}

function turnsFault({ position, turns, starts }: Moment, chance: Seeded): string | undefined {
  const told = starts.length <= CLOSELY ? starts : chance.shuffle(starts).slice(0, CLOSELY);
  const after = new Position();
  for (const at of told) {
    const story = tell(position, turns.data, at);
    play(position, turns.data, at, after);
    const fault =
      (story.isPaused
        ? pauseFault(position, story, after)
        : (replayFault(story, after) ??
          conservationFault(position, story, after) ??
          fieldFault(after) ??
          genderFault(position, story, after) ??
          (chance.happens(0.1) ? roundTripFault(after) : undefined) ??
          (chance.happens(0.02) ? squareBySquareFault(position, story, after) : undefined))) ??
      (chance.happens(0.02) ? turnTextFault(position, turns.turn(at)) : undefined);
    if (fault !== undefined) return `${formatTurn(position, turns.data, at)}: ${fault}`;
  }
  return undefined;
}
