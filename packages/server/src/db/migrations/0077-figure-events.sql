-- What head office's figures count (specification/figures.md): one line for each thing that happened to an order, made from its
-- history after the commit by housekeeping, so that a move writes nothing more. People are those at the time: an order that
-- another agency took over counts for the one that did the work.
create table figure_events (
  project_id text collate "C" not null references projects (id) on delete cascade,
  -- The line of the history that made it.
  history_id bigint not null,
  nature text not null check (nature in ('faite', 'terminee', 'arretee', 'passage', 'acceptee', 'retour', 'delai')),
  -- In Europe/Paris: when it happened; of a promise when it fell due.
  day date not null,
  type text not null,
  agence text,
  smhf text,
  -- The status that was left; of a promise the status that it was given in.
  statut text,
  -- Of a return who sent back, of a promise who gave it.
  party text,
  -- Username of who gave a promise.
  promiser text,
  -- Tenths of a working day: of a passage, of a finished order from its signature on.
  tenths int,
  -- Of a finished order the tenths with the agency, those who approve, the printer, the installer.
  held int[],
  -- Of an accepted proof the returns before.
  returns smallint,
  causes text[],
  -- Of a promise: the day on which it was met, and the working days after the promised one.
  done_on date,
  late smallint,
  -- The order was deleted; it is still its agency's, its SMHF's: lists show what is theirs today.
  gone boolean not null,
  agence_kept boolean not null,
  smhf_kept boolean not null,
  primary key (project_id, history_id, nature)
);
create index figure_events_by_day on figure_events (nature, day);
create index figure_events_by_agency on figure_events (agence, nature, day)
  include (type, statut, tenths, gone, agence_kept, smhf_kept);
create index figure_events_by_smhf on figure_events (smhf, nature, day)
  include (type, agence, statut, tenths, gone, agence_kept, smhf_kept);

create index figure_events_unlisted on figure_events (agence) where not agence_kept;

-- Sums of the same, for those who read everything: a year of many orders is too long to count event by event. By day what has
-- few values (`value`: returns before an accord, up to three; a promise that was kept 1, late 0, open -1); causes and the
-- tenths with each party are natures of their own, their sums in `n`. By week, from Monday, how often each duration was:
-- of one support, of one agency, of all ('' for all). Read by their keys alone, which hold the sums. Housekeeping alone writes them; a deleted order counts from its next run.
create table figure_days (
  day date not null,
  nature text not null,
  type text not null,
  agence text not null,
  statut text not null,
  party text not null,
  promiser text not null,
  value int not null,
  n int not null,
  late int not null,
  primary key (nature, day, type, agence, statut, party, promiser, value) include (n, late)
);
create table figure_weeks (
  week date not null,
  nature text not null,
  type text not null,
  agence text not null,
  statut text not null,
  tenths int not null,
  n int not null,
  primary key (nature, type, agence, week, statut, tenths) include (n)
);
-- Sums that came to nothing are deleted, and with them the names of erased people.
create index figure_days_empty on figure_days (day) where n = 0;
create index figure_weeks_empty on figure_weeks (week) where n = 0;

-- What each statement adds to them and takes away, until it is folded.
create table figure_changes (
  sign int not null,
  nature text not null,
  day date not null,
  type text not null,
  agence text,
  statut text,
  party text,
  promiser text,
  tenths int,
  held int[],
  returns smallint,
  causes text[],
  done_on date,
  late smallint
);
-- Written and emptied all day: its dead lines would be read with each fold.
alter table figure_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create function add_figure_events() returns trigger language plpgsql as $$
begin
  insert into figure_changes
    select 1, nature, day, type, agence, statut, party, promiser, tenths, held, returns, causes, done_on, late
    from added where not gone;
  return null;
end
$$;
create function take_figure_events() returns trigger language plpgsql as $$
begin
  insert into figure_changes
    select -1, nature, day, type, agence, statut, party, promiser, tenths, held, returns, causes, done_on, late
    from taken where not gone;
  return null;
end
$$;
create trigger add_new_events after insert on figure_events referencing new table as added
  for each statement execute function add_figure_events();
create trigger add_changed_events after update on figure_events referencing new table as added
  for each statement execute function add_figure_events();
create trigger take_changed_events after update on figure_events referencing old table as taken
  for each statement execute function take_figure_events();
create trigger take_gone_events after delete on figure_events referencing old table as taken
  for each statement execute function take_figure_events();

-- The last line of the history that was read, and when all were: nothing yet, the background begins at the first.
create table figures_state (
  one boolean primary key default true check (one),
  read_to bigint not null,
  complete_at timestamptz
);
insert into figures_state (read_to) values (0);

-- Whose an order is, and whether it still is: seldom changed, and never by a move.
create function follow_figure_events() returns trigger language plpgsql as $$
begin
  if (old.agence, old.smhf, old.deleted_at is null) is distinct from (new.agence, new.smhf, new.deleted_at is null) then
    update figure_events set gone = new.deleted_at is not null, agence_kept = agence is not distinct from new.agence,
      smhf_kept = smhf is not distinct from new.smhf
    where project_id = new.id;
  end if;
  return null;
end
$$;
create trigger follow_figure_events after update of agence, smhf, deleted_at on projects
  for each row execute function follow_figure_events();
