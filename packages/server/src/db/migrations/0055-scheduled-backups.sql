-- In the folder of BACKUP_DIR, where the schedule and the retention count it.
alter table backups add column kept boolean not null default false;

-- Scheduled backups that were not made: somebody is told until one is whole again.
create table backup_failures (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- What somebody can do: make room, open a folder, install a tool, read the log.
  failure text not null check (failure in ('place', 'acces', 'outil', 'autre')),
  reason text not null
);
create index backup_failures_at on backup_failures (at);
