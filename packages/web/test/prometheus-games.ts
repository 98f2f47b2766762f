import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrometheusMatch } from '@thera/play/prometheus';
import { parseDecision, prometheus, type Setup, type TableId, usualSetup } from '@thera/prometheus';
import { append, begin, parseRecord, replay, type Seat } from '@thera/table';
import { summaryOf } from '../src/games/prometheus/play/summary-of.ts';
import { planFor } from '../src/games/prometheus/tables/table-plan.ts';
import { formatKeptGame, parseKeptGame } from '../src/kept-games/kept-game.ts';
import type { SeatPlan } from '../src/kept-games/table-plan.ts';

/** The id of games that tests put into the browser. */
export const KEPT_ID = 'testgame';

const RECORDS = join(import.meta.dirname, 'prometheus-records');

/** A game that begins. */
export function battle(setup: Setup = usualSetup('2'), seed = 'browser'): PrometheusMatch {
  const begun = begin(prometheus, setup, seed);
  if (!begun.ok) throw new Error(`no game: ${begun.error}`);
  return begun.value;
}

/**
 * A game with quick armies that computers have played, up to where it matters: the table, the opening hands of then and the
 * seed, and a line for each decision, of which the last ones may be left out.
 */
export function recorded(name: string, without = 0): PrometheusMatch {
  const [head = '', ...lines] = readFileSync(join(RECORDS, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');
  const [table = '', hands = '', ...seed] = head.split(' ');
  const setup = { ...usualSetup(table as TableId), hands: hands.split('/').map(Number) };
  return lines
    .slice(0, lines.length - without)
    .reduce((match, line) => decided(match, Number(line[0]), line.slice(2)), battle(setup, seed.join(' ')));
}

/** A game after one more decision, as it is written. */
export function decided(match: PrometheusMatch, seat: Seat, written: string): PrometheusMatch {
  const steps = parseDecision(written);
  if (!steps.ok) throw new Error(`${written} cannot be read`);
  const next = append(prometheus, match, { kind: 'decision', seat, steps: steps.value });
  if (!next.ok) throw new Error(`${written}: ${next.error} ${next.at ?? ''}`);
  return next.value;
}

/** A game as a browser keeps it. */
export function keptText(match: PrometheusMatch, kinds: readonly SeatPlan['kind'][]): string {
  const usual = planFor(match.record.setup);
  const plan = { ...usual, seats: usual.seats.map((seat, n) => ({ ...seat, kind: kinds[n] ?? seat.kind })) };
  const summary = summaryOf(match, plan, Date.now());
  return formatKeptGame({ id: KEPT_ID, plan, record: match.record, summary });
}

/** The game in a text that a browser has kept. */
export function matchIn(text: string | null): PrometheusMatch {
  const kept = parseKeptGame('', text ?? '');
  const record = kept.ok ? parseRecord(prometheus, kept.value.record) : kept;
  const match = record.ok ? replay(prometheus, record.value) : record;
  if (!match.ok) throw new Error(`the browser has kept no game: ${match.error}`);
  return match.value;
}
