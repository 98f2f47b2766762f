import { areaName, cardName, type PrometheusVoice, unitName } from './names.ts';
import type { Told } from './told.ts';

/** What happens before play. */
export function tellSetUp(
  occurrence: Told<'drafted' | 'draft-stopped' | 'placed' | 'token-laid' | 'stones-laid' | 'dealt'>,
  voice: PrometheusVoice,
): string {
  const { telling, words } = voice.text;
  switch (occurrence.kind) {
    case 'drafted':
      return telling.drafted(voice.nameOf(occurrence.seat), unitName(occurrence.unit, voice));
    case 'draft-stopped':
      return telling['draft-stopped'](voice.nameOf(occurrence.seat));
    case 'placed':
      return telling.placed(unitName(occurrence.unit, voice), areaName(occurrence.area, voice));
    case 'token-laid':
      return telling['token-laid'][occurrence.face ?? 'unknown'](areaName(occurrence.area, voice));
    case 'stones-laid':
      return telling['stones-laid'](words.list(occurrence.areas.map((area) => areaName(area, voice).the)));
    case 'dealt':
      return telling.dealt(voice.nameOf(occurrence.seat), occurrence.aow);
  }
}

/** What cards do. */
export function tellCards(
  occurrence: Told<'turn-began' | 'drew' | 'refilled' | 'passed' | 'searched' | 'paid' | 'discarded'>,
  voice: PrometheusVoice,
): string | undefined {
  const { telling, powers } = voice.text;
  switch (occurrence.kind) {
    case 'turn-began':
      return telling['turn-began'](occurrence.number, voice.nameOf(occurrence.seat));
    case 'drew':
    case 'searched': {
      const { known, unknown } = telling[occurrence.kind];
      const player = voice.nameOf(occurrence.seat);
      return occurrence.card === null
        ? unknown(player)
        : known(player, cardName(occurrence.card, voice.text));
    }
    case 'refilled':
      return telling.refilled;
    case 'passed':
      return telling.passed(voice.nameOf(occurrence.seat));
    case 'paid':
      return tellPayment(occurrence, voice);
    case 'discarded':
      return telling.discarded(
        voice.nameOf(occurrence.seat),
        cardName(occurrence.card, voice.text),
        powers[occurrence.power].name,
      );
  }
}

/** What is paid for an activation or an answer is told with these. */
function tellPayment({ seat, card, use, power }: Told<'paid'>, voice: PrometheusVoice): string | undefined {
  const { paid } = voice.text.telling;
  const player = voice.nameOf(seat);
  const name = cardName(card, voice.text);
  switch (use) {
    case 'activate':
    case 'retaliate':
    case 'springTrap':
      return undefined;
    case 'power':
      return power === undefined ? undefined : paid.power(player, name, voice.text.powers[power].name);
    default:
      return paid[use](player, name);
  }
}
