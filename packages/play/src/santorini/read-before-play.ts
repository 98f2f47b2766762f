import {
  advance,
  type Drafting,
  formatSquare,
  listPlacements,
  nextChoices,
  type Placing,
  parseSquare,
  type StepChoice,
} from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import { cardNamed } from './power-names.ts';
import type { Pending, Reading } from './reading.ts';

/** Reads a line before the first turn: an offer, a pick, a start player, squares for the workers, or for a card. */
export function readBeforePlay(
  stage: Drafting | Placing,
  pending: Pending,
  typed: string,
  languages: readonly GameText[],
): Reading {
  if (typed === '') return { kind: 'partial', pending };
  if (stage.phase === 'place') return readPlaces(stage, pending, typed);
  if (stage.phase === 'start') return readStart(stage, typed);
  return readPowers(stage, pending, typed, languages);
}

function readPlaces(stage: Placing, pending: Pending, typed: string): Reading {
  const choices = nextChoices(stage, pending.steps);
  if (!choices.some(({ kind }) => kind === 'place')) return readPreparation(stage, choices, typed);
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

/** A square or a direction for a card, with or without its sign, or its number in the list. */
function readPreparation(stage: Placing, choices: readonly StepChoice[], typed: string): Reading {
  if (/^\d+$/.test(typed)) {
    const choice = choices[Number(typed) - 1];
    return choice === undefined
      ? { kind: 'out-of-range', count: choices.length }
      : { kind: 'decision', steps: [choice.step] };
  }
  const sign = choices[0]?.step.charAt(0) ?? '';
  return judge(stage, [`${sign}${typed.replace(/^[*~]/, '').trim().toUpperCase()}`], typed);
}

function readStart(stage: Drafting, typed: string): Reading {
  const seat = /^(?:start\s*)?(\d+)$/i.exec(typed)?.[1];
  if (seat === undefined) return { kind: 'fault', error: 'bad-token', text: typed, at: 0 };
  const count = stage.cards.length;
  const isSeat = Number(seat) >= 1 && Number(seat) <= count;
  return isSeat ? { kind: 'decision', steps: [`start ${Number(seat)}`] } : { kind: 'out-of-range', count };
}

/** The powers to choose from now: for an offer all of them, so that numbers stay, and nights when it is complete. */
export function choicesOfPowers(stage: Drafting, steps: readonly string[]): string[] {
  const isComplete = stage.phase === 'offer' && steps.length >= stage.cards.length;
  return nextChoices(stage, isComplete ? steps.slice(0, stage.cards.length) : []).map(({ step }) => step);
}

function readPowers(
  stage: Drafting,
  pending: Pending,
  typed: string,
  languages: readonly GameText[],
): Reading {
  const steps = [...pending.steps];
  const names = typed
    .replace(/^(offer|pick|night)\s+/i, '')
    .split(/\s*,\s*|\s+night\s+/i)
    .map((name) => name.trim());
  for (const name of names) {
    const listed = choicesOfPowers(stage, steps);
    const isNight = stage.phase === 'offer' && steps.length >= stage.cards.length;
    const step = /^\d+$/.test(name)
      ? (listed[Number(name) - 1] ?? listed.length)
      : stepNamed(listed, isNight ? 'night' : stage.phase, name, languages);
    if (step === undefined) return { kind: 'unknown-power', name };
    if (typeof step === 'number') return { kind: 'out-of-range', count: step };
    steps.push(step);
  }
  return judge(stage, steps, typed);
}

/** The step that a name means, as it is listed if it is. */
function stepNamed(
  listed: readonly string[],
  kind: string,
  name: string,
  languages: readonly GameText[],
): string | undefined {
  const [plain = '', edition] = name.split('@');
  const id = cardNamed(plain, languages);
  if (id === undefined) return undefined;
  const known = edition === undefined ? listed.find((step) => step.split(/[ @]/)[1] === id) : undefined;
  return known ?? `${kind} ${id}${edition === undefined ? '' : `@${edition.toLowerCase()}`}`;
}

/** A decision if it is whole, part of one if it may become one, else where and why it cannot be. */
function judge(stage: Drafting | Placing, steps: readonly string[], typed: string): Reading {
  const whole = advance(stage, steps, ([first]) => first!);
  if (whole.ok) return { kind: 'decision', steps };
  const isShort =
    whole.error === 'unfinished' || (whole.error === 'wrong-count' && nextChoices(stage, steps).length > 0);
  if (isShort) return { kind: 'partial', pending: { steps } };
  const place = (whole.at ?? '').replace(/^([@*~]|offer |night |pick )/, '');
  return {
    kind: 'fault',
    error: whole.error,
    text: typed,
    at: Math.max(0, typed.toLowerCase().lastIndexOf(place.toLowerCase())),
  };
}
