-- The demonstration's accounts, which open with a published password (or are clients that have none yet): a server without
-- DEMO=1 does not start while one of them is left.
alter table users add column demonstration boolean not null default false;

-- Where it was loaded before: its accounts whose password was never changed, and the clients that its orders invited.
update users set demonstration = true
where exists (select from settings where key = 'demoLoaded') and (
  name in ('dc1', 'dc2', 'dc3', 'dc4', 'mdv1', 'mdv2', 'smhf1', 'smhf2', 'siege1', 'admin', 'agence1', 'agence2', 'imprimeur',
    'imprimeurvae', 'installateur1', 'client1') and password_changed_at = t_creation
  or role = 'client' and password_hash is null and mail like '%.example'
);

-- Any other password makes it somebody's: done here, so that no way of setting one can forget it.
create function lift_demonstration() returns trigger language plpgsql as $$
begin
  new.demonstration := false;
  return new;
end
$$;
create trigger lift_demonstration before update of password_hash on users
  for each row when (new.password_hash is distinct from old.password_hash) execute function lift_demonstration();
