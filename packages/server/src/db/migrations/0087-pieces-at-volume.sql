-- Photos of a pose are erased at the latest three years after the last piece of their order is gone
-- (specification/files.md#photos-of-the-pose), whether or not a retention is set.
create index files_pose_photos on files (project_id) where file_type = 'photo_pose' and erased_at is null;

-- The day on which an order had no piece any more; null while it has one, or while its pieces may still be made.
create function pieces_gone_on(p_project text) returns date language sql stable as $$
  select case
    when exists (select 1 from pieces where project_id = p_project and there) then null
    else coalesce(
      (select max(gone_on) from pieces where project_id = p_project),
      (select (coalesce(deleted_at, t_statut) at time zone 'Europe/Paris')::date from projects
        where id = p_project and (deleted_at is not null or statut not in ('Livré', 'Terminé'))))
  end
$$;

-- Whether they are, is asked here: whoever calls it erases nothing too early. As erase_evidence (0043) it passes the freeze for
-- the one order that it is emptying; the bytes go after the commit. Returns how many it erased.
create function erase_pose_photos(p_project text) returns int language plpgsql as $$
declare
  erased int;
begin
  perform 1 from projects where id = p_project for update skip locked;
  if not found or coalesce(pieces_gone_on(p_project) > (now() at time zone 'Europe/Paris')::date - interval '3 years', true) then
    return 0;
  end if;
  perform set_config('ardoise.erasing', p_project, true);
  update files set erased_at = now() where project_id = p_project and erased_at is null and file_type = 'photo_pose';
  get diagnostics erased = row_count;
  perform set_config('ardoise.erasing', '', true);
  return erased;
end
$$;

-- How many pieces an outlet has, of whomever: 'lieu:…', under no name. Their number is that of the outlets, which head office
-- would have to count over all delegates.
create or replace function add_pieces() returns trigger language plpgsql as $$
begin
  insert into piece_changes select 1, terms || array['', 'pdv:' || n_outlet], dc, mdv, smhf from added where there;
  insert into piece_changes select 1, array_agg('lieu:' || n_outlet), '', null, null from added where there having count(*) > 0;
  return null;
end
$$;
create or replace function take_pieces() returns trigger language plpgsql as $$
begin
  insert into piece_changes select -1, terms || array['', 'pdv:' || n_outlet], dc, mdv, smhf from taken where there;
  insert into piece_changes select -1, array_agg('lieu:' || n_outlet), '', null, null from taken where there having count(*) > 0;
  return null;
end
$$;
-- Nothing is added, taken or folded meanwhile: what is there by now has no such sum yet.
lock table pieces in share row exclusive mode;
lock table piece_changes in access exclusive mode;
insert into piece_sums (term, dc, mdv, smhf, n)
select 'lieu:' || substr(term, 5), '', '', '', sum(n) from (
  select term, n from piece_sums where term >= 'pdv:' and term < 'pdv;'
  union all
  select term, sign from piece_changes cross join lateral unnest(terms) term where term >= 'pdv:' and term < 'pdv;') known
group by 1 having sum(n) <> 0;

-- Towns of one team: among everybody's its pieces are met late.
create index pieces_smhf_towns on pieces (smhf, ville, outlet, id) where there;
create index pieces_mdv_towns on pieces (mdv, ville, outlet, id) where there;
