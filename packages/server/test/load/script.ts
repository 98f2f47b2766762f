import { append, begin, diceFor, randomDecision, type Seat, sha256 } from '@thera/table';
import type { AnyGame } from '../../src/tables/online-table.ts';
import { gameNamed, seatsOf } from '../every-game.ts';

/** A decision that is known before it is made. */
export interface Scripted {
  readonly seat: Seat;
  readonly steps: readonly unknown[];
}

/** A game without dice, played before: whoever plays it again need not think. */
export interface Script {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly seats: number;
  readonly decisions: readonly Scripted[];
}

/** Two gods each who leave nothing to chance, and who begins. */
const SETUPS: readonly unknown[] = [
  ['mortal', 'mortal'],
  ['apollo', 'minotaur'],
  ['artemis', 'demeter'],
  ['atlas', 'hephaestus'],
  ['prometheus', 'hermes'],
].map((powers) => ({ players: 2, mode: 'fixed', powers, start: 0, bans: false }));

const GAME = 'santorini';
const TRIES = 400;

/** Different games of at least so many decisions, by seed. */
export function scripts(count: number, decisions: number, seed: string): readonly Script[] {
  const found: Script[] = [];
  for (let tried = 0; tried < TRIES && found.length < count; tried++) {
    const setup = SETUPS[tried % SETUPS.length];
    const script = played(setup, `${seed} ${tried}`, decisions);
    if (script.decisions.length >= decisions) found.push(script);
  }
  if (found.length === 0) throw new Error(`no game has ${decisions} decisions`);
  return found;
}

function played(setup: unknown, seed: string, most: number): Script {
  const game = gameNamed(GAME);
  const parsed = game.parseSetup(setup);
  if (!parsed.ok) throw new Error(`${parsed.error} at ${parsed.at}`);
  const begun = begin(game, parsed.value, seed);
  if (!begun.ok) throw new Error(begun.error);
  let match = begun.value;
  const decisions: Scripted[] = [];
  while (match.outcome === undefined && decisions.length < most) {
    const dice = diceFor(sha256, seed, decisions.length);
    const seat = game.toAct(match.state)[0]!;
    const steps = randomDecision({ game, view: game.view(match.state, seat), dice }, seat);
    const next = steps && append(game, match, { kind: 'decision', seat, steps });
    if (steps === undefined || next?.ok !== true) break;
    decisions.push({ seat, steps });
    match = next.value;
  }
  return { game, setup, seats: seatsOf({ game: GAME, setup }), decisions };
}
