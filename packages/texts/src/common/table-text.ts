import type { ClaimDue, Outcome, TableEvent, TableReason } from '@thera/table';
import type { TextFor } from './text-for.ts';

/** What is said about each event around the rules. */
interface EventTexts {
  readonly resignation: (player: string) => string;
  readonly flag: (player: string) => string;
  readonly claim: Readonly<Record<ClaimDue, (player: string, absent: string) => string>>;
  readonly draw: string;
  readonly takeback: string;
  readonly sit: {
    readonly taken: (seat: string, player: string) => string;
    readonly left: (seat: string) => string;
  };
}

/** What is said about each kind of end; a game has words of its own for its own reasons. */
interface EndingTexts {
  readonly won: {
    readonly alone: (player: string) => string;
    readonly together: (players: string) => string;
  };
  /** Alone or together against the game. */
  readonly lost: { readonly plain: string; readonly by: TextFor<Exclude<TableReason, 'agreed'>> };
  readonly draw: { readonly by: TextFor<TableReason> };
}

/** What is said at every table, whatever is played. An event or an end without words does not compile. */
export interface TableText {
  readonly events: { readonly [Kind in TableEvent['kind']]: EventTexts[Kind] };
  /** A decision of which nothing else may be known. */
  readonly decidesSecretly: (player: string) => string;
  /** Why somebody cannot go back. */
  readonly cannotTakeBack: string;
  readonly endings: { readonly [Kind in Outcome['kind']]: EndingTexts[Kind] };
  readonly score: {
    readonly points: (points: number) => string;
    readonly grade: (grade: string) => string;
    readonly goals: (reached: number, all: number) => string;
  };
}
