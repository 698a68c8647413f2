-- What a project's page shows of its signatures and history, as JSON text kept beside the document and sent as it is.
-- It is written in the transaction that adds to them; the tables stay the record.
alter table projects add column trace json not null default '{"signatureClient":null,"signatureDC":null,"signatures":[],"historique":[]}';

-- Read and written whole: the time that compressing takes is longer than what it saves.
alter table projects alter column doc set storage external;
alter table projects set (toast_tuple_target = 4080);

-- An order amended by head office after it was signed.
alter table signatures add column amended_at timestamptz(3);

create function iso_instant(instant timestamptz) returns text language sql immutable as $$
  select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function signature_picture(p_project text, p_role text) returns text language sql stable as $$
  select 'data:image/png;base64,' || translate(encode(image, 'base64'), E'\n', '')
  from signatures where project_id = p_project and role = p_role and voided_at is null
$$;

create function display_name(p_name text) returns text language sql stable as $$
  select coalesce((select nullif(trim(prenom || ' ' || nom), '') from users where lower(name) = lower(p_name)), p_name)
$$;

create function refresh_project_trace(p_project text) returns void language sql as $$
  update projects set trace = json_build_object(
    'signatureClient', signature_picture(p_project, 'client'),
    'signatureDC', signature_picture(p_project, 'dc'),
    'signatures', coalesce((
      select json_agg(json_build_object('role', role, 'nom', nom, 'qualite', qualite, 'mode', mode, 't_signature', iso_instant(t_signature),
        'empreinte', encode(content_hash, 'hex'), 'modifie', iso_instant(amended_at)) order by role)
      from signatures where project_id = p_project and voided_at is null), '[]'),
    'historique', coalesce((
      select json_agg(json_build_object('statut_dep', h.statut_dep, 'statut_arr', h.statut_arr, 't_creation', iso_instant(h.t_creation), 'resp', h.resp,
        'nomResp', display_name(h.resp), 'comment', h.comment, 'force', h.forced, 'fichiers', coalesce((
          select json_agg(json_build_object('id', f.id, 'filename', f.filename) order by f.t_creation, f.id)
          from files f where f.history_id = h.id and f.deleted_at is null), '[]')) order by h.id desc)
      from project_history h where h.project_id = p_project), '[]'))
  where id = p_project
$$;
