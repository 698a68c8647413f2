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
