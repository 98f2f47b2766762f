/** How a database calls what it has under a name of its own. */
export interface Dialect {
  /** A text that is compared byte by byte. */
  readonly text: string;
  /** A whole number of up to 64 bits. */
  readonly whole: string;
  /** A whole number that is greater in every new row, as the key. */
  readonly counter: string;
  /** What follows the columns of a table with a key of its own. */
  readonly keyed: string;
  /** What follows the columns of a table whose key is a counter. */
  readonly counted: string;
}

/** A database that a newer version of Thera has written is not touched. */
export class NewerSchema extends Error {
  constructor() {
    super('this database was written by a newer version of Thera');
  }
}

/** The version of the schema that this code writes. */
export const latestVersion = (dialect: Dialect): number => migrations(dialect).length;

/** The steps that a database of some version still lacks, by the version that each leads to. */
export function missingSteps(dialect: Dialect, version: number): ReadonlyMap<number, string> {
  const steps = migrations(dialect);
  if (version > steps.length) throw new NewerSchema();
  return new Map(steps.map((step, before) => [before + 1, step] as const).slice(version));
}

/** What each version of the schema adds to the one before. A step that was shipped is never changed. */
const migrations = ({ text, whole, counter, keyed, counted }: Dialect): readonly string[] => [
  `
  create table tables (
    id ${text} primary key,
    head ${text} not null,
    status ${text} not null,
    is_private ${whole} not null,
    changed ${whole} not null,
    deadline ${whole},
    awaits_computer ${whole} not null,
    row ${text} not null
  ) ${keyed};
  create index tables_by_status on tables (status, is_private, changed);
  create index tables_by_deadline on tables (deadline) where deadline is not null;
  create index tables_awaiting_computer on tables (changed) where awaits_computer = 1;

  create table table_players (
    player ${text} not null,
    table_id ${text} not null references tables (id),
    primary key (player, table_id)
  ) ${keyed};
  create index table_players_by_table on table_players (table_id);

  create table entries (
    table_id ${text} not null references tables (id),
    number ${whole} not null,
    entry ${text} not null,
    request ${text},
    primary key (table_id, number)
  ) ${keyed};
  create unique index entries_by_request on entries (table_id, request) where request is not null;

  create table chat_lines (
    table_id ${text} not null references tables (id),
    number ${whole} not null,
    line ${text} not null,
    primary key (table_id, number)
  ) ${keyed};

  create table players (
    id ${text} primary key,
    name ${text} not null,
    name_key ${text} not null unique,
    is_guest ${whole} not null,
    password ${text},
    created ${whole} not null
  ) ${keyed};

  create table sessions (
    hash ${text} primary key,
    player ${text} not null references players (id) on delete cascade,
    created ${whole} not null,
    expires ${whole} not null
  ) ${keyed};
  create index sessions_by_player on sessions (player);

  create table passkeys (
    id ${text} primary key,
    player ${text} not null references players (id) on delete cascade,
    public_key ${text} not null,
    counter ${whole} not null,
    created ${whole} not null
  ) ${keyed};
  create index passkeys_by_player on passkeys (player);

  create table recovery_codes (
    player ${text} not null references players (id) on delete cascade,
    hash ${text} not null,
    primary key (player, hash)
  ) ${keyed};

  create table documents (
    player ${text} not null references players (id) on delete cascade,
    name ${text} not null,
    version ${whole} not null,
    body ${text} not null,
    primary key (player, name)
  ) ${keyed};
  `,
  `
  create table seeks (
    number ${counter},
    id ${text} not null unique,
    player_id ${text} not null unique,
    player ${text} not null,
    wish ${text} not null,
    expires ${whole} not null,
    table_id ${text}
  ) ${counted};
  create index seeks_by_wish on seeks (wish) where table_id is null;
  `,
  `
  create table logs (
    id ${text} primary key,
    name ${text} not null,
    founder ${text} not null,
    invitation ${text} not null,
    created ${whole} not null,
    unique (founder, name)
  ) ${keyed};

  create table log_members (
    log_id ${text} not null references logs (id) on delete cascade,
    player ${text} not null references players (id) on delete cascade,
    joined ${whole} not null,
    primary key (log_id, player)
  ) ${keyed};
  create index log_members_by_player on log_members (player);

  create table log_lines (
    log_id ${text} not null references logs (id) on delete cascade,
    number ${whole} not null,
    key ${text} not null,
    body ${text} not null,
    primary key (log_id, number)
  ) ${keyed};
  create unique index log_lines_by_key on log_lines (log_id, key);
  `,
  `
  create table challenges (
    hash ${text} primary key,
    holder ${text} not null,
    expires ${whole} not null
  ) ${keyed};
  create index challenges_by_expiry on challenges (expires);
  `,
];
