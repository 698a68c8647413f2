-- Signatures that were given on a device without a network (specification/offline.md#signed-without-a-network): the deposit that brought
-- them, when it was received, by how much the server's clock was ahead of the device's, and the time of the device's catalogue where the
-- server lays the drawing out otherwise. `t_signature` is then what the device showed. Null: signed with a network.
alter table signatures
  add column deposit_id text collate "C",
  add column received_at timestamptz,
  add column device_clock_ms int,
  add column drawn_with timestamptz;

-- The bytes as they were sent, which a device knows, where personal metadata was taken out of them: signatures given without a network
-- cover these.
alter table files add column sent_sha256 bytea;

-- As in 0069, and what is known of a signature without a network.
create or replace function light_trace(p_project text, p_client_name text) returns json language sql stable as $$
  select json_build_object(
    'signatures', coalesce((
      select json_agg(case when received_at is null then told else (told::jsonb || jsonb_build_object('horsLigne', jsonb_build_object(
          'recu', iso_instant(received_at), 'decalage', device_clock_ms, 'dessin', iso_instant(drawn_with))))::json end order by role)
      from (
        select role, received_at, device_clock_ms, drawn_with,
          json_build_object('id', id, 'role', role, 'nom', nom, 'qualite', qualite, 'mode', mode,
            't_signature', iso_instant(t_signature), 'empreinte', encode(content_hash, 'hex'), 'modifie', iso_instant(amended_at),
            'efface', iso_instant(erased_at),
            'pourLeCompteDe', case when on_behalf_of is null then '' else display_name(on_behalf_of) end) as told
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
