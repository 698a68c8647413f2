-- Settings and catalogue entries that every draft depends on are cached by each server process
-- (features/base/catalogue/offer-facts.ts): any writer of them, the release before too, invalidates the copies at its commit.
create function tell_offer_changes() returns trigger language plpgsql as $$
begin
  perform pg_notify('offer_changes', '');
  return null;
end
$$;
create trigger tell_offer_changes after insert or update or delete or truncate on settings
  for each statement execute function tell_offer_changes();
create trigger tell_offer_changes after insert or update or delete or truncate on catalogue_items
  for each statement execute function tell_offer_changes();

-- Room for the next version of a row on its own page: an update that changes no indexed column then writes no index
-- (docs/decisions/an-autosave-is-one-statement.md). Pages that exist are filled as before.
alter table projects set (fillfactor = 75);
