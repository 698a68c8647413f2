-- Which of an agency's people works on a project (specification/accounts.md#several-people-of-one-organisation). None of
-- the project's own columns: it is the agency's affair, and leaves no trace in the history.
create table taken_projects (
  project_id text collate "C" primary key references projects on delete cascade,
  -- Username of the person.
  taken_by text not null,
  taken_at timestamptz(3) not null default now()
);
create index taken_projects_taken_by on taken_projects (taken_by);

-- Another agency takes the project over whole.
create function release_taken_project() returns trigger language plpgsql as $$
begin
  delete from taken_projects where project_id = new.id;
  return null;
end
$$;
create trigger release_taken_project after update of agence on projects for each row
  when (old.agence is distinct from new.agence) execute function release_taken_project();

-- Who leaves, or works for somebody else, has nothing taken any more.
create function release_taken_by() returns trigger language plpgsql as $$
begin
  delete from taken_projects where taken_by = new.name;
  return null;
end
$$;
create trigger release_taken_by after update of active, organisation, role on users for each row
  when (old.active and not new.active or (old.organisation, old.role) is distinct from (new.organisation, new.role))
  execute function release_taken_by();
