import { formatTurn } from '../src/notation/format-turn.ts';
import { play } from '../src/play.ts';
import { Position } from '../src/position.ts';
import { buildFault, ownBuildFault } from './invariants/building.ts';
import { choosingFault } from './invariants/choosing.ts';
import { closedFault } from './invariants/closed-squares.ts';
import { companyFault } from './invariants/companies.ts';
import {
  conservationFault,
  fieldFault,
  genderFault,
  mostWorkers,
  replayFault,
} from './invariants/conservation.ts';
import { adonisDemandFault, persephoneFault } from './invariants/demands.ts';
import { directionFault } from './invariants/directions.ts';
import { endingFault } from './invariants/ending.ts';
import { forceFault } from './invariants/forcing.ts';
import { abyssFault, landingFault } from './invariants/landing.ts';
import {
  aphroditeFault,
  climbBanFault,
  deniedWinFault,
  hadesFault,
  hypnusFault,
  limusFault,
} from './invariants/laws.ts';
import {
  doubleFault,
  harmlessFault,
  resultTexts,
  symmetryFault,
  threatFault,
  turnedResultsFault,
  winListFault,
} from './invariants/listing.ts';
import { maenadsFault } from './invariants/maenads.ts';
import { drawFault, memoryFault, nextFault } from './invariants/memory.ts';
import { moverFault, ownMoveFault, stepFault } from './invariants/moving.ts';
import { pauseFault } from './invariants/pauses.ts';
import { reactionFault } from './invariants/reactions.ts';
import { offerFault, routeResultsFault } from './invariants/routes.ts';
import { shapeFault } from './invariants/shapes.ts';
import { roundTripFault, turnTextFault } from './invariants/texts.ts';
import { squareBySquareFault } from './invariants/walks.ts';
import { winFault } from './invariants/wins.ts';
import type { Moment } from './random-play.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { Seeded } from './seeded.ts';
import { type Story, tell } from './story.ts';

/** What must hold for every listed turn, whatever its result. */
const OF_STORIES: readonly ((scene: Scene, story: Story) => string | undefined)[] = [
  shapeFault,
  moverFault,
  stepFault,
  ownMoveFault,
  directionFault,
  closedFault,
  forceFault,
  landingFault,
  buildFault,
  ownBuildFault,
  companyFault,
  endingFault,
  reactionFault,
  climbBanFault,
  hadesFault,
  limusFault,
  deniedWinFault,
  hypnusFault,
  aphroditeFault,
  maenadsFault,
  abyssFault,
  winFault,
];

/** So many turns of a position are looked at closely: enough for all but the longest lists. */
const CLOSELY = 400;
/** Lists up to here are also compared with all routes to their results. */
const FEW = 600;
/** Of longer lists than this only a sample is looked at. */
const MANY = 6000;

/** Names the first thing that is wrong with a moment of a game, with its position; nothing is the aim. */
export function momentFault(moment: Moment, chance: Seeded): string | undefined {
  const scene = sceneOf(moment.position);
  const isLong = moment.starts.length > MANY;
  const always = fieldFault(moment.position, mostWorkers(scene.seats)) ?? roundTripFault(moment.position);
  const fault =
    always ??
    (isLong ? undefined : positionFault(scene, moment, chance)) ??
    turnsFault(scene, moment, chance);
  return fault === undefined ? undefined : `${scene.text}: ${fault}`;
}

function positionFault(scene: Scene, { position, turns }: Moment, chance: Seeded): string | undefined {
  const texts = resultTexts(position, turns);
  const winners = [...turns.starts()].map((at) => tell(position, turns.data, at).winner);
  const always = doubleFault(texts) ?? (scene.isAsking ? undefined : winListFault(position, texts, winners));
  if (always !== undefined || texts.length === 0) return always;
  const isSmall = texts.length <= FEW && !hasManyRoutes(scene);
  return (
    // The board is not turned in the middle of a turn, and nobody else threatens to win in it.
    (!scene.isBegun && (texts.length <= FEW || chance.happens(0.1))
      ? symmetryFault(position, texts.length)
      : undefined) ??
    (!scene.isBegun && chance.happens(0.3) ? threatFault(position) : undefined) ??
    (!scene.isBegun && chance.happens(0.3) ? harmlessFault(position, turns) : undefined) ??
    (!scene.isBegun && chance.happens(0.02) && texts.length <= FEW
      ? turnedResultsFault(position, turns)
      : undefined) ??
    (chance.happens(0.05) && isSmall ? routeResultsFault(position, texts) : undefined) ??
    (chance.happens(0.1) && isSmall && scene.mover.power !== 'hermes'
      ? offerFault(position, chance, 4)
      : undefined) ??
    (chance.happens(0.2) ? choosingFault(position, new Set(texts), chance) : undefined)
  );
}

/** Whether few results may have too many routes: long walks, and many builds in any order. */
function hasManyRoutes({ mover: { power, stored, spent } }: Scene): boolean {
  return stored > 2 || (!spent && (power === 'atalanta' || power === 'heracles'));
}

function turnsFault(scene: Scene, { position, turns, starts }: Moment, chance: Seeded): string | undefined {
  const told = starts.length <= CLOSELY ? starts : chance.shuffle(starts).slice(0, CLOSELY);
  const stories = told.map((at) => tell(position, turns.data, at));
  const most = mostWorkers(scene.seats);
  const after = new Position();
  for (const [n, story] of stories.entries()) {
    const at = told[n]!;
    play(position, turns.data, at, after);
    const fault = story.isPaused
      ? pauseFault(scene, story, after)
      : (OF_STORIES.reduce<string | undefined>((found, look) => found ?? look(scene, story), undefined) ??
        replayFault(story, after) ??
        conservationFault(scene, story, after) ??
        fieldFault(after, most) ??
        genderFault(scene, story, after) ??
        (chance.happens(0.1) ? nextFault(scene, story, after, turns.data[at]!) : undefined) ??
        (chance.happens(0.1) ? roundTripFault(after) : undefined) ??
        (chance.happens(0.1)
          ? (memoryFault(scene, story, after) ?? drawFault(scene, story, after))
          : undefined) ??
        (chance.happens(0.02) ? squareBySquareFault(scene, story, after) : undefined));
    const readFault = fault ?? (chance.happens(0.02) ? turnTextFault(position, turns.turn(at)) : undefined);
    if (readFault !== undefined) return `${formatTurn(position, turns.data, at)}: ${readFault}`;
  }
  return persephoneFault(scene, stories) ?? adonisDemandFault(scene, stories);
}
