import { pairOf } from '../card-memory.ts';
import { usesHero } from '../heroes.ts';
import { areNeighbours } from '../naive/board.ts';
import { against, type Scene, touches } from '../scene.ts';
import { type Story, whereabouts } from '../story.ts';
import { climbs } from './laws.ts';

/** Turns of which somebody may ask something: not those that decline or stop. */
const countable = (scene: Scene, stories: readonly Story[]): Story[] =>
  scene.isExtra ? [] : stories.filter(({ isPaused, steps }) => !isPaused && steps[0]?.sign !== '-');

/** Persephone: if any turn climbs, all do; but nobody is asked for a power that serves only once. */
export function persephoneFault(scene: Scene, stories: readonly Story[]): string | undefined {
  if (against(scene, scene.mover.side - 1, 'persephone').length === 0) return undefined;
  const turns = countable(scene, stories);
  const asked = turns.some((story) => climbs(scene, story) && !usesHero(scene, story));
  const level = turns.filter((story) => !climbs(scene, story)).length;
  return asked && level > 0 ? `${level} turns do not climb` : undefined;
}

/** Adonis: if any turn ends with his pair side by side, all do but those that win. */
export function adonisDemandFault(scene: Scene, stories: readonly Story[]): string | undefined {
  const turns = countable(scene, stories);
  for (const card of against(scene, scene.mover.side - 1, 'adonis')) {
    const pair = pairOf(card);
    if (pair === undefined) continue;
    const complies = (story: Story): boolean => isMet(story, pair, card.side - 1);
    const goingOn = turns.filter(({ winner }) => winner < 0);
    const asked = goingOn.some((story) => complies(story) && !usesHero(scene, story));
    const apart = goingOn.filter((story) => !complies(story)).length;
    if (asked && apart > 0) return `${apart} turns leave Adonis' pair apart`;
  }
  return undefined;
}

function isMet(story: Story, { his, theirs }: NonNullable<ReturnType<typeof pairOf>>, side: number): boolean {
  const theirsNow = whereabouts(story, theirs);
  if (theirsNow === undefined) return false;
  if (his === undefined) return touches(story.end.crews[side]!, theirsNow);
  const hisNow = whereabouts(story, his);
  return hisNow !== undefined && areNeighbours(hisNow, theirsNow);
}
