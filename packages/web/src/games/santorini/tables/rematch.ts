import type { SantoriniMatch } from '@thera/play/santorini';
import { formatPower, type Placing, type Setup, SIMPLE_IDS, type Stage } from '@thera/santorini';
import type { Seat } from '@thera/table';
import { isDealt, type SantoriniPlan } from './table-plan.ts';

/** The powers of another game with the same players: each has the same, the next one's, or new ones. */
export const REMATCHES = ['same', 'swap', 'new'] as const;
export type Rematch = (typeof REMATCHES)[number];

/** Among which powers the players of a match can choose for another; without powers there is nothing to choose. */
export function rematchesAfter({ record }: SantoriniMatch): readonly Rematch[] {
  const { mode, position } = record.setup;
  return mode === 'none' || position !== undefined ? ['same'] : REMATCHES;
}

/** Who starts the next game: the seat after the one that started; undefined where a position says it. */
export function nextToStart(match: SantoriniMatch): Seat | undefined {
  const placing = placingOf(match);
  return placing === undefined ? undefined : after(placing.start, match);
}

/** The table of another game with the same players. */
export function rematchPlan(plan: SantoriniPlan, match: SantoriniMatch, rematch: Rematch): SantoriniPlan {
  const start = nextToStart(match);
  if (start === undefined) return plan;
  const setup = { ...plan.setup, start };
  if (setup.mode === 'none') return { ...plan, setup };
  if (rematch === 'new') return { ...plan, setup: withNewPowers(setup, match) };
  const powers = powersOf(match);
  const dealt = rematch === 'same' ? powers : [...powers.slice(1), powers[0]!];
  return { ...plan, setup: { ...setup, mode: 'fixed', powers: dealt } };
}

/** Powers that were drafted are drafted again, with another challenger; others are dealt from where they came. */
function withNewPowers(setup: Setup, match: SantoriniMatch): Setup {
  if (setup.mode !== 'fixed') {
    const challenger = challengerOf(match);
    return challenger === undefined ? setup : { ...setup, challenger: after(challenger, match) };
  }
  if (setup.powers.some(isDealt)) return setup;
  const isSimple = setup.powers.every((power) => SIMPLE_IDS.some((id) => id === power));
  return { ...setup, powers: setup.powers.map(() => (isSimple ? 'simple' : 'any')) };
}

/** What each seat began with, whatever became of it. */
function powersOf(match: SantoriniMatch): readonly string[] {
  const { mode, powers } = match.record.setup;
  if (mode === 'fixed') return powers;
  const placing = placingOf(match);
  return (
    placing?.position.lineup.slots.slice(0, match.players.length).map(({ card }) => formatPower(card)) ?? []
  );
}

const after = (seat: Seat, { players }: SantoriniMatch): Seat => (seat + 1) % players.length;

const stagesOf = ({ history, state }: SantoriniMatch): readonly Stage[] =>
  [...history.map(({ before }) => before), state].map(({ stage }) => stage);

function placingOf(match: SantoriniMatch): Placing | undefined {
  return stagesOf(match).find((stage) => stage.phase === 'place');
}

function challengerOf(match: SantoriniMatch): Seat | undefined {
  const [first] = stagesOf(match);
  return first !== undefined && 'challenger' in first ? first.challenger : undefined;
}
