import { formatStage } from '../src/notation/format-position.ts';
import type { GameTurn, ParsedGame } from '../src/notation/game-text.ts';
import { joinDecision } from '../src/notation/split-decision.ts';
import { AGAIN } from '../src/notation/told-draws.ts';
import { BONUS } from '../src/position.ts';
import type { State } from '../src/santorini.ts';
import { hasNight } from '../src/setup/night.ts';
import type { Stage } from '../src/stage.ts';
import { seeded } from './seeded.ts';
import type { SantoriniMatch } from './table-games.ts';

/** A match as a game in text: from its first stage, with draws after the decisions that caused them, and notes. */
export function gameTextOf(match: SantoriniMatch): ParsedGame {
  const states = [...match.line.map((index) => match.history[index]!.before), match.state];
  const chance = seeded(match.record.seed);
  const turns = match.line.map((index, n): GameTurn => {
    const event = match.record.events[index]!;
    if (event.kind !== 'decision') throw new Error(`a game in text has no ${event.kind}`);
    return {
      text: joinDecision(event.steps),
      drawn: drawnBetween(states[n]!.stage, states[n + 1]!.stage),
      ...(chance.happens(0.3) ? { clock: `${chance.below(10)}:${10 + chance.below(50)}` } : {}),
      ...(chance.happens(0.3) ? { evaluation: chance.below(101) / 100 } : {}),
    };
  });
  const tags = {
    Players: String(match.players.length),
    Position: formatStage(states[0]!.stage),
    Result: resultOf(match),
  };
  return { tags, turns, stages: states.map(({ stage }: State) => stage) };
}

function resultOf({ outcome }: SantoriniMatch): string {
  if (outcome === undefined) return '*';
  return outcome.kind === 'won' ? outcome.winners.map((seat) => seat + 1).join(' ') : 'draw';
}

/** The powers that were drawn, seat by seat, and whether a card brought an additional turn. */
function drawnBetween(before: Stage, after: Stage): string[] {
  const known = inForce(before);
  const isDrawn = (seat: number, name: string): boolean =>
    known[seat] !== name || asideCount(before, seat) !== asideCount(after, seat);
  const powers = inForce(after).flatMap((name, seat) =>
    name !== undefined && isDrawn(seat, name) ? [name] : [],
  );
  return isBonus(after) && !isBonus(before) ? [...powers, AGAIN] : powers;
}

const isBonus = (stage: Stage): boolean => stage.phase === 'play' && stage.position.extra === BONUS;

/** For each seat, the power in force of a card that has a deck; a draft names it for the night. */
function inForce(stage: Stage): (string | undefined)[] {
  if (stage.phase !== 'place' && stage.phase !== 'play')
    return stage.cards.map((card) => (hasNight(card) ? (stage.night ?? undefined) : undefined));
  const { slots, decks } = stage.position.lineup;
  return slots.map(({ inForce: power }, slot) => (decks.includes(slot) ? power?.id : undefined));
}

/** What the text says of the powers laid aside: it changes with every draw. */
function asideCount(stage: Stage, seat: number): string | undefined {
  return /used=[a-z,]*/.exec(formatStage(stage).split('/')[2 + seat] ?? '')?.[0];
}
