import type { ChatLine, LogLine, LogSummary, NewLine, PlayerFace } from '@thera/protocol';
import type { Entry } from '../tables/entry.ts';
import type { TableHead } from '../tables/online-table.ts';

/** What came of writing an entry. */
export type Appended =
  | { readonly kind: 'appended' }
  /** Somebody else has written this number: read the log again. */
  | { readonly kind: 'taken' }
  /** The same request was written before, under this number. */
  | { readonly kind: 'repeated'; readonly number: number };

/** What lists of tables are made of; written with every entry, so that nobody has to replay a log to list it. */
export interface TableIndex {
  readonly status: 'open' | 'playing' | 'over' | 'closed';
  readonly isPrivate: boolean;
  /** Ids of the players that sit at it. */
  readonly players: readonly string[];
  readonly changed: number;
  /** When somebody's time runs out. */
  readonly deadline: number | undefined;
  /** Whether a computer has to decide. */
  readonly awaitsComputer: boolean;
  /** The row of the list, as text. */
  readonly row: string;
}

/** A table to be made, with the first entries of its log. */
export interface Opening {
  readonly head: TableHead;
  readonly entries: readonly Entry[];
  readonly index: TableIndex;
}

/** Somebody who waits for others that want to play the same. */
export interface Seek {
  readonly id: string;
  readonly player: PlayerFace;
  /** What they want, as text: the same for all who want the same. */
  readonly wish: string;
  /** When it is forgotten, unless it is renewed: the process that holds the page may be gone. */
  readonly expires: number;
}

/** What has become of a seek. */
export interface SeekState {
  readonly id: string;
  /** The table at which the others were found. */
  readonly table: string | undefined;
}

/** An entry to be written. */
export interface Writing {
  readonly table: string;
  /** The number it is to have: one more than the last. */
  readonly number: number;
  readonly entry: Entry;
  /** Whose request it was, and the number that they gave it; undefined for what the server does itself. */
  readonly request: string | undefined;
  readonly index: TableIndex;
  /** A table that is made by the same entry: both are written, or neither. */
  readonly opens?: Opening;
}

/** An entry as it was written. */
export interface Written {
  readonly number: number;
  readonly entry: Entry;
  readonly request: string | undefined;
}

/** How far a table has come. */
export interface TableHeads {
  readonly table: string;
  /** The number of the last entry of its log, and of the last line of its chat; 0 where there is none. */
  readonly entries: number;
  readonly lines: number;
}

/** Which tables to list, newest change first. */
export interface TableQuery {
  readonly statuses: readonly TableIndex['status'][];
  /** Only tables at which this player sits; without one only those that are not private. */
  readonly player?: string;
  readonly limit: number;
}

/** A player as they are kept. */
export interface StoredPlayer extends PlayerFace {
  readonly nameKey: string;
  /** Undefined for guests and for those who have a passkey alone. */
  readonly password: string | undefined;
  readonly created: number;
}

/** How a browser is known to be a player's; only a hash of its secret is kept. */
export interface StoredSession {
  readonly hash: string;
  readonly player: string;
  readonly created: number;
  readonly expires: number;
}

/** A passkey of a player. */
export interface StoredPasskey {
  readonly id: string;
  readonly player: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly created: number;
}

/** Something that a passkey is to answer, once, by the browser that it was given to. */
export interface StoredChallenge {
  readonly hash: string;
  /** A hash of what only that browser has. */
  readonly holder: string;
  readonly expires: number;
}

/** A document that follows a player to every device: a campaign, records, settings. */
export interface StoredDocument {
  readonly player: string;
  readonly name: string;
  readonly version: number;
  readonly body: string;
}

/** A log that several players write to; whoever has its invitation may join them. */
export interface StoredLog {
  readonly id: string;
  /** What it is about, as pages know it. Nobody founds two of the same name. */
  readonly name: string;
  readonly founder: string;
  readonly invitation: string;
  readonly created: number;
}

/** Keeps tables: their logs, what lists say of them, and what is said at them. */
export interface TableStore {
  addTable(opening: Opening): Promise<void>;
  tableHead(id: string): Promise<TableHead | undefined>;
  append(writing: Writing): Promise<Appended>;
  /** How far each of some tables has come. */
  heads(tables: readonly string[]): Promise<readonly TableHeads[]>;
  /** The entries with numbers greater than `after`, in order. */
  entries(table: string, after: number): Promise<readonly Written[]>;
  tables(query: TableQuery): Promise<readonly string[]>;
  /** How many tables there are, by status; those that are over or closed are not counted: there are many. */
  tableCounts(): Promise<ReadonlyMap<'open' | 'playing', number>>;
  /** Tables at which somebody's time has run out. */
  overdue(now: number, limit: number): Promise<readonly string[]>;
  /** Tables at which a computer has to decide. */
  awaitingComputer(limit: number): Promise<readonly string[]>;

