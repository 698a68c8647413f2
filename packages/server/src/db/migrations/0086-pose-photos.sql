-- Photos of the pose go with the evidence of their order, at the end of its retention: the functions of 0043 and 0058 take one
-- type of file more.
do $$
declare
  erases text;
begin
  foreach erases in array array['has_evidence', 'erase_evidence', 'erase_closed_evidence'] loop
    execute replace(
      pg_get_functiondef((erases || '(text)')::regprocedure),
      '''copie_accord'')',
      '''copie_accord'', ''photo_pose'')'
    );
  end loop;
end
$$;
