-- Somebody who does an absent person's work, in their own name, for some days (3-decisions.md section 3).
create table replacements (
  id bigint generated always as identity primary key,
  -- Usernames of the same role.
  absent text not null,
  replacement text not null,
  -- First and last day, in Europe/Paris.
  from_day date not null,
  to_day date not null,
  created_by text not null,
  t_creation timestamptz(3) not null default now(),
  -- Ended before its last day.
  ended_at timestamptz(3),
  ended_by text,
  check (from_day <= to_day and absent <> replacement)
);
create index replacements_replacement on replacements (replacement, to_day);
create index replacements_absent on replacements (absent, to_day);

-- Who stands for whom today.
create view replacements_today as
  select r.absent, r.replacement, r.to_day from replacements r
    join users a on a.name = r.absent join users b on b.name = r.replacement and b.role = a.role
  where r.ended_at is null and (now() at time zone 'Europe/Paris')::date between r.from_day and r.to_day;

-- Sessions carry it: they are read again.
create trigger tell_replacement_changes after insert or update or delete on replacements
  for each statement execute function tell_session_ends();

alter table project_history add column on_behalf_of text;
alter table signatures add column on_behalf_of text;

create or replace function project_trace(p_project text, p_client_name text) returns json language sql stable as $$
  select json_build_object(
    'signatureClient', signature_picture(p_project, 'client'),
    'signatureDC', signature_picture(p_project, 'dc'),
    'signatures', coalesce((
      select json_agg(json_build_object('role', role, 'nom', nom, 'qualite', qualite, 'mode', mode, 't_signature', iso_instant(t_signature),
        'empreinte', encode(content_hash, 'hex'), 'modifie', iso_instant(amended_at),
        'pourLeCompteDe', case when on_behalf_of is null then '' else display_name(on_behalf_of) end) order by role)
      from signatures where project_id = p_project and voided_at is null), '[]'),
    'historique', coalesce((
      select json_agg(json_build_object('statut_dep', h.statut_dep, 'statut_arr', h.statut_arr, 'target', h.target, 't_creation', iso_instant(h.t_creation), 'resp', h.resp,
        'nomResp', case when h.resp like '%@%' then coalesce(nullif(p_client_name, ''), h.resp) else display_name(h.resp) end,
        'pourLeCompteDe', case when h.on_behalf_of is null then '' else display_name(h.on_behalf_of) end,
        'comment', h.comment, 'force', h.forced, 'fichiers', coalesce((
          select json_agg(json_build_object('id', f.id, 'filename', f.filename) order by f.t_creation, f.id)
          from files f where f.history_id = h.id and f.deleted_at is null), '[]')) order by h.id desc)
      from project_history h where h.project_id = p_project), '[]'))
$$;
