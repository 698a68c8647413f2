-- A move writes its line of the history first, then the project's row once, with the trace that this function gives.
create function project_trace(p_project text, p_client_name text) returns json language sql stable as $$
  select json_build_object(
    'signatureClient', signature_picture(p_project, 'client'),
    'signatureDC', signature_picture(p_project, 'dc'),
    'signatures', coalesce((
      select json_agg(json_build_object('role', role, 'nom', nom, 'qualite', qualite, 'mode', mode, 't_signature', iso_instant(t_signature),
        'empreinte', encode(content_hash, 'hex'), 'modifie', iso_instant(amended_at)) order by role)
      from signatures where project_id = p_project and voided_at is null), '[]'),
    'historique', coalesce((
      select json_agg(json_build_object('statut_dep', h.statut_dep, 'statut_arr', h.statut_arr, 't_creation', iso_instant(h.t_creation), 'resp', h.resp,
        'nomResp', case when h.resp like '%@%' then coalesce(nullif(p_client_name, ''), h.resp) else display_name(h.resp) end, 'comment', h.comment, 'force', h.forced, 'fichiers', coalesce((
          select json_agg(json_build_object('id', f.id, 'filename', f.filename) order by f.t_creation, f.id)
          from files f where f.history_id = h.id and f.deleted_at is null), '[]')) order by h.id desc)
      from project_history h where h.project_id = p_project), '[]'))
$$;

create or replace function refresh_project_trace(p_project text) returns void language sql as $$
  update projects set trace = project_trace(id, client_name) where id = p_project
$$;
