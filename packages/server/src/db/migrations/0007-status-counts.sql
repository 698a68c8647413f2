-- How many projects stand in each status, for head office, which sees them all. A change only inserts what it adds and
-- takes away, so that two changes never wait on one row; housekeeping folds those lines into the sums. A reader adds both
-- in one statement, and so sees either the lines or what they were folded into.
create table status_counts (
  type_projet text not null,
  type text not null,
  statut text not null,
  count bigint not null,
  primary key (type_projet, type, statut)
);
create table status_count_changes (
  type_projet text not null,
  type text not null,
  statut text not null,
  delta int not null
);
-- Written and emptied all day: its dead lines would be read with each count.
alter table status_count_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

insert into status_counts (type_projet, type, statut, count)
  select type_projet, type, statut, count(*) from projects where deleted_at is null group by 1, 2, 3;

-- A statement that writes many rows adds one line for each status, not one for each row.
create function count_new_statuses() returns trigger language plpgsql as $$
begin
  insert into status_count_changes (type_projet, type, statut, delta)
    select type_projet, type, statut, count(*) from added where deleted_at is null group by 1, 2, 3;
  return null;
end
$$;
create trigger count_new_statuses after insert on projects referencing new table as added
  for each statement execute function count_new_statuses();

create function count_gone_statuses() returns trigger language plpgsql as $$
begin
  insert into status_count_changes (type_projet, type, statut, delta)
    select type_projet, type, statut, -count(*) from gone where deleted_at is null group by 1, 2, 3;
  return null;
end
$$;
create trigger count_gone_statuses after delete on projects referencing old table as gone
  for each statement execute function count_gone_statuses();

create function count_moved_status() returns trigger language plpgsql as $$
begin
  insert into status_count_changes (type_projet, type, statut, delta)
    select * from (values
      (old.type_projet, old.type, old.statut, -(old.deleted_at is null)::int),
      (new.type_projet, new.type, new.statut, (new.deleted_at is null)::int)) changes (type_projet, type, statut, delta)
    where delta <> 0;
  return null;
end
$$;
create trigger count_moved_status after update of statut, type, type_projet, deleted_at on projects for each row
  when ((old.type_projet, old.type, old.statut, old.deleted_at is null)
    is distinct from (new.type_projet, new.type, new.statut, new.deleted_at is null))
  execute function count_moved_status();

create function forget_status_counts() returns trigger language plpgsql as $$
begin
  delete from status_count_changes;
  delete from status_counts;
  return null;
end
$$;
create trigger forget_status_counts after truncate on projects for each statement execute function forget_status_counts();
