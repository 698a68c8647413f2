-- The tokens of links stand sealed beside the words of a mail that waits, which hold their hashes (AES-256-GCM, with a key
-- that is not in the database); null in mails without a link, and in those that were queued before.
alter table mails add column secrets bytea;

-- Whoever never saw the project, an agency of a draft or a printer before its entry into Impression, is not told of it once
-- another has taken its place.
create or replace function keep_former_people() returns trigger language plpgsql as $$
begin
  new.former_people := array(
    select distinct person from unnest(old.former_people || array[old.dc, old.smhf, old.mdv,
      case when old.statut not in ('Brouillon', 'Client') then old.agence end,
      case when old.entered_impression then old.imprimeur end]) person
    where person is not null and person <> all(array_remove(array[new.dc, new.smhf, new.mdv, new.agence, new.imprimeur], null)));
  return new;
end
$$;
