import { capitalised, type PrometheusVoice, pileInWords, unitName } from '@thera/play/prometheus';
import {
  AREAS,
  CONSTANTS,
  exitDistance,
  findUnit,
  type MapId,
  PARTS,
  type UnitState,
  unitsIn,
  type View,
} from '@thera/prometheus';
import type { Seat } from '@thera/table';
import type { TerminalText } from '@thera/texts/prometheus';
import { unitSign } from './draw-map.ts';

/** What is to be reached on a map, and how far it is. */
export function goalOf(view: View, map: MapId, voice: PrometheusVoice, { goal }: TerminalText): string {
  if (map === 'styx') return goal.styx(view.rage);
  const gods = PARTS.leavers.map((id) => {
    const area = findUnit(view, id)?.area ?? null;
    // Leaving is one more step than reaching a blue area.
    return area === null
      ? unitName(id, voice).name
      : goal.god(unitName(id, voice).name, exitDistance(area) + 1);
  });
  return goal.olympus(gods.join(', '));
}

/** Who the letters on a map stand for. */
export function legendOf(view: View, map: MapId, voice: PrometheusVoice): string {
  return unitsIn(view)
    .filter(({ area }) => area !== null && AREAS[area].map === map)
    .map((unit) => `${unitSign(view, unit).replace(/\d.*$/, '')} ${unitName(unit.id, voice).name}`)
    .join(', ');
}

/** What counts besides the maps: hands, decks, tokens, reserves. */
export function standingOf(view: View, voice: PrometheusVoice, terminal: TerminalText): readonly string[] {
  return [
    ...tokensOf(view, terminal),
    ...view.seats.flatMap((_, seat) => seatLines(view, seat, voice, terminal)),
  ];
}

function tokensOf({ tokens, turned }: View, terminal: TerminalText): readonly string[] {
  if (tokens.length === 0) return [];
  return [terminal.tokensLeft(CONSTANTS.nets - turned.net, CONSTANTS.lures - turned.lure)];
}

function seatLines(
  view: View,
  seat: Seat,
  voice: PrometheusVoice,
  terminal: TerminalText,
): readonly string[] {
  const name = voice.nameOf(seat).the;
  const { cards } = view.seats[seat]!;
  const hand = cards.kind === 'open' ? cards.hand.length : cards.held;
  const deck = cards.kind === 'open' ? cards.deck.length : cards.left;
  const reserve = unitsIn(view).filter((unit) => isInReserve(unit) && unit.seat === seat);
  return [
    capitalised(terminal.counts(name, hand, deck, cards.discards.length)),
    ...(reserve.length === 0
      ? []
      : [terminal.reserve(name, reserve.map(({ id }) => unitName(id, voice).name).join(', '))]),
  ];
}

const isInReserve = ({ area, isOut }: UnitState): boolean => area === null && !isOut;

/** A hand that may be seen. */
export function handInWords(view: View, seat: Seat, voice: PrometheusVoice, terminal: TerminalText): string {
  const name = voice.nameOf(seat).the;
  const { cards } = view.seats[seat]!;
  if (cards.kind === 'hidden') return terminal.counts(name, cards.held, cards.left, cards.discards.length);
  return cards.hand.length === 0
    ? terminal.emptyHand(name)
    : terminal.hand(name, pileInWords(cards.hand, voice.text));
}
