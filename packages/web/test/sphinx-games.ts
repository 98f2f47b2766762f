import type { SphinxMatch } from '@thera/play/sphinx';
import { partnerFor, type Setup, type State, type Step, sphinx, type Tier, usualSetup } from '@thera/sphinx';
import { append, begin, diceFor, parseRecord, randomDecision, replay, type Seat, sha256 } from '@thera/table';
import { summaryOf } from '../src/games/sphinx/play/summary-of.ts';
import { planFor } from '../src/games/sphinx/tables/table-plan.ts';
import { formatKeptGame, parseKeptGame } from '../src/kept-games/kept-game.ts';
import type { SeatPlan } from '../src/kept-games/table-plan.ts';

/** Decides what is played next; undefined to stop there. */
export type Policy = (state: State, seat: Seat) => readonly Step[] | undefined;

const LONGEST = 200;

/** A riddle with what differs from the usual setup, played by a policy until it stops or the riddle is over. */
export function riddlePlayed(setup: Setup, policy: Policy, seed = 'sphinx'): SphinxMatch {
  const begun = begin(sphinx, setup, seed);
  if (!begun.ok) throw new Error(`no riddle: ${begun.error}`);
  let match: SphinxMatch = begun.value;
  for (let count = 0; count < LONGEST && match.outcome === undefined; count++) {
    const [seat] = sphinx.toAct(match.state);
    const steps = policy(match.state, seat!);
    if (steps === undefined) return match;
    match = decided(match, seat!, steps);
  }
  return match;
}

export function decided(match: SphinxMatch, seat: Seat, steps: readonly Step[]): SphinxMatch {
  const next = append(sphinx, match, { kind: 'decision', seat, steps });
  if (!next.ok) throw new Error(`${JSON.stringify(steps)}: ${next.error}`);
  return next.value;
}

/** The computer with a clock that stands still, so that it always decides the same. */
export function partner(aim: Tier): Policy {
  const { decide } = partnerFor(aim);
  return (view, seat) => {
    const decision = decide({ view, seat, level: 'apprentice', seed: 'test', budget: { clock: () => 0 } });
    if (!Array.isArray(decision)) throw new Error('the computer has no decision');
    return decision;
  };
}

/** Decides by chance, but neither stops nor rolls the die of the Sphinx's game. */
export function careful(seed: string): Policy {
  const shunned: readonly Step['kind'][] = ['finish', 'give-up', 'game'];
  let count = 0;
  return (view, seat) => {
    for (;;) {
      const dice = diceFor(sha256, seed, count++);
      const steps = randomDecision({ game: sphinx, view, dice }, seat);
      if (steps?.some(({ kind }) => shunned.includes(kind)) === false) return steps;
    }
  };
}

/** Workers on the first spots that are left, and nothing else. */
export const placing: Policy = (state) => {
  const [first] = sphinx.decisions(state, sphinx.toAct(state)[0]!, []);
  return state.turn.stage === 'placing' ? [first!.step] : undefined;
};

/** The same policy, but only until something is so. */
export const until =
  (policy: Policy, isSo: (state: State) => boolean): Policy =>
  (state, seat) =>
    isSo(state) ? undefined : policy(state, seat);

/** A setup that differs in some things from the usual one. */
export const setupWith = (riddle: number, players: number, change: Partial<Setup> = {}): Setup => ({
  ...usualSetup(riddle, players),
  ...change,
});

/** The id of games that tests put into the browser. */
export const KEPT_ID = 'testgame';

/** A game as a browser keeps it. */
export function keptText(match: SphinxMatch, kinds: readonly SeatPlan['kind'][] = []): string {
  const { deal: _, ...setup } = match.state.setup;
  const plan = planFor(
    setup,
    kinds.map((kind) => ({ kind })),
  );
  const summary = summaryOf(match, plan, Date.now());
  return formatKeptGame({ id: KEPT_ID, plan, record: match.record, summary });
}

/** The game in a text that a browser has kept. */
export function matchIn(text: string | null): SphinxMatch {
  const kept = parseKeptGame('', text ?? '');
  const record = kept.ok ? parseRecord(sphinx, kept.value.record) : kept;
  const match = record.ok ? replay(sphinx, record.value) : record;
  if (!match.ok) throw new Error(`the browser has kept no riddle: ${match.error}`);
  return match.value;
}
