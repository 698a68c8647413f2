-- What the law asked of a card as it was shown at the first signature, with what was signed; null where nothing was shown.
alter table signatures add column law_points jsonb;

-- It goes with the signed text, at the end of its retention, and never changes before.
create function forget_law_points() returns trigger language plpgsql as $$
begin
  new.law_points := null;
  return new;
end
$$;
create trigger forget_law_points before update of erased_at on signatures for each row
  when (old.erased_at is null and new.erased_at is not null) execute function forget_law_points();
create trigger keep_law_points before update of law_points on signatures for each row
  when (old.law_points is distinct from new.law_points) execute function keep_signed();
