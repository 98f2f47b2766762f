import { begunText, OpenTurns, powerName } from '@thera/play/santorini';
import {
  awaitsReaction,
  BONUS,
  memoryOf,
  moverOf,
  nextChoices,
  type Placing,
  type Position,
  type Power,
  type Stage,
} from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { SantoriniCatalogue } from '@thera/texts/santorini';
import { powerSentence } from './power-card.ts';

/** What the person in a seat is to decide now, and how to type it; `seen` is what that person may see. */
export function invitation(stage: Stage, seen: Stage, seat: Seat, texts: SantoriniCatalogue): string[] {
  const { terminal, words } = texts;
  const player = words.seat(seat);
  switch (stage.phase) {
    case 'offer':
      return [terminal.offer(player, stage.cards.length)];
    case 'pick':
      return [
        terminal.pick(player),
        ...(stage.offer ?? []).map((power, n) => `${n + 1}. ${sayPower(power, texts)}`),
      ];
    case 'start':
      return [terminal.chooseStart(player)];
    case 'place':
      return beforePlay(stage, seat, texts);
    case 'play':
      return turnNow(stage.position, seen, seat, texts);
  }
}

function beforePlay(stage: Placing, seat: Seat, texts: SantoriniCatalogue): string[] {
  const { terminal, words } = texts;
  const player = words.seat(seat);
  const { gender, slots } = stage.position.lineup;
  const { card } = slots[seat]!;
  switch (nextChoices(stage, [])[0]?.kind) {
    case 'aim':
      return [terminal.aimArrow(player)];
    case 'token':
      if (card.prepares === null || memoryOf(stage.position, seat) !== 0) return [terminal.placeRam(player)];
      return [card.steals === null ? terminal.placeAbyss(player) : terminal.placeFate(player)];
    default:
      return [
        workersToPlace(stage) === 2
          ? terminal.place(player)
          : terminal.placeSome(player, workersToPlace(stage)),
        ...(gender ? [terminal.placeFemaleFirst] : []),
      ];
  }
}

/** How many squares a placement names. */
function workersToPlace(stage: Placing, chosen: readonly string[] = []): number {
  const [first] = nextChoices(stage, chosen);
  return first === undefined || first.ends
    ? chosen.length + 1
    : workersToPlace(stage, [...chosen, first.step]);
}

/** Somebody's turn was interrupted for a question: how far it has come. */
function whatHasBegun(seen: Stage, { board, words }: SantoriniCatalogue): string[] {
  const steps = seen.phase === 'play' ? begunText(seen.position) : undefined;
  return seen.phase !== 'play' || steps === undefined
    ? []
    : [board.begun(words.seat(moverOf(seen.position)), steps)];
}

function turnNow(position: Position, seen: Stage, seat: Seat, texts: SantoriniCatalogue): string[] {
  const { terminal, words, powers } = texts;
  const player = words.seat(seat);
  if (awaitsReaction(position)) return [...whatHasBegun(seen, texts), terminal.mayBringWorker(player)];
  if (begunText(position) !== undefined && canPass(position)) return [terminal.goOn(player)];
  const { extra, lineup } = position;
  if (extra !== 0) return [extra === BONUS ? terminal.anotherTurn(player) : terminal.extraTurn(player)];
  const turns = new OpenTurns(position);
  const { card } = lineup.slots[seat]!;
  return [terminal.turnOf(player, powers[card.id].name), howToPlay(turns, texts)];
}

function howToPlay(turns: OpenTurns, { terminal }: SantoriniCatalogue): string {
  if (turns.count === 1) return terminal.onlyTurn;
  const say = turns.hasMore ? terminal.manyTurns : terminal.howToPlay;
  return say(turns.count, turns.text(0));
}

const canPass = (position: Position): boolean =>
  nextChoices({ phase: 'play', position }, []).some(({ kind }) => kind === 'pass');

function sayPower(power: Power, texts: SantoriniCatalogue): string {
  return `${powerName(power, texts)}: ${powerSentence(power, texts)}`;
}
