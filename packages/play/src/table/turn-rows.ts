import type { GameEvent } from '@thera/table';
import { openingSits } from './opening-sits.ts';
import { inRounds, type PlacedPly } from './rounds.ts';
import type { Ply } from './timeline.ts';

/** Decisions of one round that stand side by side. */
export interface DecisionRow {
  readonly kind: 'decisions';
  /** Undefined before play. */
  readonly round: number | undefined;
  /** Whether the round begins here, and does not only go on after an event. */
  readonly isNew: boolean;
  readonly plies: readonly PlacedPly[];
}

/** Something that happened around the rules, by its place in the record. */
export interface EventRow {
  readonly kind: 'event';
  readonly index: number;
}

/** A row of the list of turns. */
export type TurnRow = DecisionRow | EventRow;

/** All that has happened, in order; what was taken back is not there, nor that it was. */
export function turnRows(plies: readonly Ply[], events: readonly GameEvent<unknown>[]): readonly TurnRow[] {
  const rows: TurnRow[] = [];
  let around = eventsAround(events);
  let round: number | undefined | 'none' = 'none';
  for (const placed of inRounds(plies)) {
    const before = around.filter((index) => index < placed.ply.index);
    around = around.slice(before.length);
    rows.push(...before.map(asRow));
    const last = rows.at(-1);
    if (last?.kind === 'decisions' && last.round === placed.round)
      rows[rows.length - 1] = { ...last, plies: [...last.plies, placed] };
    else
      rows.push({ kind: 'decisions', round: placed.round, isNew: placed.round !== round, plies: [placed] });
    round = placed.round;
  }
  return [...rows, ...around.map(asRow)];
}

function eventsAround(events: readonly GameEvent<unknown>[]): readonly number[] {
  const begun = openingSits(events);
  return events.flatMap(({ kind }, index) =>
    kind === 'decision' || kind === 'takeback' || index < begun ? [] : [index],
  );
}

const asRow = (index: number): EventRow => ({ kind: 'event', index });
