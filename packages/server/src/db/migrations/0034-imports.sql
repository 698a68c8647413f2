-- Imports of outlets, catalogues and accounts: the file's lines, what each will do (the dry run), and how far it is
-- (specification/content-management.md#imports). The rows are the queue of the work too: `lecture`, `attente`,
-- `ecriture` and `annulation` are taken up by any server process, after a restart as well.
create table imports (
  id bigint generated always as identity primary key,
  area text not null,
  list text not null default '',
  file_name text not null,
  encoding text not null,
  separator text not null,
  header jsonb not null,
  -- Visible entries without a line are hidden.
  complete boolean not null,
  -- The pictures that came with it, by file name: their address, or why they were refused.
  pictures jsonb not null default '{}',
  uid int,
  name text,
  state text not null,
  at timestamptz(3) not null default now(),
  total int not null,
  done int not null default 0,
  counts jsonb not null default '{}',
  -- Hiding must be confirmed by figure.
  confirms boolean not null default false,
  reason text not null default '',
  -- Times that the present state failed.
  attempts int not null default 0,
  applied_at timestamptz(3),
  -- Its line in the log, once it was written; the log is append-only.
  change_id bigint
);
create index imports_listed on imports (area, list, id desc);
create index imports_waiting on imports (id) where state in ('lecture', 'attente', 'ecriture', 'annulation');

create table import_lines (
  import_id bigint not null references imports on delete cascade,
  -- As a spreadsheet numbers it; above the last one for entries without a line, which have no cells.
  line int not null,
  cells jsonb,
  key text not null,
  -- Another line with the same key, and with the same value where that is worth a look.
  key_twin int,
  alike_twin int,
  -- Once it is judged: the effect and its rank in the list, what is shown, and the fingerprint of what will be written.
  effect text,
  rank smallint,
  flag boolean not null default false,
  differs boolean not null default false,
  shown jsonb,
  fingerprint text,
  primary key (import_id, line)
);
create index import_lines_shown on import_lines (import_id, rank, line);

-- Orders and drafts of an outlet, which a change of its medal or address concerns: by the index of the search, since each index
-- on projects is written by every move.
create function outlet_query(p_outlet text) returns tsquery language sql immutable parallel safe as $$
  select string_agg(quote_literal('n:' || word), ' & ')::tsquery from unnest(search_words(p_outlet)) word
$$;
-- Outlets with the same SIRET.
create index outlets_siret on outlets ((data ->> 'SIRET__c')) where data ->> 'SIRET__c' <> '';
