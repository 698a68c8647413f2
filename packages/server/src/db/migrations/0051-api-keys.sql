-- Keys by which other programs make calls (docs/decisions/a-key-acts-as-an-account.md): each as one account, with the role
-- that it had then, until a day.
create table api_keys (
  id int generated always as identity primary key,
  name text not null,
  uid int not null references users on delete cascade,
  role text not null,
  -- SHA-256 of the secret, which nobody can read again; its last characters are shown.
  secret_hash bytea not null unique,
  hint text not null,
  may_write boolean not null,
  created_at timestamptz(3) not null default now(),
  -- No foreign key: the key outlives its maker's account.
  created_by text not null,
  expires timestamptz(3) not null,
  revoked_at timestamptz(3),
  -- Written at most every 5 minutes.
  last_used timestamptz(3),
  last_address text not null default '',
  check (expires <= created_at + interval '367 days')
);
create unique index api_keys_name on api_keys (lower(name)) where revoked_at is null;

-- The key of whoever did it, by the name that it had then; null for a person.
alter table project_history add column key_name text;
alter table security_events add column key_name text;
alter table content_changes add column key_name text;

-- Lines without a key are as before, byte for byte.
create or replace function trace_line(h project_history, p_client_name text, p_shown text, p_behalf text, p_approval json, p_files json)
returns json language sql stable as $$
  select json_build_object('id', h.id, 'nature', h.nature, 'cause', h.cause_id,
    'statut_dep', h.statut_dep, 'statut_arr', h.statut_arr, 'target', h.target,
    't_creation', to_char(h.t_creation at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'resp', h.resp,
    'nomResp', case when h.resp like '%@%' then coalesce(nullif(p_client_name, ''), h.resp) else p_shown end
      || case when h.key_name is null then '' else E' (cl\u00e9 \u00ab\u00a0' || h.key_name || E'\u00a0\u00bb)' end,
    'pourLeCompteDe', p_behalf, 'accord', p_approval, 'comment', h.comment, 'force', h.forced, 'fichiers', p_files)
$$;
