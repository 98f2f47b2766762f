import { choicesOfPowers, OpenTurns, type Pending, pendingText, powerName } from '@thera/play/santorini';
import { formatSquare, type Playing, parsePower, parseSquare, type Stage } from '@thera/santorini';
import type { SantoriniCatalogue } from '@thera/texts/santorini';
import { inColumns } from '../../columns.ts';
import { listDecisions } from './list-decisions.ts';

/** Where to show a list: how wide, and how many lines at a time. */
interface Page {
  readonly width: number;
  readonly pageHeight: number;
}

/** The numbered list of what can be decided now, shown a page at a time. */
export class TurnMenu {
  /** What is listed is only the beginning of so many. */
  readonly cutAt: number | undefined;
  private readonly items: readonly string[];
  private shown = 0;

  constructor(items: readonly string[], cutAt?: number) {
    this.items = items;
    this.cutAt = cutAt;
  }

  get left(): number {
    return this.items.length - this.shown;
  }

  /** The next lines that fit. */
  nextPage({ width, pageHeight }: Page): string[] {
    const rest = this.items.slice(this.shown);
    // As many as fill the page: a narrower selection may make room for one more column.
    let count = rest.length;
    while (count > 1 && inColumns(rest.slice(0, count), width).length > pageHeight)
      count = Math.ceil(count * 0.9) - 1;
    this.shown += count;
    return inColumns(rest.slice(0, count), width);
  }
}

/** What can be decided, numbered as the player may type it: what names a square, and begins as was typed. */
export function menuOf(
  stage: Stage,
  texts: SantoriniCatalogue,
  squareText: string,
  pending: Pending,
): TurnMenu {
  if (stage.phase !== 'play')
    return new TurnMenu(fitting(labelsBeforePlay(stage, texts, pending), squareText, pending));
  const turns = new OpenTurns(stage.position);
  const labels = Array.from({ length: turns.count }, (_, n) => turns.text(n));
  return new TurnMenu(fitting(labels, squareText, pending), turns.hasMore ? turns.count : undefined);
}

function fitting(labels: readonly string[], squareText: string, pending: Pending): string[] {
  const typed = pendingText(pending);
  const square = parseSquare(squareText);
  const items = labels
    .map((label, n) => ({ label, item: `${n + 1}. ${label}` }))
    .filter(({ label }) => square === undefined || label.includes(formatSquare(square)));
  const begun = items.filter(({ label }) => label.toUpperCase().startsWith(typed.toUpperCase()));
  return (begun.length > 0 ? begun : items).map(({ item }) => item);
}

function labelsBeforePlay(
  stage: Exclude<Stage, Playing>,
  texts: SantoriniCatalogue,
  pending: Pending,
): string[] {
  switch (stage.phase) {
    case 'place':
      return [...listDecisions(stage)].map(({ text }) => text);
    case 'start':
      return stage.cards.map((_, seat) => texts.words.seat(seat));
    case 'offer':
    case 'pick':
      return choicesOfPowers(stage, pending.steps).map((step) => {
        const power = parsePower(step.replace(/^\w+ /, ''));
        return power.ok ? powerName(power.value, texts) : step;
      });
  }
}
