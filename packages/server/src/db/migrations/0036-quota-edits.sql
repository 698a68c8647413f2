-- Head office edits quotas: a version for each cell, the figures that prepare a year, and the year's reminder
-- (specification/quotas.md#a-new-year-and-transfers).
alter table quotas add column version int not null default 1;
create index quotas_by_year on quotas (year);

-- A year that nobody opened yet: in effect only once they are copied into quotas. Null is a figure that was taken back,
-- whose version goes on.
create table quota_plans (
  smhf text not null,
  year int not null,
  kind text not null check (kind in ('CHR', 'VAE', 'PDA')),
  annuel int check (annuel >= 0),
  version int not null default 1,
  primary key (smhf, year, kind)
);

-- Years whose missing opening head office was told of, once over all processes.
create table quota_reminders (
  year int primary key,
  at timestamptz not null default now()
);

-- The year whose units count in a year: itself once it is opened, that is once it has rows, else the last opened one.
create function opened_quota_year(p_year int) returns int language sql stable as $$
  select max(year) from quotas where year <= p_year
$$;

create function annual_quota(p_smhf text, p_year int, p_kind text) returns int language sql stable as $$
  select coalesce((select annuel from quotas where smhf = p_smhf and year = opened_quota_year(p_year) and kind = p_kind), 0)
$$;

-- Key of the lock of a quota, which hold_quota takes as well.
create function quota_key(p_smhf text, p_year int, p_kind text) returns bigint language sql immutable as $$
  select hashtextextended(p_kind || p_year || p_smhf, 17)
$$;

-- As in 0017, of the units that count in that year. Who lowers them takes the same lock alone (`quota_key`): the takers
-- that share it rely on nobody taking units otherwise.
create or replace function hold_quota(p_smhf text, p_year int, p_kind text) returns int language plpgsql volatile as $$
declare
  key constant bigint := quota_key(p_smhf, p_year, p_kind);
  remaining int;
begin
  begin
    if not pg_try_advisory_xact_lock_shared(key) then raise exception using errcode = 'QUOTA'; end if;
    select annual_quota(p_smhf, p_year, p_kind)
      - coalesce((select creation + imprime + digital + annule from quota_sums where smhf = p_smhf and year = p_year and kind = p_kind), 0)
      into remaining;
    if remaining > current_setting('max_connections')::int then return remaining; end if;
    raise exception using errcode = 'QUOTA';
  exception when sqlstate 'QUOTA' then
    null;
  end;
  perform pg_advisory_xact_lock(key);
  select annual_quota(p_smhf, p_year, p_kind)
    - coalesce((select creation + imprime + digital + annule from quota_sums where smhf = p_smhf and year = p_year and kind = p_kind), 0)
    into remaining;
  return remaining;
end
$$;
