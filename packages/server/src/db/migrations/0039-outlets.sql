-- Outlets as head office keeps them beside what Salesforce said of them (docs/decisions/an-outlets-newest-value-wins.md), and
-- their search by words (docs/decisions/search-by-lexemes.md).

create function outlet_words(p_number text, p_data jsonb) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(search_words(p_number || ' ' || coalesce(p_data ->> 'Outlet_Name', '') || ' '
    || coalesce(p_data ->> 'City__c', '') || ' ' || coalesce(p_data ->> 'Postal_Code__c', '') || ' '
    || translate(coalesce(p_data ->> 'SIRET__c', ''), E' \u00a0\u202f', '')))
$$;

alter table outlets
  -- Counted by the trigger below: every change of `data`, whoever writes it.
  add version int not null default 1,
  -- When `data` last changed; null for what has not changed since this migration.
  add written_at timestamptz(3),
  -- The record as Salesforce last gave it, and when it was read there; null for an outlet that Salesforce never gave.
  add salesforce jsonb,
  add read_at timestamptz(3),
  add medal text not null generated always as (lower(trim(coalesce(data ->> 'Segmentation__c', '')))) stored,
  add words tsvector not null generated always as (outlet_words(n_outlet, data)) stored;
alter table outlets alter written_at set default now();
create index outlets_words on outlets using gin (words);
create index outlets_medal on outlets (medal, n_outlet);
create index outlets_read on outlets (read_at);

create function count_outlet_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.written_at := now();
  return new;
end
$$;
create trigger count_outlet_version before update of data on outlets for each row
  when (old.data is distinct from new.data) execute function count_outlet_version();

-- One row: how Salesforce last answered, and how far its outlets have been read.
create table salesforce_state (
  one boolean primary key default true check (one),
  -- '' before the first exchange, then 'connecte' or why it failed, since when, and in Salesforce's own words.
  state text not null default '',
  since timestamptz(3),
  reason text not null default '',
  answered_at timestamptz(3),
  -- Of `Sforce-Limit-Info`: calls of the last 24 hours, and how many are allowed.
  calls_used int,
  calls_limit int,
  -- The reading of what changed: up to which SystemModstamp, since when the present or last one, its end (null while it
  -- runs, or was interrupted), its records; since when the table holds all that Salesforce has.
  read_to timestamptz(3),
  begun_at timestamptz(3),
  ended_at timestamptz(3),
  read_count int not null default 0,
  complete_at timestamptz(3)
);
insert into salesforce_state default values;
