import { UNITS } from '@thera/prometheus';
import { capitalised, type PrometheusVoice, unitName } from './names.ts';
import type { Told } from './told.ts';

/** Who strikes whom, and who answers. */
export function tellAttack(
  occurrence: Told<'attacked' | 'guarded' | 'evaded' | 'retargeted' | 'attack-lost' | 'declined'>,
  voice: PrometheusVoice,
): string | undefined {
  const { telling, powers } = voice.text;
  switch (occurrence.kind) {
    case 'attacked': {
      const attacker = unitName(occurrence.attacker, voice);
      const target = unitName(occurrence.target, voice);
      const { reaction, power } = occurrence;
      if (reaction !== null) return telling.attacked[reaction](attacker, target);
      return power === null
        ? telling.attacked.normal(attacker, target)
        : telling.attacked.power(attacker, target, powers[power].name);
    }
    case 'guarded':
      return telling.guarded(unitName(occurrence.unit, voice), unitName(occurrence.instead, voice));
    case 'evaded':
      return telling.evaded(unitName(occurrence.unit, voice));
    case 'retargeted':
      return telling.retargeted(unitName(occurrence.attacker, voice), unitName(occurrence.target, voice));
    case 'attack-lost':
      return telling['attack-lost'](unitName(occurrence.attacker, voice));
    case 'declined':
      return telling.declined[occurrence.ask]?.(voice.nameOf(occurrence.seat));
  }
}

/** What the dice do, and what comes of it. */
export function tellDice(
  occurrence: Told<'valued' | 'rolled' | 'boosted' | 'blanks-spent' | 'struck' | 'healed' | 'destroyed'>,
  voice: PrometheusVoice,
): string {
  const { telling } = voice.text;
  switch (occurrence.kind) {
    case 'valued':
      return telling.valued(
        unitName(occurrence.attacker, voice),
        unitName(occurrence.target, voice),
        occurrence.offence,
        occurrence.defence,
      );
    case 'rolled':
      return telling.rolled[occurrence.roll](facesInWords(occurrence.faces, voice));
    case 'boosted':
      return telling.boosted(occurrence.from, occurrence.to);
    case 'blanks-spent':
      return telling['blanks-spent'](occurrence.blanks);
    case 'struck':
      return tellStrike(occurrence, voice);
    case 'healed':
      return telling.healed(unitName(occurrence.unit, voice), occurrence.vit);
    case 'destroyed':
      return telling.destroyed[occurrence.isOut ? 'out' : 'reserve'](
        unitName(occurrence.unit, voice),
        unitName(occurrence.by, voice),
      );
  }
}

function tellStrike(
  { attacker, target, dice, successes, wounds, vit }: Told<'struck'>,
  voice: PrometheusVoice,
): string {
  const { struck } = voice.text.telling;
  const whom = unitName(target, voice);
  if (wounds === 0)
    return successes === 0
      ? struck.nothing(unitName(attacker, voice), whom)
      : struck.successes(whom, successes);
  const hits = dice.slice(0, successes);
  const told = struck.wounds(whom, wounds, facesInWords(hits, voice));
  return vit === 0 ? told : `${told} ${capitalised(struck.left(whom, vit, UNITS[target].vit))}`;
}

/** Faces of dice, highest first. */
export const facesInWords = (faces: readonly number[], { text }: PrometheusVoice): string =>
  faces
    .toSorted((a, b) => b - a)
    .map((face) => text.telling.face(face))
    .join(', ');
