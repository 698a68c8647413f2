-- As in 0095, with who has brought in a signature on somebody's behalf.
create or replace function light_trace(p_project text, p_client_name text) returns json language sql stable as $$
  select json_build_object(
    'signatures', coalesce((
      select json_agg(case when received_at is null then told else (told::jsonb || jsonb_build_object('horsLigne', jsonb_build_object(
          'recu', iso_instant(received_at), 'decalage', device_clock_ms, 'decalageEnvoi', sent_clock_ms,
          'dessin', iso_instant(drawn_with))))::json end order by role)
      from (
        select role, received_at, device_clock_ms, sent_clock_ms, drawn_with,
          json_build_object('id', id, 'role', role, 'nom', nom, 'qualite', qualite, 'mode', mode,
            't_signature', iso_instant(t_signature), 'empreinte', encode(content_hash, 'hex'), 'modifie', iso_instant(amended_at),
            'efface', iso_instant(erased_at),
            'pourLeCompteDe', case when on_behalf_of is null then '' else display_name(on_behalf_of) end,
            'apporteePar', case when on_behalf_of is null then '' else display_name(signed_by) end) as told
        from signatures where project_id = p_project and voided_at is null) given), '[]'),
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
