import {
  type PrometheusVoice,
  powerHead,
  powerSilence,
  profileOf,
  talentSilence,
  unitHead,
} from '@thera/play/prometheus';
import { findUnit, UNITS, type UnitId, type View } from '@thera/prometheus';
import type { TerminalText } from '@thera/texts/prometheus';

/** A unit's card in lines: profile by vitality, talents and powers, and what is silent now. */
export function unitCard(
  view: View,
  id: UnitId,
  voice: PrometheusVoice,
  terminal: TerminalText,
): readonly string[] {
  const { terms, talents, powers, units } = voice.text;
  const { stats, states } = terms;
  const quiet = (silence: unknown): string => (silence === undefined ? '' : ` (${states.silent})`);
  const hush = talentSilence(view, id);
  return [
    unitHead(id, voice),
    units[id].line,
    ...profileOf(id, findUnit(view, id)).map(
      ({ least, most, offence, defence, range, movement, isNow }) =>
        `${stats.vitality} ${least === most ? least : `${least}–${most}`}: ${stats.offence} ${offence}, ${stats.defence} ${defence}, ${stats.range} ${range}, ${stats.movement} ${movement}${isNow ? ` (${terminal.profile.now})` : ''}`,
    ),
    ...UNITS[id].talents.map((talent) => `${talents[talent].name}${quiet(hush)}: ${talents[talent].effect}`),
    ...UNITS[id].powers.map(
      (power) => `${powerHead(power, voice)}${quiet(powerSilence(view, id, power))}: ${powers[power].effect}`,
    ),
  ];
}
