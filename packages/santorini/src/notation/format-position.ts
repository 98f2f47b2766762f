import { awaitsReaction, moverOf } from '../generator/prefix.ts';
import { isOut, type Lineup, sideOfSeat } from '../lineup.ts';
import { BONUS, BORROWED, crewOf, levelAt, memoryOf, type Position } from '../position.ts';
import type { Power } from '../power.ts';
import { RAM_SLOT } from '../power-parts/ram.ts';
import { BOARD_SIZE, first, formatSquare, squaresOf } from '../squares.ts';
import type { Drafting, Stage } from '../stage.ts';
import { joinTokens, stepTokens } from './format-turn.ts';

/** The text of a game's stage, as `docs/notation.md` has it. */
export function formatStage(stage: Stage): string {
  if (stage.phase === 'play') return formatPosition(stage.position);
  if (stage.phase === 'place') {
    return withExtras(stage.position, [
      ...extrasOf(stage.position),
      'phase=place',
      `start=${stage.start + 1}`,
    ]);
  }
  return formatDraft(stage);
}

/** The text of a position in play. */
export function formatPosition(position: Position): string {
  return withExtras(position, extrasOf(position));
}

/** A power's id, and its edition where it matters. */
export function formatPower(power: Power): string {
  return power.edition === 'printed' ? `${power.id}@printed` : power.id;
}

function withExtras(position: Position, extras: readonly string[]): string {
  const { seats } = position.lineup;
  const parts = [heights(position), String(moverOf(position) + 1)];
  for (let seat = 0; seat < seats; seat++) parts.push(seatText(position, seat));
  if (extras.length > 0) parts.push(extras.join(';'));
  return parts.join('/');
}

function extrasOf(position: Position): string[] {
  const { fleece } = position.lineup;
  const ram = memoryOf(position, RAM_SLOT);
  return [
    ...(position.extra === BORROWED ? ['turn=extra'] : position.extra === BONUS ? ['turn=again'] : []),
    ...(fleece === null ? [] : [`fleece=${formatPower(fleece.power)}`]),
    ...(fleece === null || ram === 0 ? [] : [`ram=${formatSquare(ram - 1)}`]),
    ...(position.prefix === null ? [] : [`steps=${joinTokens(stepTokens(position, position.prefix.steps))}`]),
    ...(awaitsReaction(position) ? [`react=${position.turn + 1}`, ...sitesText(position)] : []),
  ];
}

/** Where somebody may bring in a worker who sees too little of the turn to know. */
function sitesText({ prefix }: Position): string[] {
  const sites = prefix?.sites ?? null;
  return sites === null ? [] : [`sites=${squaresOf(sites).map(formatSquare).join(',')}`];
}

function heights(position: Position): string {
  let text = '';
  for (let square = 0; square < BOARD_SIZE; square++) {
    const level = levelAt(position, square);
    const domed = ((position.domes >> square) & 1) !== 0;
    text += domed ? 'abc4'.charAt(level) : String(level);
  }
  return text;
}

function seatText(position: Position, seat: number): string {
  const { lineup } = position;
  const { card } = lineup.slots[seat]!;
  const items = isOut(lineup, seat) ? [] : stateItems(position, lineup, seat);
  const state = items.length === 0 ? '' : `[${items.join(';')}]`;
  return `${mark(position, lineup, seat)}${formatPower(card)}${state}:${crewText(position, lineup, seat)}`;
}

function mark(position: Position, lineup: Lineup, seat: number): string {
  const { winner } = position;
  if (winner >= 0 && sideOfSeat(lineup.seats, winner) === sideOfSeat(lineup.seats, seat)) return '#';
  return isOut(lineup, seat) ? '-' : '';
}

function crewText(position: Position, lineup: Lineup, seat: number): string {
  const side = sideOfSeat(lineup.seats, seat);
  if (side !== seat) return '=';
  if (lineup.slots[seat]!.card.hides === 'crew' && memoryOf(position, seat) > 0)
    return Array.from({ length: memoryOf(position, seat) }, () => '?').join();
  return squaresOf(crewOf(position, side)).map(formatSquare).join(',');
}

function stateItems(position: Position, lineup: Lineup, seat: number): string[] {
  const { card, inForce } = lineup.slots[seat]!;
  const items: string[] = [];
  if (card.deck !== null) items.push(inForce === null ? '?' : inForce.id);
  if (card.seizes !== null && lineup.plans[seat]!.slot !== seat) items.push('+');
  const keeper = lineup.fleece?.power ?? (card.alternates === null ? card : (inForce ?? card));
  if (keeper.formatMemory !== null) items.push(...keeper.formatMemory(memoryOf(position, seat)));
  if (card.hides === 'memory' && memoryOf(position, seat) === 0) items.push('?');
  const side = sideOfSeat(lineup.seats, seat);
  const female = position.females & crewOf(position, side);
  if (side === seat && female !== 0) {
    const square = formatSquare(first(female));
    items.push(card.readsGender ? square : `f=${square}`);
  }
  return items;
}

function formatDraft(draft: Drafting): string {
  const offer = draft.offer === null ? 'any' : draft.offer.map(formatPower).join(',');
  const extras = [
    `phase=${draft.phase}`,
    ...(draft.night === null ? [] : [`night=${draft.night}`]),
    ...(offer === '' ? [] : [`offer=${offer}`]),
  ];
  const seats = draft.cards.map((card) => (card === null ? '?:' : `${formatPower(card)}:`));
  const crews = seats.map((seat, n) => (seats.length === 4 && n > 1 ? `${seat}=` : seat));
  extras.push(`challenger=${draft.challenger + 1}`);
  if (draft.edition === 'printed') extras.push('edition=printed');
  if (!draft.bans) extras.push('bans=off');
  return ['0'.repeat(BOARD_SIZE), String(draft.turn + 1), ...crews, extras.join(';')].join('/');
}
