import { goalsReached, type Outcome, type Score, type Seat, type TableEvent } from '@thera/table';
import type { TableText } from '@thera/texts';

/** What it takes to speak of a table: its words, and what the players are called. */
export interface TableVoice {
  readonly table: TableText;
  readonly nameOf: (seat: Seat) => string;
  readonly list: (names: readonly string[]) => string;
}

/** The words of a game for its own reasons and grades; what it leaves out is said as at every table. */
export interface EndingWords {
  readonly lost?: Readonly<Record<string, string>>;
  readonly drawn?: Readonly<Record<string, string>>;
  readonly grades?: Readonly<Record<string, string>>;
}

/** An event around the rules, in a sentence. */
export function tellTableEvent(event: TableEvent, { table, nameOf }: TableVoice): string {
  const { events } = table;
  switch (event.kind) {
    case 'resignation':
    case 'flag':
      return events[event.kind](nameOf(event.seat));
    case 'claim':
      return events.claim[event.due](nameOf(event.seat), nameOf(event.absent));
    case 'draw':
    case 'takeback':
      return events[event.kind];
    case 'sit':
      return event.player === undefined
        ? events.sit.left(nameOf(event.seat))
        : events.sit.taken(nameOf(event.seat), event.player);
  }
}

/** How a game ended, in a sentence. */
export function tellOutcome(outcome: Outcome, voice: TableVoice, words: EndingWords = {}): string {
  const { endings } = voice.table;
  switch (outcome.kind) {
    case 'won': {
      const names = outcome.winners.map((seat) => voice.nameOf(seat));
      return names.length === 1 ? endings.won.alone(names[0]!) : endings.won.together(voice.list(names));
    }
    case 'lost':
      if (outcome.reason === undefined) return endings.lost.plain;
      return wordFor(outcome.reason, words.lost, endings.lost.by);
    case 'draw':
      return wordFor(outcome.reason, words.drawn, endings.draw.by);
  }
}

/** What was reached, a sentence for each thing that counts. */
export function tellScore(score: Score, { table }: TableVoice, words: EndingWords = {}): string[] {
  const { points, grade, goals } = score;
  return [
    ...(goals === undefined ? [] : [table.score.goals(goalsReached(score), goals.length)]),
    ...(points === undefined ? [] : [table.score.points(points)]),
    ...(grade === undefined ? [] : [table.score.grade(wordFor(grade, words.grades))]),
  ];
}

/** The first text for a code; a game that ends for a reason without words is a bug. */
function wordFor(code: string, ...texts: readonly (Readonly<Record<string, string>> | undefined)[]): string {
  const text = texts.find((known) => known !== undefined && Object.hasOwn(known, code))?.[code];
  if (text === undefined) throw new Error(`no words for ${code}`);
  return text;
}
