import { after, type SantoriniMatch, seatToAct } from '@thera/play/santorini';
import {
  formatStage,
  type ParsedGame,
  parseTurn,
  type Stage,
  santorini,
  splitDecision,
  stepByStep,
  turnTokens,
} from '@thera/santorini';
import { begin } from '@thera/table';
import { usualSeat } from '../../../kept-games/table-plan.ts';
import { SANTORINI } from '../name.ts';
import { type SantoriniPlan, usualSetup } from './table-plan.ts';

/** A game in notation as one that can be gone on with: around one device, for nobody says who played. */
export interface GameFromText {
  readonly plan: SantoriniPlan;
  readonly match: SantoriniMatch;
}

/**
 * The game that a text tells; undefined if it cannot be played again exactly so, because chance would decide
 * otherwise, or because it would have ended before its end.
 */
export function gameFromText({ stages, turns, tags }: ParsedGame, seed: string): GameFromText | undefined {
  const plan = planFrom(stages[0]!);
  const begun = begin(santorini, plan.setup, seed);
  if (!begun.ok) return undefined;
  let match = begun.value;
  for (const [n, { text }] of turns.entries()) {
    const steps = stepsOf(stages[n]!, text);
    const next = steps && after(match, { kind: 'decision', seat: seatToAct(match), steps });
    if (!next?.ok || formatStage(next.value.state.stage) !== formatStage(stages[n + 1]!)) return undefined;
    match = next.value;
  }
  return { plan, match: resigned(match, tags.Result) };
}

/** A table for people that begins where a game began. */
export function planFrom(stage: Stage): SantoriniPlan {
  const position = formatStage(stage);
  const players = position.split('/').filter((part) => part.includes(':')).length as 2 | 3 | 4;
  return {
    game: SANTORINI,
    seats: Array.from({ length: players }, (_, seat) => ({ ...usualSeat(seat), kind: 'person' })),
    setup: { ...usualSetup(players), mode: 'none', powers: [], position },
  };
}

function stepsOf(stage: Stage, text: string): readonly string[] | undefined {
  if (stage.phase !== 'play') return splitDecision(text);
  const turn = parseTurn(stage.position, text);
  if (!turn.ok) return undefined;
  return stepByStep(stage.position, turnTokens(stage.position, turn.value));
}

/** A game of two that somebody won although it went on was given up by the other. */
function resigned(match: SantoriniMatch, result: string | undefined): SantoriniMatch {
  const winner = result === '1' || result === '2' ? Number(result) - 1 : undefined;
  if (match.outcome !== undefined || winner === undefined || match.players.length !== 2) return match;
  const given = after(match, { kind: 'resignation', seat: 1 - winner });
  return given.ok ? given.value : match;
}
