import type { Seat } from './seat.ts';

/** What every event may carry: milliseconds since the game began. Rules never read it. */
interface Timed {
  readonly time?: number;
}

/** A seat decides. */
export interface Decision<Step> extends Timed {
  readonly kind: 'decision';
  readonly seat: Seat;
  readonly steps: readonly Step[];
}

/** What happens around the rules. */
export type TableEvent =
  | (Timed & { readonly kind: 'resignation'; readonly seat: Seat })
  /** The clock of a seat that had to decide ran out. */
  | (Timed & { readonly kind: 'flag'; readonly seat: Seat })
  /** A seat claims what it is due because another one has been absent for too long. */
  | (Timed & { readonly kind: 'claim'; readonly seat: Seat; readonly absent: Seat; readonly due: ClaimDue })
  /** All who still play have agreed on a draw. */
  | (Timed & { readonly kind: 'draw' })
  /** The game goes back, at a seat's request, until only `ply` decisions count. */
  | (Timed & { readonly kind: 'takeback'; readonly seat: Seat; readonly ply: number })
  /** A seat is taken by a player, or left empty when there is none. */
  | (Timed & { readonly kind: 'sit'; readonly seat: Seat; readonly player?: string });

export const CLAIM_DUES = ['win', 'draw'] as const;
/** What can be claimed. */
export type ClaimDue = (typeof CLAIM_DUES)[number];

/** One entry of a record. */
export type GameEvent<Step> = Decision<Step> | TableEvent;

/** A decision of which an onlooker may only know that it was made. */
export interface SecretDecision extends Timed {
  readonly kind: 'secret';
  readonly seat: Seat;
}

/** An event as an onlooker may see it while the game goes on. */
export type RedactedEvent<Step> = GameEvent<Step> | SecretDecision;

/** The seat that goes for good by an event, if one does. */
export function leavingSeat<Step>(event: GameEvent<Step>): Seat | undefined {
  switch (event.kind) {
    case 'resignation':
    case 'flag':
      return event.seat;
    case 'claim':
      return event.due === 'win' ? event.absent : undefined;
    case 'decision':
    case 'draw':
    case 'takeback':
    case 'sit':
      return undefined;
  }
}
