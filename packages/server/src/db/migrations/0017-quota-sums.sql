-- Quota sums as 0007 keeps counts by status: a change only inserts what it adds and takes away, housekeeping folds those
-- lines into the sums. `quota_sums` becomes the view that adds both, in one statement; nobody reads one without the other.
alter table quota_sums rename to quota_folded_sums;

-- The day in Europe/Paris on which the unit was consumed: the forecast reads the pace of the last weeks from it.
alter table projects add column quota_on date;

drop trigger keep_quota_sums_on_insert on projects;
drop trigger keep_quota_sums_on_delete on projects;
drop trigger keep_quota_sums_on_update on projects;
drop function keep_quota_sums();
drop function add_to_quota_sum(text, int, text, text, int);

-- Of a unit that is held: the entry into Agence that took it, the first one, or the first after a return gave one back;
-- a copy's at its creation.
update projects p set quota_on = (coalesce(
    (select min(h.t_creation) from project_history h
     where h.project_id = p.id and h.statut_arr = 'Agence' and h.statut_dep in ('Brouillon', 'Client') and not h.forced
       and (p.original_id is null or returned.id is not null) and h.id > coalesce(returned.id, 0)),
    p.t_creation) at time zone 'Europe/Paris')::date
  from projects same
  left join lateral (
    select min(h.id) as id from project_history h
    where h.project_id = same.id and h.statut_dep = 'Agence' and h.statut_arr = 'Brouillon' and not h.forced) returned on true
  where same.id = p.id and p.quota_year > 0;

create table quota_days (
  smhf text not null,
  kind text not null,
  day date not null,
  units int not null,
  primary key (smhf, kind, day)
);
insert into quota_days (smhf, kind, day, units)
  select quota_smhf, type_projet, quota_on, count(*) from projects
  where quota_column is not null and quota_smhf is not null and quota_on is not null group by 1, 2, 3;

create table quota_changes (
  smhf text not null,
  year int not null,
  kind text not null,
  avenir int not null,
  creation int not null,
  imprime int not null,
  digital int not null,
  annule int not null,
  -- Units consumed on that day, where the line is of such.
  day date,
  units int not null
);
-- A submission reads the lines of one SMHF.
create index quota_changes_smhf on quota_changes (smhf, kind, year);
-- Written and emptied all day: its dead lines would be read with each sum.
alter table quota_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create view quota_sums as
  select smhf, year, kind, sum(avenir)::int as avenir, sum(creation)::int as creation, sum(imprime)::int as imprime,
    sum(digital)::int as digital, sum(annule)::int as annule
  from (select smhf, year, kind, avenir, creation, imprime, digital, annule from quota_folded_sums
    union all select smhf, year, kind, avenir, creation, imprime, digital, annule from quota_changes) amounts
  group by smhf, year, kind;

create view quota_consumption as
  select smhf, kind, day, sum(units)::int as units
  from (select smhf, kind, day, units from quota_days
    union all select smhf, kind, day, units from quota_changes where day is not null) amounts
  group by smhf, kind, day;

-- A statement that writes many rows adds one line for each place and day, not one for each row.
create function count_new_quotas() returns trigger language plpgsql as $$
begin
  insert into quota_changes (smhf, year, kind, avenir, creation, imprime, digital, annule, day, units)
    select quota_smhf, quota_year, type_projet, count(*) filter (where quota_column = 'avenir'),
      count(*) filter (where quota_column = 'creation'), count(*) filter (where quota_column = 'imprime'),
      count(*) filter (where quota_column = 'digital'), count(*) filter (where quota_column = 'annule'),
      quota_on, count(quota_on)
    from added where quota_column is not null and quota_smhf is not null group by quota_smhf, quota_year, type_projet, quota_on;
  return null;
end
$$;
create trigger count_new_quotas after insert on projects referencing new table as added
  for each statement execute function count_new_quotas();

