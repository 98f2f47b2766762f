import {
  advance,
  type Drafting,
  formatSquare,
  listPlacements,
  nextChoices,
  type Placing,
  parseSquare,
  splitDecision,
} from '@thera/rules';
import { cardNamed } from './power-names.ts';
import type { Pending, Reading } from './reading.ts';

/** Reads a line before the first turn: an offer, a pick, a start player, or squares for the workers. */
export function readBeforePlay(stage: Drafting | Placing, pending: Pending, typed: string): Reading {
  if (typed === '') return { kind: 'partial', pending };
  if (stage.phase === 'place') return readPlaces(stage, pending, typed);
  if (stage.phase === 'start') return readStart(stage, typed);
  return readPowers(stage, pending, typed);
}

function readPlaces(stage: Placing, pending: Pending, typed: string): Reading {
  if (/^\d+$/.test(typed)) {
    const all = listPlacements(stage);
    const squares = all[Number(typed) - 1];
    return squares === undefined
      ? { kind: 'out-of-range', count: all.length }
      : { kind: 'decision', steps: squares.map((square) => `@${formatSquare(square)}`) };
  }
  const named = typed.replace(/^@/, '').split(/[\s,]+/);
  const steps = [...pending.steps, ...named.map((square) => `@${square.toUpperCase()}`)];
  const bad = named.find((square) => parseSquare(square) === undefined);
  if (bad !== undefined) return { kind: 'fault', error: 'bad-token', text: typed, at: typed.indexOf(bad) };
  return judge(stage, steps, typed);
}

function readStart(stage: Drafting, typed: string): Reading {
  const seat = /^(?:start\s*)?(\d+)$/i.exec(typed)?.[1];
  if (seat === undefined) return { kind: 'fault', error: 'bad-token', text: typed, at: 0 };
  const count = stage.cards.length;
  const isSeat = Number(seat) >= 1 && Number(seat) <= count;
  return isSeat ? { kind: 'decision', steps: [`start ${Number(seat)}`] } : { kind: 'out-of-range', count };
}

function readPowers(stage: Drafting, pending: Pending, typed: string): Reading {
  const listed = nextChoices(stage, []).map(({ step }) => step);
  const steps = [...pending.steps];
  for (const item of typed.replace(/^(offer|pick)\s+/i, '').split(',')) {
    const name = item.trim();
    if (/^\d+$/.test(name)) {
      const step = listed[Number(name) - 1];
      if (step === undefined) return { kind: 'out-of-range', count: listed.length };
      steps.push(step);
    } else {
      const id = cardNamed(name.split('@')[0]!);
      if (id === undefined) return { kind: 'unknown-power', name };
      const [, edition] = name.split('@');
      const step = edition === undefined ? listed.find((known) => known.split(/[ @]/)[1] === id) : undefined;
      steps.push(
        step ?? splitDecision(`${stage.phase} ${id}${edition === undefined ? '' : `@${edition}`}`)[0]!,
      );
    }
  }
  return judge(stage, steps, typed);
}

/** A decision if it is whole, part of one if it may become one, else where and why it cannot be. */
function judge(stage: Drafting | Placing, steps: readonly string[], typed: string): Reading {
  const whole = advance(stage, steps, ([first]) => first!);
  if (whole.ok) return { kind: 'decision', steps };
  const isShort =
    whole.error === 'unfinished' || (whole.error === 'wrong-count' && nextChoices(stage, steps).length > 0);
  if (isShort) return { kind: 'partial', pending: { steps } };
  const place = (whole.at ?? '').replace(/^(@|offer |pick )/, '');
  return {
    kind: 'fault',
    error: whole.error,
    text: typed,
    at: Math.max(0, typed.toLowerCase().lastIndexOf(place.toLowerCase())),
  };
}
