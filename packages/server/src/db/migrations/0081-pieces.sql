-- What stands and hangs at outlets (specification/pieces.md): a row for each printed thing of a delivered order. Made from
-- orders and their histories after the commit by housekeeping, so that a move writes nothing more.
create table pieces (
  id bigint generated always as identity primary key,
  project_id text collate "C" not null references projects on delete cascade,
  -- Which thing of its order.
  part text not null,
  sort text not null,
  type text not null,
  -- A newer piece of the same takes its place.
  same text not null,
  name text not null,
  detail text not null,
  copies int not null,
  n_outlet text not null,
  outlet text not null,
  ville text not null,
  dc text not null,
  mdv text,
  smhf text,
  state text not null check (state in ('livree', 'en_place', 'remplacee', 'retiree')),
  -- Days in Europe/Paris.
  delivered_on date not null,
  placed_on date,
  gone_on date,
  since date not null generated always as (coalesce(placed_on, delivered_on)) stored,
  there boolean not null generated always as (state in ('livree', 'en_place')) stored,
  replaced_by bigint references pieces on delete set null,
  -- Somebody said what it replaces; two or more fit, and nobody has.
  decided boolean not null default false,
  asks boolean not null default false,
  reason text check (reason in ('abimee', 'fermeture', 'autre')),
  marked_by text,
  -- What of the catalogues it shows, and the stems of its other words.
  terms text[] not null,
  words tsvector not null,
  readable boolean not null,
  unique (project_id, part)
);

-- Everything that a search asks for, in one index: whose it is and what it shows are intersected before a row is read.
create function piece_facets(p_terms text[], p_words tsvector, p_dc text, p_mdv text, p_smhf text, p_there boolean, p_type text, p_outlet text, p_readable boolean)
returns text[] language sql immutable parallel safe as $$
  select p_terms || tsvector_to_array(p_words) || array['dc:' || p_dc, 'mdv:' || coalesce(p_mdv, ''), 'smhf:' || coalesce(p_smhf, ''),
    case when p_there then 'etat:la' else 'etat:partie' end, 'type:' || p_type, 'pdv:' || p_outlet,
    case when p_readable then 'texte:oui' else 'texte:non' end]
$$;
create index pieces_facets on pieces using gin (piece_facets(terms, words, dc, mdv, smhf, there, type, n_outlet, readable));
create index pieces_outlet on pieces (n_outlet, since desc, id desc);
create index pieces_newest on pieces (since desc, id desc);
create index pieces_dc on pieces (dc, since desc, id desc) where there;
create index pieces_mdv on pieces (mdv, since desc, id desc) where there;
create index pieces_smhf on pieces (smhf, since desc, id desc) where there;
create index pieces_towns on pieces (ville, outlet, id);
create index pieces_replaced on pieces (replaced_by) where replaced_by is not null;
create index pieces_asks on pieces (dc) where asks;

-- The names of what pieces show, to be found by their first letters. Of the catalogues alone.
create table piece_terms (
  term text collate "C" primary key,
  nature text not null,
  name text not null,
  words tsvector not null generated always as (to_tsvector('simple', search_text(name))) stored
);
create index piece_terms_words on piece_terms using gin (words);

-- How many pieces at outlets show each, by their people: '' is every piece, 'pdv:…' those of an outlet.
create table piece_sums (
  term text collate "C" not null,
  dc text not null,
  mdv text not null,
  smhf text not null,
  n int not null,
  primary key (term, dc, mdv, smhf) include (n)
);
create index piece_sums_dc on piece_sums (dc, term) include (n);
create index piece_sums_mdv on piece_sums (mdv, term) include (n);
create index piece_sums_smhf on piece_sums (smhf, term) include (n);
create index piece_sums_empty on piece_sums (term) where n = 0;

-- What each statement adds to them and takes away, until it is folded.
create table piece_changes (
  sign int not null,
  terms text[] not null,
  dc text not null,
  mdv text,
  smhf text
);
alter table piece_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create function add_pieces() returns trigger language plpgsql as $$
begin
  insert into piece_changes select 1, terms || array['', 'pdv:' || n_outlet], dc, mdv, smhf from added where there;
  return null;
end
$$;
create function take_pieces() returns trigger language plpgsql as $$
begin
  insert into piece_changes select -1, terms || array['', 'pdv:' || n_outlet], dc, mdv, smhf from taken where there;
  return null;
end
$$;
create trigger add_new_pieces after insert on pieces referencing new table as added for each statement execute function add_pieces();
create trigger add_changed_pieces after update on pieces referencing new table as added for each statement execute function add_pieces();
create trigger take_changed_pieces after update on pieces referencing old table as taken for each statement execute function take_pieces();
create trigger take_gone_pieces after delete on pieces referencing old table as taken for each statement execute function take_pieces();

-- How far the history was read, as figures_state: from here on; orders from before are filled in batches.
create table pieces_state (
  one boolean primary key default true check (one),
  read_to bigint not null,
  complete_at timestamptz
);
insert into pieces_state (read_to)
select coalesce(min(id) filter (where t_creation > now() - interval '5 minutes') - 1, max(id), 0) from project_history;
insert into background_fills (name, done_to) values ('pieces', '');

-- Delivered orders whose answers changed without a line of their history.
create table piece_refolds (project_id text collate "C" primary key references projects on delete cascade);

-- Whose an order is, and what it says, once it is delivered: seldom changed, and never by a move.
create function follow_pieces() returns trigger language plpgsql as $$
begin
  if (old.dc, old.mdv, old.smhf) is distinct from (new.dc, new.mdv, new.smhf) then
    update pieces set dc = new.dc, mdv = new.mdv, smhf = new.smhf where project_id = new.id;
  end if;
  if old.doc::text is distinct from new.doc::text then
    insert into piece_refolds (project_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger follow_pieces after update of dc, mdv, smhf, doc on projects for each row
  when (new.statut in ('Livré', 'Terminé')) execute function follow_pieces();