create function count_gone_quotas() returns trigger language plpgsql as $$
begin
  insert into quota_changes (smhf, year, kind, avenir, creation, imprime, digital, annule, day, units)
    select quota_smhf, quota_year, type_projet, -count(*) filter (where quota_column = 'avenir'),
      -count(*) filter (where quota_column = 'creation'), -count(*) filter (where quota_column = 'imprime'),
      -count(*) filter (where quota_column = 'digital'), -count(*) filter (where quota_column = 'annule'),
      quota_on, -count(quota_on)
    from gone where quota_column is not null and quota_smhf is not null group by quota_smhf, quota_year, type_projet, quota_on;
  return null;
end
$$;
create trigger count_gone_quotas after delete on projects referencing old table as gone
  for each statement execute function count_gone_quotas();

create function count_moved_quota() returns trigger language plpgsql as $$
begin
  insert into quota_changes (smhf, year, kind, avenir, creation, imprime, digital, annule, day, units)
    select smhf, year, kind, delta * (col = 'avenir')::int, delta * (col = 'creation')::int, delta * (col = 'imprime')::int,
      delta * (col = 'digital')::int, delta * (col = 'annule')::int, day, delta * (day is not null)::int
    from (values
      (old.quota_smhf, old.quota_year, old.type_projet, old.quota_column, old.quota_on, -1),
      (new.quota_smhf, new.quota_year, new.type_projet, new.quota_column, new.quota_on, 1)) sides (smhf, year, kind, col, day, delta)
    where col is not null and smhf is not null;
  return null;
end
$$;
create trigger count_moved_quota after update of quota_column, quota_smhf, quota_year, quota_on, type_projet on projects for each row
  when ((old.quota_column, old.quota_smhf, old.quota_year, old.quota_on, old.type_projet)
    is distinct from (new.quota_column, new.quota_smhf, new.quota_year, new.quota_on, new.type_projet))
  execute function count_moved_quota();

create function forget_quota_sums() returns trigger language plpgsql as $$
begin
  delete from quota_changes;
  delete from quota_days;
  delete from quota_folded_sums;
  return null;
end
$$;
create trigger forget_quota_sums after truncate on projects for each statement execute function forget_quota_sums();

-- Units left of a year, for a transaction that takes at most one and ends soon: under a lock held until it ends.
--
-- While many are left, takers share the lock and none waits. A taker that sees more than `max_connections` left may go on:
-- of the takers that share the lock the one that looked last saw all but those still on their way, of which there are at
-- most as many as connections, itself included; and nobody takes one otherwise as long as the lock is shared. From there
-- down takers exclude one another: whoever has the lock alone sees every unit taken, and the next one waits for the commit.
--
-- The shared lock is given back by ending its block with an error: two takers who both wanted more than it would wait on
-- each other for ever. Each reading is a statement of its own, and so sees what was committed before the lock was had.
create function hold_quota(p_smhf text, p_year int, p_kind text) returns int language plpgsql volatile as $$
declare
  key constant bigint := hashtextextended(p_kind || p_year || p_smhf, 17);
  remaining int;
begin
  begin
    if not pg_try_advisory_xact_lock_shared(key) then raise exception using errcode = 'QUOTA'; end if;
    select coalesce((select annuel from quotas where smhf = p_smhf and year = p_year and kind = p_kind), 0)
      - coalesce((select creation + imprime + digital + annule from quota_sums where smhf = p_smhf and year = p_year and kind = p_kind), 0)
      into remaining;
    if remaining > current_setting('max_connections')::int then return remaining; end if;
    raise exception using errcode = 'QUOTA';
  exception when sqlstate 'QUOTA' then
    null;
  end;
  perform pg_advisory_xact_lock(key);
  select coalesce((select annuel from quotas where smhf = p_smhf and year = p_year and kind = p_kind), 0)
    - coalesce((select creation + imprime + digital + annule from quota_sums where smhf = p_smhf and year = p_year and kind = p_kind), 0)
    into remaining;
  return remaining;
end
$$;
