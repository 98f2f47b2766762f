import {
  advance,
  canWin,
  formatPosition,
  hasTurn,
  type Playing,
  POWER_IDS,
  type PowerId,
  parsePosition,
  parseSquare,
  type WhyNot,
  whyNot,
} from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { touchesOf } from '../../../../test/touches.ts';
import type { Refused } from './trial.ts';
import { TRIALS } from './trials.ts';

/** These reasons name no power; that the square is open without it has to be proof enough. */
const NAMELESS: readonly string[] = ['closed', 'no-complete-turn'];

describe.each(POWER_IDS)('the trial of %s', (power) => {
  const { position: text, turns, refused } = TRIALS[power];

  test('is a position in which this power plays and somebody has a turn', () => {
    const { position } = stageOf(text);
    const cards = position.lineup.slots.map(({ card }) => card.id);
    expect(cards).toContain(power);
    expect(position.winner).toBe(-1);
    expect(hasTurn(position)).toBe(true);
  });

  test('begins with orange, and few things stand in the way', () => {
    const [heights = '', seat] = text.split('/');
    expect(seat).toBe('1');
    expect([...heights.replaceAll(' ', '')].filter((height) => height !== '0').length).toBeLessThan(8);
  });

  test('can be played by tapping', () => {
    for (const [n, turn] of turns.entries()) touchesOf(played(text, turns.slice(0, n))!, turn);
  });

  test('shows something that would not be without the power', () => {
    const after = played(text, turns);
    expect(after, 'every turn is legal').toBeDefined();
    const plain = played(withoutPower(text, power), turns);
    if (refused === undefined) {
      expect(plain === undefined ? undefined : boardOf(plain)).not.toBe(boardOf(after!));
      return;
    }
    const reason = reasonFor(after!, refused);
    expect(reason).toBeDefined();
    if (!NAMELESS.includes(reason!.code)) expect(reason!.by).toBe(power);
    // Where even the turns before need the power, the comparison has nothing to say.
    if (plain !== undefined) expect(reasonFor(plain, refused)).toBeUndefined();
  });
});

test('no trial can be won by a step that does not show the power', () => {
  const early = POWER_IDS.filter((power) =>
    canWin(stageOf(withoutPower(TRIALS[power].position, power)).position),
  );
  // In these the win that fails is what there is to see.
  expect(early).toEqual(['hera', 'moerae']);
});

function stageOf(text: string): Playing {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${position.error} at ${position.at}`);
  return { phase: 'play', position: position.value };
}

/** The stage after these turns, or nothing if one of them is not legal. Of draws the first comes. */
function played(text: string, turns: readonly string[]): Playing | undefined {
  let stage = stageOf(text);
  for (const turn of turns) {
    const next = advance(stage, [turn], ([first]) => first!);
    if (!next.ok) return undefined;
    stage = next.value as Playing;
  }
  return stage;
}

/** The same position with nothing on the card of this power, and no more than two workers in its crew. */
function withoutPower(text: string, power: PowerId): string {
  const [heights, seat, ...crews] = text.split('/');
  const plain = crews.map((crew) => {
    const [card = '', squares = ''] = crew.split(':');
    if (!card.startsWith(power)) return crew.replace(/\[f=..\]/, '');
    return `mortal:${squares.split(',').slice(0, 2).join()}`;
  });
  return [heights, seat, ...plain].join('/');
}

/** Towers, workers, who has won and who is to move, without the names of powers. */
function boardOf({ position }: Playing): string {
  return formatPosition(position).replace(/[a-z][a-z0-9-]*(\[[^\]]*\])?:/g, ':');
}

function reasonFor({ position }: Playing, { steps = [], worker, square }: Refused): WhyNot | undefined {
  const from = worker === undefined ? undefined : parseSquare(worker);
  return whyNot(position, steps, from)[parseSquare(square)!];
}
