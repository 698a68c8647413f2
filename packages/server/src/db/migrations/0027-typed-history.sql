-- Each line of a project's history says what it is and what caused it; agreements and their withdrawals are lines of it.
-- No foreign keys: lines and agreements go with their project alone, and a key would ask for an index of each.
alter table project_history
  add column nature text not null default 'mouvement' check (nature in
    ('mouvement', 'accord', 'retrait', 'modification', 'prix', 'pose', 'qrcode', 'dc', 'agence', 'imprimeur')),
  -- Of an agreement, or of its withdrawal.
  add column approval_id bigint,
  -- The line that this one follows from.
  add column cause_id bigint;

-- A final price is not for every reader, and why an agreement fell was said by nobody: neither is searched.
create or replace function is_searched(line project_history) returns boolean language sql immutable parallel safe as $$
  select line.comment <> '' and line.nature not in ('prix', 'retrait')
$$;

-- The lines that are there already, as they were told apart until now: by their first words. Most are moves, which is the
-- default, and are not written.
update project_history set nature = told.nature
from (values
  ('prix', E'^Prix final\u00a0: '),
  ('pose', E'^(Prévisite|Pose)\u00a0: (\\d{2}/\\d{2}/\\d{4}|sans date)'),
  ('qrcode', E'^QR code\u00a0: '),
  ('dc', E'^Réaffectation\u00a0: '),
  ('agence', E'^Changement d’agence\u00a0: '),
  ('imprimeur', E'^Changement d’imprimeur\u00a0: '),
  ('modification', E'^Modification du bon de commande[ \u00a0\u202f]: ')) told (nature, words)
where statut_dep = statut_arr and comment ~ told.words;

-- The move that an agreement made, written with it; the clock may have passed between the two.
update project_history h set nature = 'accord', approval_id = a.id
from approvals a
where a.project_id = h.project_id and h.statut_dep in ('Client', 'Validation Client') and h.statut_arr <> h.statut_dep
  and starts_with(h.comment, 'Accord signé par ' || a.nom || ' (')
  and h.t_creation between a.t_approval - interval '2 seconds' and a.t_approval + interval '2 seconds';

-- An agreement that made no move, in the status that stood.
insert into project_history (project_id, statut_dep, statut_arr, target, t_creation, resp, based_on, nature, approval_id)
select a.project_id, stood.statut, stood.statut, 'accord', a.t_approval, a.signed_by, 0, 'accord', a.id
from approvals a cross join lateral (
  select coalesce((select h.statut_arr from project_history h
    where h.project_id = a.project_id and h.t_creation <= a.t_approval
    order by h.t_creation desc, h.id desc limit 1), 'Validation Client') as statut) stood
where not exists (select 1 from project_history h where h.project_id = a.project_id and h.approval_id = a.id)
order by a.id;

-- A withdrawal, with the move in whose transaction it was; one that another agreement replaced follows from no move.
insert into project_history
  (project_id, statut_dep, statut_arr, target, t_creation, resp, comment, based_on, nature, approval_id, cause_id)
select a.project_id, stood.statut, stood.statut, 'retrait', a.withdrawn_at, coalesce(stood.resp, a.signed_by),
  coalesce(a.withdrawn_why, ''), 0, 'retrait', a.id, stood.cause
from approvals a cross join lateral (
  select coalesce(h.statut_arr, 'Validation Client') as statut, h.resp,
    case when h.t_creation = a.withdrawn_at and h.statut_dep <> h.statut_arr and h.approval_id is null then h.id end as cause
  from (select) one left join lateral (
    select * from project_history l where l.project_id = a.project_id and l.t_creation <= a.withdrawn_at and l.nature <> 'retrait'
    order by l.t_creation desc, l.id desc limit 1) h on true) stood
where a.withdrawn_at is not null
order by a.withdrawn_at, a.id;

-- What the page shows: the latest line first. In one moment, an agreement that fell by a move stands above it, and one that
-- another replaced below the other.
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
      select json_agg(json_build_object('id', h.id, 'nature', h.nature, 'cause', h.cause_id,
        'statut_dep', h.statut_dep, 'statut_arr', h.statut_arr, 'target', h.target, 't_creation', iso_instant(h.t_creation), 'resp', h.resp,
        'nomResp', case when h.resp like '%@%' then coalesce(nullif(p_client_name, ''), h.resp) else display_name(h.resp) end,
        'pourLeCompteDe', case when h.on_behalf_of is null then '' else display_name(h.on_behalf_of) end,
        'accord', case when a.id is not null then json_build_object('version', a.version, 'nom', a.nom, 'via', a.via, 'email', a.email) end,
        'comment', h.comment, 'force', h.forced, 'fichiers', coalesce((
          select json_agg(json_build_object('id', f.id, 'filename', f.filename) order by f.t_creation, f.id)
          from files f where f.history_id = h.id and f.deleted_at is null), '[]'))
        order by h.t_creation desc, case when h.nature <> 'retrait' then 1 when h.cause_id is not null then 0 else 2 end, h.id desc)
      from project_history h left join approvals a on a.id = h.approval_id where h.project_id = p_project), '[]'))
$$;

-- Traces written until now have lines without a nature. Each is made again when its project is next written; until then it
-- is gathered as the page is read. Drafts that were never sent have no lines.
alter table projects add column trace_typed boolean not null default false;
alter table projects alter column trace_typed set default true;
update projects p set trace_typed = true
where statut = 'Brouillon' and not exists (select 1 from project_history h where h.project_id = p.id);

create or replace function refresh_project_trace(p_project text) returns void language sql as $$
  update projects set trace = project_trace(id, client_name), trace_typed = true where id = p_project
$$;
