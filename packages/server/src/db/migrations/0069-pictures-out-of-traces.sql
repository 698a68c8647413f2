-- The trace of a project without the pictures of its signatures (docs/decisions/signature-pictures-have-an-address.md): 45 KB
-- less to write at each move and to send at each reading.
-- Old code has no name for `trace_light`, and gathers a trace with pictures wherever `trace_typed` is false: every light row
-- has that. New rows begin light.
alter table projects add column trace_light boolean not null default false;
alter table projects
  alter column trace_light set default true,
  alter column trace_typed set default false,
  alter column trace set default '{"signatures" : [], "historique" : []}';

-- What a project's page shows of its signatures and history. A picture is fetched by the id of its signature.
create function light_trace(p_project text, p_client_name text) returns json language sql stable as $$
  select json_build_object(
    'signatures', coalesce((
      select json_agg(json_build_object('id', id, 'role', role, 'nom', nom, 'qualite', qualite, 'mode', mode,
        't_signature', iso_instant(t_signature), 'empreinte', encode(content_hash, 'hex'), 'modifie', iso_instant(amended_at),
        'efface', iso_instant(erased_at),
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
create function refresh_light_trace(p_project text) returns json language sql as $$
  update projects set trace = light_trace(id, client_name), trace_light = true, trace_typed = false
  where id = p_project returning trace
$$;

-- The same for old code: it returns pictures as before, and leaves a row as new code writes it.
create or replace function refresh_project_trace(p_project text) returns json language sql as $$
  update projects set trace = light_trace(id, client_name), trace_light = true, trace_typed = false
  where id = p_project returning project_trace(id, client_name)
$$;

-- Work that the migration leaves to the background: the last row, by primary key, that each has reached. No row: all is done.
create table background_fills (
  name text primary key,
  done_to text not null
);
insert into background_fills (name, done_to) values ('light traces', '');
