-- Why an order went back to its agency (specification/statuses.md#causes-of-a-return): empty where nobody said it. A constant
-- default: no row is rewritten.
alter table project_history add column causes text[] not null default '{}';

-- A line with its causes, where there are some: a line without is written, and read, as before.
create or replace function trace_line(h project_history, p_client_name text, p_shown text, p_behalf text, p_approval json, p_files json)
returns json language sql stable as $$
  select case when h.causes = '{}' then line
    else (left(line::text, -1) || ', "causes" : ' || to_json(h.causes)::text || '}')::json end
  from (
    select json_build_object('id', h.id, 'nature', h.nature, 'cause', h.cause_id,
      'statut_dep', h.statut_dep, 'statut_arr', h.statut_arr, 'target', h.target,
      't_creation', to_char(h.t_creation at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'resp', h.resp,
      'nomResp', case when h.resp like '%@%' then coalesce(nullif(p_client_name, ''), h.resp) else p_shown end
        || case when h.key_name is null then '' else E' (cl\u00e9 \u00ab\u00a0' || h.key_name || E'\u00a0\u00bb)' end,
      'pourLeCompteDe', p_behalf, 'accord', p_approval, 'comment', h.comment, 'force', h.forced, 'fichiers', p_files) as line
  ) told
$$;
