-- Addresses of other programs that are told of what happens (docs/decisions/webhooks-are-rows-of-a-move.md).
create table webhooks (
  id int generated always as identity primary key,
  name text not null,
  url text not null,
  events text[] not null,
  active boolean not null default true,
  -- Sealed (secrets/secret-box.ts). The former one signs too, until then.
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  -- The first failure since it last answered.
  failing_since timestamptz(3),
  -- Why the server stopped telling it; empty while it does, or where the administrator stopped it.
  stopped_why text not null default '',
  stopped_at timestamptz(3),
  -- Kept until its deliveries are gone.
  deleted_at timestamptz(3)
);

-- What is to be told, and what came of it: queue and log. No foreign key: a status change must not wait for, nor fail by, a
-- change of the webhook.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id int not null,
  -- The same at each attempt: receivers deduplicate by it.
  message text not null default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  type text not null,
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  state text not null default 'attente' check (state in ('attente', 'livree', 'echec')),
  -- Not before; while it is being sent, when another process may take it over.
  next_at timestamptz(3) not null default now(),
  -- Since it was last asked for.
  attempts int not null default 0,
  -- Every attempt: when, the answer's status or why there was none, how long it took in ms.
  tries jsonb not null default '[]'
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_at) where state = 'attente';
create index webhook_deliveries_failed on webhook_deliveries (webhook_id, created_at) where state = 'echec';
create index webhook_deliveries_listed on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_created on webhook_deliveries (created_at);
alter table webhook_deliveries set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
