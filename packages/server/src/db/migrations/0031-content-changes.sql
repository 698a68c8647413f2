-- What head office changes in catalogues, settings, news, quotas, outlets and accounts: who, when, what it was, what it is
-- (specification/content-management.md#log). Append-only, and apart from what is edited: it outlives entries and accounts.
create table content_changes (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- Who: no foreign key. Null for a command of the server, and for what had been scheduled.
  uid int,
  name text,
  -- Part of the content management; list of a catalogue; what was changed there, and its name at that time.
  area text not null,
  list text not null default '',
  entry text not null default '',
  label text not null default '',
  act text not null,
  before jsonb,
  after jsonb,
  reason text not null default '',
  -- The line of the import that it is part of; the change that it takes back.
  import_id bigint references content_changes,
  undoes bigint references content_changes
);
create index content_changes_listed on content_changes (id desc) where import_id is null;
create index content_changes_entry on content_changes (area, list, entry, id desc);
create index content_changes_import on content_changes (import_id) where import_id is not null;
create unique index content_changes_undone on content_changes (undoes) where undoes is not null;

create function keep_content_changes() returns trigger language plpgsql as $$
begin
  raise exception 'the log of content changes is append-only';
end
$$;
create trigger keep_content_changes before update or delete on content_changes
  for each row execute function keep_content_changes();
create trigger keep_all_content_changes before truncate on content_changes
  for each statement execute function keep_content_changes();

-- Screens that show it are told at the commit: one notification for each part, however many entries changed.
create function tell_content_changes() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changes', json_build_object('zone', area, 'liste', list)::text)
    from (select distinct area, list from added) changed;
  return null;
end
$$;
create trigger tell_content_changes after insert on content_changes referencing new table as added
  for each statement execute function tell_content_changes();
