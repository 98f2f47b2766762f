import { formatTurn } from '../src/notation/format-turn.ts';
import { play } from '../src/play.ts';
import { Position } from '../src/position.ts';
import { buildFault, ownBuildFault } from './invariants/building.ts';
import { choosingFault } from './invariants/choosing.ts';
import { conservationFault, fieldFault, genderFault, replayFault } from './invariants/conservation.ts';
import {
  aphroditeFault,
  climbBanFault,
  hadesFault,
  heraFault,
  hypnusFault,
  limusFault,
  persephoneFault,
} from './invariants/laws.ts';
import {
  doubleFault,
  resultTexts,
  symmetryFault,
  threatFault,
  turnedResultsFault,
  winListFault,
} from './invariants/listing.ts';
import { drawFault, memoryFault, nextFault } from './invariants/memory.ts';
import { moverFault, ownMoveFault, stepFault } from './invariants/moving.ts';
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
  buildFault,
  ownBuildFault,
  climbBanFault,
  hadesFault,
  limusFault,
  heraFault,
  hypnusFault,
  aphroditeFault,
  winFault,
];

/** So many turns of a position are looked at closely: enough for all but the longest lists. */
const CLOSELY = 400;
/** Lists up to here are also compared with all routes to their results. */
const FEW = 600;

/** Names the first thing that is wrong with a moment of a game, with its position; nothing is the aim. */
export function momentFault(moment: Moment, chance: Seeded): string | undefined {
  const scene = sceneOf(moment.position);
  const fault = positionFault(scene, moment, chance) ?? turnsFault(scene, moment, chance);
  return fault === undefined ? undefined : `${scene.text}: ${fault}`;
}

function positionFault(scene: Scene, { position, turns }: Moment, chance: Seeded): string | undefined {
  const texts = resultTexts(position, turns);
  const winners = [...turns.starts()].map((at) => tell(position, turns.data, at).winner);
  const always =
    fieldFault(position) ??
    roundTripFault(position) ??
    doubleFault(texts) ??
    winListFault(position, texts, winners);
  if (always !== undefined || texts.length === 0) return always;
  const isSmall = texts.length <= FEW && scene.mover.stored < 3;
  return (
    (isSmall || chance.happens(0.1) ? symmetryFault(position, texts.length) : undefined) ??
    (chance.happens(0.3) ? threatFault(position) : undefined) ??
    (chance.happens(0.02) && isSmall ? turnedResultsFault(position, turns) : undefined) ??
    (chance.happens(0.05) && isSmall ? routeResultsFault(position, texts) : undefined) ??
    (chance.happens(0.1) && isSmall ? offerFault(position, chance, 4) : undefined) ??
    (chance.happens(0.2) ? choosingFault(position, new Set(texts), chance) : undefined)
  );
}

function turnsFault(scene: Scene, { position, turns, starts }: Moment, chance: Seeded): string | undefined {
  const told = starts.length <= CLOSELY ? starts : chance.shuffle(starts).slice(0, CLOSELY);
  const stories = told.map((at) => tell(position, turns.data, at));
  const after = new Position();
  for (const [n, story] of stories.entries()) {
    const at = told[n]!;
    play(position, turns.data, at, after);
    const fault =
      OF_STORIES.reduce<string | undefined>((found, look) => found ?? look(scene, story), undefined) ??
      replayFault(story, after) ??
      conservationFault(scene, story, after) ??
      fieldFault(after) ??
      genderFault(scene, story, after) ??
      nextFault(scene, story, after, turns.data[at]!) ??
      (chance.happens(0.1) ? roundTripFault(after) : undefined) ??
      (chance.happens(0.1) ? (memoryFault(scene, story, after) ?? drawFault(story, after)) : undefined) ??
      (chance.happens(0.02) ? turnTextFault(position, turns.turn(at)) : undefined) ??
      (chance.happens(0.02) ? squareBySquareFault(position, story, after) : undefined);
    if (fault !== undefined) return `${formatTurn(position, turns.data, at)}: ${fault}`;
  }
  return persephoneFault(scene, stories);
}
