-- Zips of one person's data that were asked for: who they are about is forgotten with them, after an hour.
create table person_exports (
  token_hash bytea primary key,
  asked_by int not null references users on delete cascade,
  person jsonb not null,
  expires timestamptz(3) not null
);
create index person_exports_expires on person_exports (expires);

-- Erasures of one person (docs/decisions/erased-people-become-pseudonyms.md). The number is that of the pseudonym. `person`
-- says how rows name them, while the erasure lasts.
create sequence erased_people;
create table erasures (
  number bigint primary key,
  uid int,
  cause text not null check (cause in ('demande', 'duree')),
  asked_by int,
  asked_at timestamptz(3) not null default now(),
  person jsonb,
  -- The last whole pass; tried again a day later while something is kept.
  tried_at timestamptz(3),
  -- Null while projects are left to do, or kept until their retention ends.
  done_at timestamptz(3),
  -- Projects that the last pass left as they are, since what was signed there is still kept.
  kept int not null default 0,
  projects int not null default 0,
  rows int not null default 0
);
create unique index erasures_of_account on erasures (uid) where done_at is null and uid is not null;
create index erasures_open on erasures (number) where done_at is null;

-- When the people of a finished project who have no account became anonymous.
alter table projects add column people_erased_at timestamptz(3);

-- Evidence of an order that never was one, or is none any more: refused, stopped, deleted. erase_evidence (0043) judges the
-- others. Both pass the freeze for the one project that they are emptying.
create function erase_closed_evidence(p_project text) returns boolean language plpgsql as $$
declare
  blank bytea := decode('89504e470d0a1a0a0000000d494844520000028000000140010300000016035f4900000003504c54454c69714dc7d83a0000000174524e530040e6d8660000000970485973000003e8000003e801b57b526b000000304944415478daedc13101000000c2a0f54f6d0c1fa0000000000000000000000000000000000000000000000000003e0665400001386289ea0000000049454e44ae426082', 'hex');
begin
  perform 1 from projects where id = p_project and (statut in ('Rejeté', 'Annulé') or deleted_at is not null) for update;
  if not found or not has_evidence(p_project) then return false; end if;
  perform set_config('ardoise.erasing', p_project, true);
  update signatures set content = '', image = blank, address = '', user_agent = '', erased_at = now()
    where project_id = p_project and erased_at is null;
  update approvals set image = blank, email = '', address = '', user_agent = '', erased_at = now()
    where project_id = p_project and erased_at is null;
  update files set erased_at = now() where project_id = p_project and erased_at is null
    and file_type in ('bon_commande', 'preuve_accord', 'copie_accord');
  perform set_config('ardoise.erasing', '', true);
  return true;
end
$$;

-- The two logs stay append-only, but for names within them while a person is erased.
create or replace function keep_security_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '12 months' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.minute is not null and new.count > old.count
    and (new.id, new.event, new.at, new.uid, new.name, new.address, new.subject_uid, new.minute)
      is not distinct from (old.id, old.event, old.at, old.uid, old.name, old.address, old.subject_uid, old.minute) then
    return new;
  end if;
  if tg_op = 'UPDATE' and coalesce(current_setting('ardoise.anonymising', true), '') <> ''
    and (new.id, new.event, new.at, new.uid, new.subject_uid, new.minute, new.project_id, new.count, new.last_at)
      is not distinct from (old.id, old.event, old.at, old.uid, old.subject_uid, old.minute, old.project_id, old.count, old.last_at) then
    return new;
  end if;
  raise exception 'the security log is append-only';
end
$$;
create or replace function keep_content_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and coalesce(current_setting('ardoise.anonymising', true), '') <> ''
    and (new.id, new.at, new.uid, new.area, new.list, new.act, new.import_id, new.undoes)
      is not distinct from (old.id, old.at, old.uid, old.area, old.list, old.act, old.import_id, old.undoes) then
    return new;
  end if;
  raise exception 'the log of content changes is append-only';
end
$$;
