-- What concerns security (3-decisions.md section 9, Two logs): who, from where, when, which request; no e-mail address, no
-- user agent, nothing that was typed. Kept 12 months.
create table security_events (
  id bigint generated always as identity primary key,
  event text not null,
  at timestamptz(3) not null default now(),
  -- Who: no foreign key, the log outlives accounts. A client's name is an e-mail address: it is left out.
  uid int,
  name text,
  address text not null default '',
  request_id text not null default '',
  -- What it is about: another account, a project, the path of a call.
  subject_uid int,
  project_id text collate "C",
  object text not null default '',
  -- Events that anybody can cause at will are one row a minute for an account and an address, and how many they were.
  minute timestamptz(0),
  count int not null default 1,
  last_at timestamptz(3) not null default now()
);
create unique index security_events_minute on security_events (event, minute, coalesce(uid, 0), address) where minute is not null;
create index security_events_event on security_events (event, id desc);
create index security_events_uid on security_events (uid, id desc);
create index security_events_at on security_events (at);

-- Append-only: a row is never changed but to count, nor removed before 12 months.
create function keep_security_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '12 months' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.minute is not null and new.count > old.count
    and (new.id, new.event, new.at, new.uid, new.name, new.address, new.subject_uid, new.minute)
      is not distinct from (old.id, old.event, old.at, old.uid, old.name, old.address, old.subject_uid, old.minute) then
    return new;
  end if;
  raise exception 'the security log is append-only';
end
$$;
create trigger keep_security_events before update or delete on security_events
  for each row execute function keep_security_events();
create trigger keep_all_security_events before truncate on security_events
  for each statement execute function keep_security_events();
