-- Search (docs/decisions/search-by-lexemes.md). Each project has one row of words, apart from `projects`, so that a move or a
-- save writes it only when what is searched has changed. One GIN index answers words and scope together: names (`n:`), places
-- and clients (`p:`), stems of comments (`t:`), and whose project it is (`dc:`, `smhf:`, `mdv:`, `agence:`, `imprimeur:`, `client:`).
-- No extension is needed: accents go by Unicode's own decomposition.

-- A text as it is searched: lower case, no accents, ligatures parted, words and pictograms with a space between them.
create function search_text(p_text text) returns text language plpgsql immutable parallel safe as $$
declare
  folded text := lower(p_text);
begin
  if octet_length(folded) <> char_length(folded) then
    folded := regexp_replace(normalize(folded, nfkd), '[\u0300-\u036f]', '', 'g');
  end if;
  if octet_length(folded) <> char_length(folded) then
    folded := replace(replace(replace(lower(folded), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss');
    folded := regexp_replace(folded, '([\u2600-\u27bf\U0001f000-\U0001faff])', ' \1 ', 'g');
  end if;
  return trim(regexp_replace(folded, '[^[:alnum:]_\u2600-\u27bf\U0001f000-\U0001faff]+', ' ', 'g'));
end
$$;

create function search_words(p_text text) returns text[] language sql immutable parallel safe as $$
  select array(select distinct left(word, 40) from unnest(string_to_array(search_text(p_text), ' ')) word where trim(word, '_') <> '')
$$;

-- Stems in French, without the words that say nothing. The stemmer is asked until it has no more to take away: an accent that
-- was left out then makes no difference. It keeps the s of 'photos' and a last y: these go too.
create function search_stems(p_text text) returns text[] language plpgsql immutable parallel safe as $$
declare
  stems text := search_text(p_text);
begin
  for round in 1..3 loop
    stems := array_to_string(tsvector_to_array(to_tsvector('pg_catalog.french', stems)), ' ');
  end loop;
  return array(
    select distinct left(case when stem like '___%s' or stem like '___%x' then left(stem, -1) when stem like '%y' then left(stem, -1) || 'i' else stem end, 40)
    from unnest(string_to_array(stems, ' ')) stem where stem <> '');
end
$$;

create function search_comment(p_comment text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(select 't:' || stem from unnest(search_stems(p_comment)) stem))
$$;

-- A final price is not for every reader: the lines that tell one are not searched.
create function is_searched(line project_history) returns boolean language sql immutable parallel safe as $$
  select line.comment <> '' and not (line.statut_dep = line.statut_arr and line.comment like E'Prix final\u00a0: %')
$$;

create function search_document(p projects) returns tsvector language plpgsql stable parallel safe as $$
declare
  document tsvector := array_to_tsvector(array(
    select 'n:' || word from unnest(search_words(p.name_projet || ' ' || p.n_outlet || ' ' || p.num_projet)) word
    union all select 'p:' || word from unnest(search_words(p.ville || ' ' || p.client_name)) word
    union all select whose || ':' || username
    from (values ('dc', p.dc), ('smhf', p.smhf), ('mdv', p.mdv), ('agence', p.agence), ('imprimeur', p.imprimeur),
      ('client', p.client_uid::text)) people (whose, username)
    where username is not null));
  line project_history;
begin
  for line in select * from project_history h where h.project_id = p.id and h.comment <> '' loop
    if is_searched(line) then document := document || search_comment(line.comment); end if;
  end loop;
  return document;
end
$$;

create table project_search (
  id text collate "C" primary key references projects on delete cascade,
  words tsvector not null
);
-- The most frequent words of all, which are looked for among the newest projects first.
alter table project_search alter words set statistics 200, alter words set storage main;

-- Each known word under itself and under itself without each of its letters: two words that share one differ by a letter, or
-- nearly. New words wait in a list of their own, so that two writers of one word never wait on each other.
create table search_words_by_gap (
  gap text collate "C" not null,
  word text collate "C" not null,
  primary key (gap, word)
);
create table search_new_words (word text collate "C" not null);
alter table search_new_words set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create function search_gaps(p_word text) returns setof text language sql immutable strict parallel safe as $$
  select p_word union select overlay(p_word placing '' from place for 1) from generate_series(1, char_length(p_word)) place
$$;

-- Words whose typing errors are forgiven: names and towns, not numbers.
create function note_search_words(p_words tsvector) returns void language sql as $$
  insert into search_new_words (word)
  select distinct word
  from (select substr(lexeme, 3) as word from unnest(tsvector_to_array(p_words)) lexeme where lexeme ~ '^[np]:[^0-9_]{3,}$') named
  where not exists (select from search_words_by_gap known where known.gap = named.word and known.word = named.word)
$$;

create function write_search_words() returns trigger language plpgsql as $$
declare
  document tsvector := search_document(new);
begin
  insert into project_search as present (id, words) values (new.id, document)
    on conflict (id) do update set words = excluded.words where present.words <> excluded.words;
  perform note_search_words(document);
  return null;
end
$$;
create trigger write_search_words_of_new after insert on projects for each row execute function write_search_words();
create trigger write_search_words_of_changed
  after update of name_projet, n_outlet, num_projet, ville, client_name, dc, smhf, mdv, agence, imprimeur, client_uid on projects
  for each row
  when ((old.name_projet, old.n_outlet, old.num_projet, old.ville, old.client_name, old.dc, old.smhf, old.mdv, old.agence, old.imprimeur, old.client_uid)
    is distinct from (new.name_projet, new.n_outlet, new.num_projet, new.ville, new.client_name, new.dc, new.smhf, new.mdv, new.agence, new.imprimeur, new.client_uid))
  execute function write_search_words();

-- A comment only adds its stems, and writes nothing when all of them are there.
create function add_search_comment() returns trigger language plpgsql as $$
declare
  stems tsvector;
begin
  if not is_searched(new) then return null; end if;
  stems := search_comment(new.comment);
  update project_search set words = words || stems where id = new.project_id and words || stems <> words;
  return null;
end
$$;
create trigger add_search_comment after insert on project_history for each row when (new.comment <> '')
  execute function add_search_comment();

-- All at once: the projects that are there already, or those of a load with triggers off. An index is made faster than filled.
create function fill_search() returns void language plpgsql as $$
begin
  drop index if exists project_search_words;
  insert into project_search (id, words) select p.id, search_document(p) from projects p on conflict do nothing;
  insert into search_words_by_gap (gap, word)
  select gap, word from (
    select distinct substr(lexeme, 3) as word from project_search, unnest(tsvector_to_array(words)) lexeme
    where lexeme ~ '^[np]:[^0-9_]{3,}$'
  ) known, search_gaps(word) gap
  on conflict do nothing;
  create index project_search_words on project_search using gin (words) with (fastupdate = off);
end
$$;
select fill_search();
