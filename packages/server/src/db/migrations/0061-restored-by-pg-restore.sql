-- pg_restore empties the search path while it writes rows: what computes a generated column (outlets.words) calls every
-- function by its schema. The triggers' functions may leave it out: pg_restore makes triggers after the rows.
create or replace function search_words(p_text text) returns text[] language sql immutable parallel safe as $$
  select array(select distinct left(word, 40) from unnest(string_to_array(public.search_text(p_text), ' ')) word where trim(word, '_') <> '')
$$;

create or replace function outlet_words(p_number text, p_data jsonb) returns tsvector language plpgsql immutable parallel safe as $$
declare
  given text := p_number || ' ' || coalesce(p_data ->> 'Outlet_Name', '') || ' ' || coalesce(p_data ->> 'City__c', '') || ' '
    || coalesce(p_data ->> 'Postal_Code__c', '') || ' ' || translate(coalesce(p_data ->> 'SIRET__c', ''), E' \u00a0\u202f', '');
  folded text := public.search_text(given);
begin
  if folded ~ '[^ ]{41}|(^| )_+( |$)' then
    return array_to_tsvector(public.search_words(given));
  end if;
  return array_to_tsvector(string_to_array(folded, ' '));
end
$$;
