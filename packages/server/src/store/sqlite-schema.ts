/** What each version of the file adds to the one before. A step that was shipped is never changed. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `
  create table tables (
    id text primary key,
    head text not null,
    status text not null,
    is_private integer not null,
    changed integer not null,
    deadline integer,
    awaits_computer integer not null,
    row text not null
  ) strict, without rowid;
  create index tables_by_status on tables (status, is_private, changed);
  create index tables_by_deadline on tables (deadline) where deadline is not null;
  create index tables_awaiting_computer on tables (changed) where awaits_computer = 1;

  create table table_players (
    player text not null,
    table_id text not null references tables (id),
    primary key (player, table_id)
  ) strict, without rowid;
  create index table_players_by_table on table_players (table_id);

  create table entries (
    table_id text not null references tables (id),
    number integer not null,
    entry text not null,
    request text,
    primary key (table_id, number)
  ) strict, without rowid;
  create unique index entries_by_request on entries (table_id, request) where request is not null;

  create table chat_lines (
    table_id text not null references tables (id),
    number integer not null,
    line text not null,
    primary key (table_id, number)
  ) strict, without rowid;

  create table players (
    id text primary key,
    name text not null,
    name_key text not null unique,
    is_guest integer not null,
    password text,
    created integer not null
  ) strict, without rowid;

  create table sessions (
    hash text primary key,
    player text not null references players (id) on delete cascade,
    created integer not null,
    expires integer not null
  ) strict, without rowid;
  create index sessions_by_player on sessions (player);

  create table passkeys (
    id text primary key,
    player text not null references players (id) on delete cascade,
    public_key text not null,
    counter integer not null,
    created integer not null
  ) strict, without rowid;
  create index passkeys_by_player on passkeys (player);

  create table recovery_codes (
    player text not null references players (id) on delete cascade,
    hash text not null,
    primary key (player, hash)
  ) strict, without rowid;

  create table documents (
    player text not null references players (id) on delete cascade,
    name text not null,
    version integer not null,
    body text not null,
    primary key (player, name)
  ) strict, without rowid;
  `,
  `
  create table seeks (
    number integer primary key,
    id text not null unique,
    player_id text not null unique,
    player text not null,
    wish text not null,
    expires integer not null,
    table_id text
  ) strict;
  create index seeks_by_wish on seeks (wish) where table_id is null;
  `,
  `
  create table logs (
    id text primary key,
    name text not null,
    founder text not null,
    invitation text not null,
    created integer not null,
    unique (founder, name)
  ) strict, without rowid;

  create table log_members (
    log_id text not null references logs (id) on delete cascade,
    player text not null references players (id) on delete cascade,
    joined integer not null,
    primary key (log_id, player)
  ) strict, without rowid;
  create index log_members_by_player on log_members (player);

  create table log_lines (
    log_id text not null references logs (id) on delete cascade,
    number integer not null,
    key text not null,
    body text not null,
    primary key (log_id, number)
  ) strict, without rowid;
  create unique index log_lines_by_key on log_lines (log_id, key);
  `,
];
