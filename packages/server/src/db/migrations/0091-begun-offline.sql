-- Orders that were begun on a device without a network (specification/offline.md#begun-without-a-network): why the server could not accept one as it
-- is, and how far the device's clock was from the server's at their last contact. Null: begun with a network.
alter table projects
  add column a_regulariser text[] not null default '{}',
  add column device_clock_ms int;

-- What holds a draft back is settled once it moves on.
create function settle_on_move() returns trigger language plpgsql as $$
begin
  new.a_regulariser := '{}';
  return new;
end $$;
create trigger projects_settled before update of statut on projects for each row
  when (old.a_regulariser <> '{}' and new.statut is distinct from old.statut)
  execute function settle_on_move();
