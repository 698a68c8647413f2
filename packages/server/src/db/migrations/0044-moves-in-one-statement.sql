-- A move is written by one statement (docs/decisions/a-move-is-one-statement.md): its line of the history, its mails, its row.

-- One line of the history as a trace has it. Who did it, on whose behalf, its approval and files are the caller's: without
-- queries of its own the function is inlined.
create function trace_line(h project_history, p_client_name text, p_shown text, p_behalf text, p_approval json, p_files json)
returns json language sql stable as $$
  select json_build_object('id', h.id, 'nature', h.nature, 'cause', h.cause_id,
    'statut_dep', h.statut_dep, 'statut_arr', h.statut_arr, 'target', h.target,
    't_creation', to_char(h.t_creation at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'resp', h.resp,
    'nomResp', case when h.resp like '%@%' then coalesce(nullif(p_client_name, ''), h.resp) else p_shown end,
    'pourLeCompteDe', p_behalf, 'accord', p_approval, 'comment', h.comment, 'force', h.forced, 'fichiers', p_files)
$$;

create or replace function project_trace(p_project text, p_client_name text) returns json language sql stable as $$
  select json_build_object(
    'signatureClient', signature_picture(p_project, 'client'),
    'signatureDC', signature_picture(p_project, 'dc'),
    'signatures', coalesce((
      select json_agg(json_build_object('role', role, 'nom', nom, 'qualite', qualite, 'mode', mode, 't_signature', iso_instant(t_signature),
        'empreinte', encode(content_hash, 'hex'), 'modifie', iso_instant(amended_at), 'efface', iso_instant(erased_at),
        'pourLeCompteDe', case when on_behalf_of is null then '' else display_name(on_behalf_of) end) order by role)
      from signatures where project_id = p_project and voided_at is null), '[]'),
    'historique', coalesce((
      select json_agg(trace_line(h, p_client_name, display_name(h.resp),
          case when h.on_behalf_of is null then '' else display_name(h.on_behalf_of) end,
          case when a.id is not null then json_build_object('version', a.version, 'nom', a.nom, 'via', a.via, 'email', a.email) end,
          coalesce((
            select json_agg(json_build_object('id', f.id, 'filename', f.filename) order by f.t_creation, f.id)
            -- By its project, since files have no index by line.
            from files f where f.project_id = p_project and f.history_id = h.id and f.deleted_at is null), '[]'))
        order by h.t_creation desc, case when h.nature <> 'retrait' then 1 when h.cause_id is not null then 0 else 2 end, h.id desc)
      from project_history h left join approvals a on a.id = h.approval_id where h.project_id = p_project), '[]'))
$$;

-- Makes a trace anew, and returns it.
drop function refresh_project_trace(text);
create function refresh_project_trace(p_project text) returns json language sql as $$
  update projects set trace = project_trace(id, client_name), trace_typed = true where id = p_project returning trace
$$;

-- A trace with a newer line, as `project_trace` would write it. Quotes inside strings are escaped: the key occurs once.
create function grown_trace(p_trace json, p_line json) returns json language plpgsql immutable as $$
declare
  trace constant text := p_trace::text;
  opening constant int := position('"historique"' in trace);
  lines constant int := opening + position('[' in substr(trace, opening));
begin
  if opening = 0 then raise exception 'a trace without a history'; end if;
  return left(trace, lines - 1) || p_line || case when substr(trace, lines, 1) = ']' then '' else ', ' end || substr(trace, lines);
end
$$;

-- Counts by status and quota sums of one changed project: one trigger where there were two. It has no condition of its own: one
-- is planned anew for each statement.
create function count_moved_project() returns trigger language plpgsql as $$
begin
  if (old.type_projet, old.type, old.statut, old.deleted_at is null)
    is distinct from (new.type_projet, new.type, new.statut, new.deleted_at is null) then
    insert into status_count_changes (type_projet, type, statut, delta)
      select * from (values
        (old.type_projet, old.type, old.statut, -(old.deleted_at is null)::int),
        (new.type_projet, new.type, new.statut, (new.deleted_at is null)::int)) changes (type_projet, type, statut, delta)
      where delta <> 0;
  end if;
  if (old.quota_column, old.quota_smhf, old.quota_year, old.quota_on, old.type_projet)
    is distinct from (new.quota_column, new.quota_smhf, new.quota_year, new.quota_on, new.type_projet) then
    insert into quota_changes (smhf, year, kind, avenir, creation, imprime, digital, annule, day, units)
      select smhf, year, kind, delta * (col = 'avenir')::int, delta * (col = 'creation')::int, delta * (col = 'imprime')::int,
        delta * (col = 'digital')::int, delta * (col = 'annule')::int, day, delta * (day is not null)::int
      from (values
        (old.quota_smhf, old.quota_year, old.type_projet, old.quota_column, old.quota_on, -1),
        (new.quota_smhf, new.quota_year, new.type_projet, new.quota_column, new.quota_on, 1)) sides (smhf, year, kind, col, day, delta)
      where col is not null and smhf is not null;
  end if;
  return null;
end
$$;
drop trigger count_moved_status on projects;
drop trigger count_moved_quota on projects;
drop function count_moved_status();
drop function count_moved_quota();
create trigger count_moved_project
  after update of statut, type, type_projet, deleted_at, quota_column, quota_smhf, quota_year, quota_on on projects for each row
  execute function count_moved_project();

-- Stems of comments are learnt in the background (features/search): the stemmer and the index take longer than the move itself.
create table search_new_comments (history_id bigint not null);
alter table search_new_comments set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
drop trigger add_search_comment on project_history;
drop function add_search_comment();
create function note_search_comment() returns trigger language plpgsql as $$
begin
  insert into search_new_comments (history_id) values (new.id);
  return null;
end
$$;
create trigger note_search_comment after insert on project_history for each row when (new.comment <> '')
  execute function note_search_comment();

-- The primary key is read backwards just as well.
drop index mails_newest;

-- By the index of usernames: names are compared regardless of case, and one person's people without reading all accounts.
create index users_people_of on users (lower(organisation)) where organisation is not null;
create or replace view replacements_today as
  select r.absent, r.replacement, r.to_day
  from replacements r
    join users a on lower(a.name) = lower(r.absent)
    join users b on lower(b.name) = lower(r.replacement) and b.role = a.role
  where r.ended_at is null and (now() at time zone 'Europe/Paris')::date between r.from_day and r.to_day;
