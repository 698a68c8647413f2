-- Whoever a project was once taken from: they are told of its changes like those it concerns now, so that it leaves
-- their open lists too.
alter table projects add column former_people text[] not null default '{}';

create function keep_former_people() returns trigger language plpgsql as $$
begin
  new.former_people := array(
    select distinct person from unnest(old.former_people || array[old.dc, old.smhf, old.mdv, old.agence, old.imprimeur]) person
    where person is not null and person <> all(array_remove(array[new.dc, new.smhf, new.mdv, new.agence, new.imprimeur], null)));
  return new;
end
$$;
create trigger keep_former_people before update of dc, smhf, mdv, agence, imprimeur on projects for each row
  when ((old.dc, old.smhf, old.mdv, old.agence, old.imprimeur) is distinct from (new.dc, new.smhf, new.mdv, new.agence, new.imprimeur))
  execute function keep_former_people();
