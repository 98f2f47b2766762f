import type { ComputerPlayer, Question } from './computer-player.ts';
import type { Rehearsal } from './contract.ts';
import { diceFor } from './dice.ts';
import { isSame } from './examination.ts';
import type { Choice, Game } from './game.ts';
import { Interrupter } from './interruption.ts';
import { LEVELS } from './level.ts';
import type { Match } from './record.ts';
import { append, begin } from './replay.ts';
import type { Seat } from './seat.ts';
import { sha256 } from './sha256.ts';

/** A game, and who plays all of its seats. */
interface Players<Setup, State, Step, View> {
  readonly game: Game<Setup, State, Step, View, Choice<Step>>;
  readonly player: ComputerPlayer<View, Step>;
}

/** Lets a computer player play a game with itself, and names every way in which it breaks its part of the contract. */
export async function playerFaults<Setup, State, Step, View>(
  players: Players<Setup, State, Step, View>,
  rehearsal: Rehearsal<Setup, State>,
): Promise<readonly string[]> {
  const { game } = players;
  const begun = begin(game, rehearsal.setup, rehearsal.seed);
  if (!begun.ok) return [`the start is refused: ${begun.error}`];
  const faults: string[] = [];
  let match = begun.value;
  for (let number = 0; number < rehearsal.decisions && match.outcome === undefined; number++) {
    const seat = game.toAct(match.state)[0]!;
    const found = await lookedAt(players, rehearsal, match, seat);
    faults.push(...found.faults.map((what) => `decision ${number}: ${what}`));
    if (found.next === undefined) return faults;
    match = found.next;
  }
  return faults;
}

async function lookedAt<Setup, State, Step, View>(
  { game, player }: Players<Setup, State, Step, View>,
  { seed, imagine }: Rehearsal<Setup, State>,
  match: Match<Setup, State, Step>,
  seat: Seat,
): Promise<{ readonly faults: readonly string[]; readonly next?: Match<Setup, State, Step> }> {
  const number = match.record.events.length;
  const level = LEVELS[number % LEVELS.length]!;
  const ask = (state: State, more: Partial<Question<View, Step>> = {}) =>
    player.decide({
      view: game.view(state, seat),
      seat,
      level,
      budget: { clock: () => 0 },
      seed: `choices of ${seed} ${number}`,
      ...more,
    });
  const after = (steps: readonly Step[] | undefined) =>
    steps && append(game, match, { kind: 'decision', seat, steps });
  const faults: string[] = [];
  const steps = await ask(match.state, {
    report: (found) => {
      if (after(found.steps)?.ok !== true) faults.push(`${level} reports what cannot be decided`);
    },
  });
  const next = after(steps);
  if (next?.ok !== true) return { faults: [...faults, `${level} decides ${JSON.stringify(steps)} in vain`] };
  if (!isSame(await ask(match.state), steps)) faults.push(`${level} decides otherwise the second time`);
  const other = imagine?.(match.state, seat, diceFor(sha256, `secrets of ${seed}`, number));
  if (other !== undefined && !isSame(await ask(other), steps)) faults.push(`${level} knows a secret`);
  const interruption = new Interrupter();
  interruption.moveNow();
  if (after(await ask(match.state, { interruption }))?.ok !== true)
    faults.push(`${level} cannot move at once`);
  const given = new Interrupter();
  given.stop();
  if ((await ask(match.state, { interruption: given })) !== undefined) faults.push(`${level} does not stop`);
  return { faults, next: next.value };
}
