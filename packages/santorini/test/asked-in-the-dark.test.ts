import { append, begin, contractFaults, diceFor, randomDecision, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { awaitsReaction } from '../src/generator/prefix.ts';
import { type State, santorini } from '../src/santorini.ts';
import { veil } from '../src/secrets/veil.ts';
import { DEFAULT_SETUP, type Setup } from '../src/setup/setup.ts';
import { EVERYWHERE, formatSquare, squaresOf } from '../src/squares.ts';
import { imagine, leaks } from './secrecy.ts';
import { RUN_SEED, seeded } from './seeded.ts';
import { good } from './table-games.ts';

/** Who is asked in another's turn, and who hides something from them. */
const CASTS = [
  ['hecate', 'gaea'],
  ['tartarus', 'gaea'],
  ['moerae', 'gaea'],
  ['apollo', 'gaea', 'hecate'],
  ['minotaur', 'hecate', 'gaea'],
  ['demeter', 'gaea', 'hecate'],
] as const;

/** A board on which domes are soon built. */
function lateSetup(cast: readonly string[], seed: string): Setup {
  const chance = seeded(seed);
  const squares = chance.shuffle(squaresOf(EVERYWHERE));
  const secrets: Readonly<Record<string, string>> = { tartarus: '[A5]', moerae: '[B2]' };
  // Where the abyss is nobody may stand.
  const free = squares.filter((square) => formatSquare(square) !== 'A5');
  const seats = cast.map((id) => `${id}${secrets[id] ?? ''}:${free.splice(0, 2).map(formatSquare).join()}`);
  const heights = squaresOf(EVERYWHERE).map((square) =>
    free.includes(square) ? chance.pick(['0', '0', '3', '3', '3']) : '0',
  );
  const players = cast.length === 3 ? 3 : 2;
  return { ...DEFAULT_SETUP, players, bans: false, position: [heights.join(''), 1, ...seats].join('/') };
}

const viewOf = (state: State, seat: number): string => santorini.view(state, seat).position;

/** The part of a view that tells of a seat. */
const seatIn = (view: string, seat: number): string => view.split('/')[2 + seat]!;

describe('a seat that is asked in the dark learns nothing by the question', () => {
  test.each(CASTS.map((cast) => [cast.join(' '), cast] as const))('%s', (name, cast) => {
    let questions = 0;
    let imagined = 0;
    for (let game = 0; game < 12; game++) {
      const seed = `${RUN_SEED}: ${name} ${game}`;
      let match = good(begin(santorini, lateSetup(cast, seed), seed));
      for (let number = 0; number < 14 && match.outcome === undefined; number++) {
        const dice = diceFor(sha256, `choices of ${seed}`, number);
        const { state } = match;
        const seat = santorini.toAct(state)[0]!;
        const view = santorini.view(state, seat);
        const { stage } = state;
        const before = match.history.at(-1)?.before;
        const isAsked = stage.phase === 'play' && awaitsReaction(stage.position);
        if (isAsked && before !== undefined && veil(stage.position, seat) !== stage.position) {
          questions++;
          for (const other of cast.keys())
            expect(seatIn(view.position, other), seed).toBe(seatIn(viewOf(before, seat), other));
          const offered = santorini.decisions(view, seat, []);
          expect(
            offered.map(({ step }) => step),
            seed,
          ).toContain('pass');
          const answer = (truth: State, step: string): string => {
            const tried = santorini.decide(truth, seat, [step], diceFor(sha256, 'answers', 0));
            return tried.ok ? 'accepted' : `${tried.error} at ${tried.at}`;
          };
          const steps = [
            'pass',
            '^A1',
            'A1>A2',
            ...squaresOf(EVERYWHERE).map((to) => `+${formatSquare(to)}`),
          ];
          const accepted = steps.filter((step) => answer(state, step) === 'accepted');
          expect(accepted.toSorted(), seed).toEqual(offered.map(({ step }) => step).toSorted());
          const other = imagine(state, seat, dice);
          if (other.stage !== stage && JSON.stringify(other) !== JSON.stringify(state)) imagined++;
          expect(santorini.view(other, seat), seed).toEqual(view);
          for (const step of steps) expect(answer(other, step), seed).toBe(answer(state, step));
        }
        const decided = randomDecision({ game: santorini, view, dice }, seat)!;
        match = good(append(santorini, match, { kind: 'decision', seat, steps: decided }));
      }
    }
    expect([name, questions > 2, imagined > 0]).toEqual([name, true, true]);
  });

  test.each(CASTS.map((cast) => [cast.join(' '), cast] as const))(
    '%s, whatever anybody does',
    (name, cast) => {
      for (let game = 0; game < 4; game++) {
        const seed = `${RUN_SEED}: ${name} ${game}`;
        const setup = lateSetup(cast, seed);
        expect(contractFaults(santorini, { setup, seed, decisions: 14, imagine }), seed).toEqual([]);
        expect(leaks(setup, seed, 14), seed).toEqual([]);
      }
    },
  );
});
