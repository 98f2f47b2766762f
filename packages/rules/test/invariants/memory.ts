import { formatPosition } from '../../src/notation/format-position.ts';
import type { Position } from '../../src/position.ts';
import { AGAIN, factsOf } from '../../src/steps.ts';
import { usesHero } from '../heroes.ts';
import type { Scene } from '../scene.ts';
import { seatsInText } from '../seats-in-text.ts';
import { isBuild, type Story } from '../story.ts';
import { climbs, falls } from './laws.ts';

/** What the cards remember after a turn after which the game goes on. */
export function memoryFault(scene: Scene, story: Story, after: Position): string | undefined {
  const now = seatsInText(formatPosition(after));
  if (story.winner >= 0) {
    const forgot = scene.seats.some((seat, n) => seat.memory !== now[n]!.memory);
    return forgot ? 'somebody remembers a turn that won' : undefined;
  }
  const kept = scene.mover.keptBy;
  if (kept === undefined || scene.isExtra) return undefined;
  const card = now[kept - 1]!;
  if ((card.card === 'athena' || card.card === 'chaos') && card.marked !== climbs(story))
    return 'the climb is remembered wrongly';
  if (card.card === 'nike' && card.marked !== falls(story)) return 'the fall is remembered wrongly';
  if (card.spent !== (scene.mover.spent || usesHero(scene, story))) return 'a power serves once';
  if (scene.mover.spent && usesHero(scene, story)) return 'a power serves twice';
  const builds = story.steps.filter(isBuild).length;
  if (card.card === 'morpheus' && card.stored !== scene.mover.stored + 1 - builds)
    return 'the stored builds are counted wrongly';
  return undefined;
}

/** Every Chaos draws again after a dome, and only then. */
export function drawFault(story: Story, after: Position): string | undefined {
  if (story.winner >= 0) return undefined;
  const domed = story.steps.some(({ sign }) => sign === 'd');
  const now = seatsInText(formatPosition(after));
  const wrong = now.some(({ card, isOut, drawn }) => card === 'chaos' && !isOut && (drawn === '') !== domed);
  return wrong ? 'Chaos draws at the wrong time' : undefined;
}

/** An additional turn is due exactly when Dionysus has completed a tower; otherwise the next seat is to move. */
export function nextFault(scene: Scene, story: Story, after: Position, head: number): string | undefined {
  const towers = story.steps.filter(({ sign, levelFrom }) => sign === 'd' && levelFrom === 3).length;
  const earned = scene.mover.power === 'dionysus' && towers > 0 && story.winner < 0;
  if ((after.extra === 1) !== earned) return 'an additional turn is due or not due';
  if (earned !== ((factsOf(head) & AGAIN) !== 0)) return 'the header is wrong about an additional turn';
  const { seats } = scene;
  const following = seats.map((_, n) => (scene.position.turn + 1 + n) % seats.length);
  const next = earned ? scene.position.turn : following.find((seat) => !seats[seat]!.isOut);
  return after.turn === next ? undefined : 'the wrong seat is to move';
}
