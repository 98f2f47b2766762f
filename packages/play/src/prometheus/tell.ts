import type { Occurrence } from '@thera/prometheus';
import { capitalised, type PrometheusVoice } from './names.ts';
import { tellCards, tellSetUp } from './tell-cards.ts';
import { tellDeed, tellPlace } from './tell-deeds.ts';
import { tellEnding } from './tell-ending.ts';
import { tellAttack, tellDice } from './tell-fight.ts';

/** An occurrence in a sentence or two, as far as whoever sees it may know; nothing if another one tells it. */
export function tell(occurrence: Occurrence, voice: PrometheusVoice): string | undefined {
  const told = sentenceFor(occurrence, voice);
  return told === undefined ? undefined : capitalised(told);
}

/** All that happened, in order; the areas of one way are told as one. */
export function tellAll(occurrences: readonly Occurrence[], voice: PrometheusVoice): readonly string[] {
  return wholeWays(occurrences).flatMap((occurrence) => tell(occurrence, voice) ?? []);
}

/** A walk over several areas is told from its first to its last, as long as nothing comes between. */
export function wholeWays(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const ways: Occurrence[] = [];
  for (const occurrence of occurrences) {
    const last = ways.at(-1);
    const goesOn =
      last?.kind === 'moved' &&
      occurrence.kind === 'moved' &&
      last.unit === occurrence.unit &&
      last.gait === occurrence.gait;
    if (goesOn) ways[ways.length - 1] = { ...occurrence, from: last.from };
    else ways.push(occurrence);
  }
  return ways;
}

function sentenceFor(occurrence: Occurrence, voice: PrometheusVoice): string | undefined {
  switch (occurrence.kind) {
    case 'drafted':
    case 'draft-stopped':
    case 'placed':
    case 'token-laid':
    case 'stones-laid':
    case 'dealt':
      return tellSetUp(occurrence, voice);
    case 'turn-began':
    case 'drew':
    case 'refilled':
    case 'passed':
    case 'searched':
    case 'paid':
    case 'discarded':
      return tellCards(occurrence, voice);
    case 'activated':
    case 'power-used':
    case 'power-faded':
    case 'calmed':
    case 'enraged':
    case 'prop-torn':
    case 'stone-claimed':
    case 'stone-dropped':
    case 'stone-absorbed':
      return tellDeed(occurrence, voice);
    case 'moved':
    case 'exited':
    case 'deployed':
    case 'recalled':
    case 'forced':
    case 'token-turned':
    case 'trapped':
    case 'net-off':
    case 'petrified':
    case 'softened':
      return tellPlace(occurrence, voice);
    case 'attacked':
    case 'guarded':
    case 'evaded':
    case 'retargeted':
    case 'attack-lost':
    case 'declined':
      return tellAttack(occurrence, voice);
    case 'valued':
    case 'rolled':
    case 'boosted':
    case 'blanks-spent':
    case 'struck':
    case 'healed':
    case 'destroyed':
      return tellDice(occurrence, voice);
    case 'left': {
      const { telling } = voice.text;
      const player = voice.nameOf(occurrence.seat);
      if (occurrence.partner === null) return telling.left.alone(player);
      return telling.left.partner(player, voice.nameOf(occurrence.partner));
    }
    case 'ended':
      return tellEnding(occurrence.ending, voice);
    case 'activation-ended':
    case 'reacted':
      return undefined;
  }
}
