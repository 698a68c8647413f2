-- The server processes that run. Each writes its own row: it then knows that it can write, and the others that it is
-- there. A row that is no longer written is of a process that was killed.
create table servers (
  id uuid primary key,
  host text not null,
  pid int not null,
  version text not null,
  node text not null,
  started_at timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now()
) with (fillfactor = 50);

-- The backups that were whole at their end, by scripts/backup.mjs: their age is watched.
create table backups (
  id bigint generated always as identity primary key,
  taken_at timestamptz(3) not null default now(),
  -- The last part of its folder's path.
  name text not null,
  -- False where the database is the operator's own to back up, and this is its files.
  with_database boolean not null,
  files int not null,
  bytes bigint not null
);
create index backups_taken_at on backups (taken_at);