  addChatLine(table: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine>;
  chatLines(table: string, limit: number): Promise<readonly ChatLine[]>;
}

/** Keeps who wants to play, until they have found others. */
export interface SeekStore {
  /** Keeps a seek instead of any other of the same player. */
  putSeek(seek: Seek): Promise<void>;
  /** Those who want the same and have found nobody yet, who came first first. */
  seeks(wish: string, now: number, limit: number): Promise<readonly Seek[]>;
  /** Makes the table of those who have found each other, if all of them still wait: nobody is paired twice. */
  pairUp(seeks: readonly string[], opening: Opening): Promise<boolean>;
  /** Keeps seeks for longer and says what has become of them; those that are gone are left out. */
  renewSeeks(ids: readonly string[], expires: number): Promise<readonly SeekState[]>;
  removeSeek(id: string): Promise<void>;
  removeSeeksBefore(time: number): Promise<void>;
}

/** Keeps players, what they are known by, and their documents. */
export interface PlayerStore {
  /** Whether there is nobody else of that name. */
  addPlayer(player: StoredPlayer): Promise<boolean>;
  player(id: string): Promise<StoredPlayer | undefined>;
  playerNamed(nameKey: string): Promise<StoredPlayer | undefined>;
  /** Whether there is nobody else of the new name. */
  changePlayer(player: StoredPlayer): Promise<boolean>;
  /** Forgets a player: sessions, passkeys, codes and documents go, and so do logs without other members. Others may take the name; tables keep it, for they are the others' games too. */
  removePlayer(id: string): Promise<void>;

  addSession(session: StoredSession): Promise<void>;
  session(hash: string): Promise<StoredSession | undefined>;
  removeSession(hash: string): Promise<void>;
  removeSessionsOf(player: string, except?: string): Promise<void>;

  addPasskey(passkey: StoredPasskey): Promise<boolean>;
  passkey(id: string): Promise<StoredPasskey | undefined>;
  passkeysOf(player: string): Promise<readonly StoredPasskey[]>;
  countPasskey(id: string, counter: number): Promise<void>;
  removePasskey(player: string, id: string): Promise<void>;

  addChallenge(challenge: StoredChallenge): Promise<void>;
  /** Whether the challenge was there for this holder, and in time; it is gone then. */
  useChallenge(hash: string, holder: string, now: number): Promise<boolean>;
  removeChallengesBefore(time: number): Promise<void>;

  /** Replaces all codes of a player. */
  setRecoveryCodes(player: string, hashes: readonly string[]): Promise<void>;
  /** Whether the code was there; it is gone then. */
  useRecoveryCode(player: string, hash: string): Promise<boolean>;

  /** Whether the version is one more than the one that was there. */
  putDocument(document: StoredDocument): Promise<boolean>;
  document(player: string, name: string): Promise<StoredDocument | undefined>;
  documentsOf(player: string): Promise<readonly StoredDocument[]>;
}

/** Keeps logs that several players write to. */
export interface LogStore {
  /** Founds a log, with its founder as its first member, unless they have founded one of that name: the id of either. */
  addLog(log: StoredLog): Promise<string>;
  log(id: string): Promise<StoredLog | undefined>;
  /** The logs of which a player is a member, the oldest first. */
  logsOf(player: string): Promise<readonly LogSummary[]>;
  /** Whether they were no member before. */
  addLogMember(id: string, player: string, joined: number): Promise<boolean>;
  /** Who joined first comes first. */
  logMembers(id: string): Promise<readonly PlayerFace[]>;
  /** A log that nobody is a member of any more is gone. */
  removeLogMember(id: string, player: string): Promise<void>;
  setLogInvitation(id: string, invitation: string): Promise<void>;
  /** Writes the lines whose keys are not there yet, all or none; the number of the last line of the log. */
  addLogLines(id: string, lines: readonly NewLine[]): Promise<number>;
  /** The lines with numbers greater than `after`, in order. */
  logLines(id: string, after: number, limit: number): Promise<readonly LogLine[]>;
}

/** What keeps everything. What it has acknowledged is on the disk, whatever is killed afterwards. */
export interface Store extends TableStore, SeekStore, PlayerStore, LogStore {
  close(): Promise<void>;
}

/** Why something could not be kept; nothing has changed then. */
export class StoreError extends Error {
  readonly code: 'storage-full' | 'unavailable';

  constructor(code: StoreError['code'], cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
