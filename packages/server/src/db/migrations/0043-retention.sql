-- What is erased at the end of its retention: signed text, pictures of signatures, order form and evidence of an order, all at
-- once (specification/security.md#retention). Rows stay, with their hashes and dates, and say when they were emptied.
alter table signatures add column erased_at timestamptz(3);
alter table approvals add column erased_at timestamptz(3);
alter table files add column erased_at timestamptz(3);
create index signatures_kept on signatures (project_id) where erased_at is null;
create index approvals_kept on approvals (project_id) where erased_at is null;
create index files_kept on files (project_id)
  where erased_at is null and file_type in ('bon_commande', 'preuve_accord', 'copie_accord');

-- Whole months since then, in Europe/Paris.
create function months_since(p_instant timestamptz) returns int language sql stable as $$
  select (extract(year from lived) * 12 + extract(month from lived))::int
  from (select age(now() at time zone 'Europe/Paris', p_instant at time zone 'Europe/Paris') as lived) since
$$;

-- Whether something of an order is still there to erase.
create function has_evidence(p_project text) returns boolean language sql stable as $$
  select exists (select 1 from signatures where project_id = p_project and erased_at is null)
    or exists (select 1 from approvals where project_id = p_project and erased_at is null)
    or exists (select 1 from files where project_id = p_project and erased_at is null
      and file_type in ('bon_commande', 'preuve_accord', 'copie_accord'))
$$;

-- What was signed never changes, but for erase_evidence, which names the project that it is emptying in this transaction.
create function keep_signed() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('ardoise.erasing', true), '') <> old.project_id then
    raise exception 'what was signed is frozen';
  end if;
  return new;
end
$$;
create trigger keep_signature before update of content, image, erased_at on signatures for each row
  when ((old.content, old.image, old.erased_at) is distinct from (new.content, new.image, new.erased_at))
  execute function keep_signed();
create trigger keep_approval before update of image, erased_at on approvals for each row
  when ((old.image, old.erased_at) is distinct from (new.image, new.erased_at)) execute function keep_signed();
create trigger keep_erased_file before update of erased_at on files for each row
  when (old.erased_at is distinct from new.erased_at) execute function keep_signed();

-- Hashes stay for ever.
create function keep_hash() returns trigger language plpgsql as $$
begin
  raise exception 'the hash of what was signed is frozen';
end
$$;
create trigger keep_signature_hash before update of content_hash, t_signature on signatures for each row
  when ((old.content_hash, old.t_signature) is distinct from (new.content_hash, new.t_signature)) execute function keep_hash();
create trigger keep_approval_hash before update of hash, t_approval on approvals for each row
  when ((old.hash, old.t_approval) is distinct from (new.hash, new.t_approval)) execute function keep_hash();
create trigger keep_file_hash before update of sha256 on files for each row
  when (old.sha256 is distinct from new.sha256) execute function keep_hash();

-- Empties an order that has been finished for longer than the setting's months, and asks itself whether it has: whoever calls
-- it erases nothing too early. The bytes of the files go after the commit (features/retention). Returns whether it erased.
create function erase_evidence(p_project text) returns boolean language plpgsql as $$
declare
  months int;
  -- 640 x 320, transparent: whatever shows a signature shows an empty pad.
  blank bytea := decode('89504e470d0a1a0a0000000d494844520000028000000140010300000016035f4900000003504c54454c69714dc7d83a0000000174524e530040e6d8660000000970485973000003e8000003e801b57b526b000000304944415478daedc13101000000c2a0f54f6d0c1fa0000000000000000000000000000000000000000000000000003e0665400001386289ea0000000049454e44ae426082', 'hex');
begin
  select (value #>> '{}')::int into months from settings where key = 'conservation' for share;
  if months is null or months < 12 then return false; end if;
  perform 1 from projects
    where id = p_project and statut = 'Terminé' and months_since(t_statut) >= months for update skip locked;
  if not found or not has_evidence(p_project) then return false; end if;
  perform set_config('ardoise.erasing', p_project, true);
  update signatures set content = '', image = blank, address = '', user_agent = '', erased_at = now()
    where project_id = p_project and erased_at is null;
  update approvals set image = blank, email = '', address = '', user_agent = '', erased_at = now()
    where project_id = p_project and erased_at is null;
  update files set erased_at = now() where project_id = p_project and erased_at is null
    and file_type in ('bon_commande', 'preuve_accord', 'copie_accord');
  perform set_config('ardoise.erasing', '', true);
  perform refresh_project_trace(p_project);
  return true;
end
$$;

-- The page says which signatures were erased, and when.
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
