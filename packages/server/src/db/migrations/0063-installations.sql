-- Which installation this database is: backups bear its name, and a restored copy gets another one
-- (docs/decisions/a-restored-copy-is-another-installation.md).
create table installation (
  -- There is one row.
  one boolean primary key default true check (one),
  id uuid not null default gen_random_uuid(),
  -- The cluster and the database in which it was first read: elsewhere this is a copy. Null until then.
  origin text,
  -- When this copy became an installation of its own; null: it is the first.
  renewed_at timestamptz(3)
);
insert into installation default values;

-- When administrators were sent a mail about it.
alter table backup_failures add column told_at timestamptz(3);
