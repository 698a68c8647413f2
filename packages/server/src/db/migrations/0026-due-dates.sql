-- The day until which whoever has the ball promised to act (3-decisions.md section 9, Due date): written with each change of
-- status or of the days of a pose, so that a list can be put in its order.
alter table projects add column echeance date;

-- Of the projects whose clock runs, as features/projects/deadline.ts counts: five working days of France in Agence, two in
-- Prévisite, from the day in Paris on which it started.
create function pg_temp.easter(year int) returns date language plpgsql immutable as $$
declare
  a int := year % 19;
  b int := year / 100;
  c int := year % 100;
  h int := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l int := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m int := (a + 11 * h + 22 * l) / 451;
begin
  return make_date(year, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
end $$;

create function pg_temp.is_working_day(day date) returns boolean language sql immutable as $$
  select extract(isodow from day) < 6
    and to_char(day, 'MM-DD') <> all ('{01-01,05-01,05-08,07-14,08-15,11-01,11-11,12-25}'::text[])
    and day - pg_temp.easter(extract(year from day)::int) <> all ('{1,39,50}'::int[])
$$;

create function pg_temp.add_working_days(day date, count int) returns date language plpgsql immutable as $$
begin
  while count > 0 loop
    day := day + 1;
    if pg_temp.is_working_day(day) then count := count - 1; end if;
  end loop;
  return day;
end $$;

update projects p set echeance = due.day
from (
  select statut, start, pg_temp.add_working_days(start, case statut when 'Agence' then 5 else 2 end) as day
  from (
    select distinct statut, (clock_from at time zone 'Europe/Paris')::date as start from projects
    where statut in ('Agence', 'Prévisite') and clock_from is not null) started) due
where p.statut = due.statut and (p.clock_from at time zone 'Europe/Paris')::date = due.start;

drop function pg_temp.add_working_days(date, int);
drop function pg_temp.is_working_day(date);
drop function pg_temp.easter(int);

-- The twelfth index on projects: head office's lists by deadline, cell by cell (0015). None comes last, as if it were due
-- at the end of time.
create index projects_by_due_date on projects (statut, type, (coalesce(echeance, 'infinity'::date)), t_statut, id)
  where deleted_at is null;

-- One person's projects are read whole, from the index alone, in this order too; an agency's with who prints them. A
-- printer's bench is two statuses of all that they ever printed: cells for them as well.
drop index projects_imprimeur;
create index projects_imprimeur on projects (imprimeur, statut, type, t_update desc, id desc)
  include (name_projet, t_creation, nb_ar_agence, echeance, t_statut) where deleted_at is null and entered_impression;
drop index projects_of_dc;
create index projects_of_dc on projects (dc, statut, t_update desc, id desc)
  include (type, name_projet, t_creation, nb_ar_agence, echeance, t_statut) where deleted_at is null;
drop index projects_of_mdv;
create index projects_of_mdv on projects (mdv, statut, t_update desc, id desc)
  include (type, name_projet, t_creation, nb_ar_agence, echeance, t_statut) where deleted_at is null;
drop index projects_of_agence;
create index projects_of_agence on projects (agence, statut, type, t_update desc, id desc)
  include (name_projet, t_creation, nb_ar_agence, echeance, t_statut, imprimeur) where deleted_at is null;
drop index projects_of_smhf;
create index projects_of_smhf on projects (smhf, statut, type, t_update desc, id desc)
  include (name_projet, t_creation, nb_ar_agence, echeance, t_statut) where deleted_at is null;

-- What installers see is as many as ever had a pose: the rest of it is read whole, in any order, from this index alone.
drop index projects_set_apart;
create index projects_set_apart on projects (deleted_at, client_uid, t_update desc, id desc)
  include (statut, type, has_pose, entered_previsite, name_projet, t_creation, nb_ar_agence, echeance, t_statut)
  where deleted_at is not null or client_uid is not null or (has_pose and entered_previsite);
