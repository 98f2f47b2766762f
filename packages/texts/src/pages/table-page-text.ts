import type { ClockWords } from '../common/clock-words.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';

/** Before the game: who sits where, and what is missing. */
export interface WaitingText {
  readonly title: string;
  /** What is played. */
  readonly plan: string;
  readonly clock: string;
  readonly players: string;
  readonly free: string;
  readonly you: string;
  readonly host: string;
  readonly computer: (level: string) => string;
  readonly here: string;
  readonly away: string;
  readonly sit: string;
  readonly sitAt: (seat: string) => string;
  readonly stand: string;
  readonly kick: (player: string) => string;
  /** To whoever was removed. */
  readonly kicked: string;
  readonly swap: string;
  readonly swapWith: (seat: string) => string;
  readonly swapFrom: (seat: string) => string;
  readonly start: string;
  /** A game that is open to everyone begins by itself once nobody is missing. */
  readonly startsIn: (seconds: number) => string;
  readonly notYet: string;
  readonly giveUp: string;
  readonly confirmGiveUp: string;
  readonly reallyGiveUp: string;
  readonly keep: string;
  /** What is missing before the game can begin. */
  readonly missing: {
    readonly players: (count: number) => string;
    /** To whoever begins the game, and to the others. */
    readonly yourStart: string;
    readonly theirStart: (host: string) => string;
    readonly hostAway: (host: string) => string;
  };
  readonly invite: string;
  readonly inviteAbout: string;
  readonly privately: string;
  readonly publicly: string;
  readonly link: string;
  readonly copyLink: string;
  readonly share: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly qr: string;
  readonly watching: (count: number) => string;
  readonly guestNote: string;
  readonly full: string;
}

/** What is said of a connection that is not as it should be. */
export interface ConnectionText {
  readonly connecting: string;
  readonly lost: string;
}

/** What players ask of each other in a game, and what became of it. */
export interface OffersText {
  readonly draw: {
    readonly ask: string;
    readonly yours: string;
    readonly theirs: (player: string) => string;
  };
  readonly takeback: OffersText['draw'];
  readonly rematch: OffersText['draw'];
  readonly agree: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly agreed: string;
  readonly declined: (player: string) => string;
}

/** When somebody the game waits for has gone. */
export interface ClaimText {
  readonly gone: (player: string) => string;
  /** How long it takes until something can be claimed. */
  readonly soon: (player: string, seconds: number) => string;
  readonly may: (player: string) => string;
  readonly win: string;
  readonly draw: string;
  readonly end: string;
  readonly wait: string;
}

export interface ChatText {
  readonly title: string;
  readonly empty: string;
  readonly placeholder: string;
  readonly send: string;
  readonly unread: (count: number) => string;
  readonly mute: (player: string) => string;
  readonly unmute: (player: string) => string;
  readonly muted: (player: string) => string;
  readonly onlyPlayers: string;
  readonly tooMany: string;
  readonly notSent: string;
}

/** Whether chance was what was promised. */
export interface FairnessText {
  readonly title: string;
  readonly fair: string;
  readonly fairAbout: string;
  readonly unfair: string;
  readonly unfairAbout: Readonly<Record<'other-seed' | 'other-game', string>>;
  readonly promise: string;
  readonly seed: string;
}

/** The texts of a table where people play who are not before one screen. */
export interface TablePageText {
  readonly title: string;
  readonly back: string;
  readonly waiting: WaitingText;
  readonly clocks: ClockWords;
  readonly connection: ConnectionText;
  readonly offers: OffersText;
  readonly claim: ClaimText;
  readonly chat: ChatText;
  readonly fairness: FairnessText;
  readonly sending: string;
  readonly stale: string;
  readonly watch: string;
  readonly waitingFor: (player: string) => string;
  readonly watchers: (count: number) => string;
  readonly presence: Readonly<Record<'here' | 'away', (player: string) => string>>;
  readonly yourTurnIn: (game: string) => string;
  readonly isStarting: string;
  readonly toLobby: string;
  /** For others who want to watch. */
  readonly copyLink: string;
  readonly toRematch: string;
  readonly watchRematch: string;
  /** Why there is nothing to see here. */
  readonly problems: Readonly<
    Record<'no-such-table' | 'rules-changed' | 'no-such-game' | 'closed' | 'other', string>
  >;
  /** Why something that was asked for was not done. */
  readonly refusals: Readonly<Record<TablePageRefusal, string>>;
  readonly refused: string;
}

/** What the server may refuse at a table, as far as there is something to say about it. */
export type TablePageRefusal =
  | 'seat-taken'
  | 'already-seated'
  | 'not-host'
  | 'not-seated'
  | 'seats-empty'
  | 'already-begun'
  | 'table-closed'
  | 'too-many'
  | 'offer-pending'
  | 'no-offer'
  | 'too-soon'
  | 'crosses-secret'
  | 'bad-takeback'
  | 'not-absent'
  | 'cannot-leave'
  | 'too-late'
  | 'game-over'
  | 'bad-setup'
  | 'storage-full'
  | 'unavailable';

/** Brings the texts of this page. */
export const loadTablePageText: TextLoader<TablePageText> = textLoader({
  en: async () => (await import('../en/pages/table.ts')).tablePage,
  es: async () => (await import('../es/pages/table.ts')).tablePage,
});
