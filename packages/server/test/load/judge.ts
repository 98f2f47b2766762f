import { append, begin, type GameRecord, type Onlooker, redactEvent } from '@thera/table';
import type { AnyMatch } from '../../src/tables/online-table.ts';
import { digest, type ScriptedGame } from './scripted-game.ts';

/**
 * What is wrong with a game that has ended, compared with what everybody was told: acknowledged decisions that are lost
 * or doubled, numbers that were left out, and views that are not those of the record.
 */
export function faultsOf(scripted: ScriptedGame): readonly string[] {
  const { script, players, everybody, acknowledged, table } = scripted;
  const { record } = players[0]!;
  if (record === undefined) return [`${table}: no record`];
  const faults = everybody.flatMap((one) => one.faults);
  const decisions = record.events.filter((event) => event.kind === 'decision');
  for (const [index, { seat, steps }] of decisions.entries()) {
    const wanted = script.decisions[index];
    if (wanted === undefined || wanted.seat !== seat || digest(wanted.steps) !== digest(steps))
      faults.push(`decision ${index} is not the one that was made`);
  }
  // Whoever was never answered has asked for one more at most.
  const lost = acknowledged.length - decisions.length;
  if (lost > 0) faults.push(`${lost} acknowledged decisions are lost`);
  if (lost < -1) faults.push(`${-lost} decisions were written that nobody was told of`);
  for (const { index, number } of acknowledged)
    if (number !== players.length + 2 + index) faults.push(`decision ${index} has number ${number}`);
  faults.push(...untrue(scripted, record));
  for (const one of everybody)
    if (digest(one.record) !== digest(record)) faults.push(`${one.onlooker} has another record`);
  return faults.map((fault) => `${table}: ${fault}`);
}

/** What was told and does not follow from the record. */
function untrue(
  { script: { game }, everybody }: ScriptedGame,
  record: GameRecord<unknown, unknown>,
): string[] {
  const begun = begin(game, record.setup, record.seed);
  if (!begun.ok) return [`the record cannot begin: ${begun.error}`];
  const matches: AnyMatch[] = [begun.value];
  for (const event of record.events) {
    const next = append(game, matches.at(-1)!, event);
    if (!next.ok) return [`the record cannot be: ${next.error}`];
    matches.push(next.value);
  }
  const known = new Map<string, string>();
  const once = (name: string, make: () => unknown): string => {
    const made = known.get(name) ?? digest(make());
    known.set(name, made);
    return made;
  };
  const viewOf = (events: number, onlooker: Onlooker): string =>
    once(`view ${events} ${onlooker}`, () => game.view(matches[events]?.state, onlooker));
  const eventOf = (events: number, onlooker: Onlooker): string =>
    once(`event ${events} ${onlooker}`, () => redactEvent(game, matches[events]!, events - 1, onlooker));
  return everybody.flatMap(({ told, onlooker }) =>
    told.flatMap(({ number, events, view, event }) => {
      if (matches[events] === undefined) return [`${onlooker} was told ${events} events`];
      const isRight =
        view === viewOf(events, onlooker) && (event === undefined || event === eventOf(events, onlooker));
      return isRight ? [] : [`what ${onlooker} was told of ${number} is not what happened`];
    }),
  );
}
