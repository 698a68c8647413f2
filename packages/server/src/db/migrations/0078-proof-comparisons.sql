-- How each version of a proof differs from its order and from the version before (specification/card-text.md#proof-against-order):
-- made in the background from the live text of its files, which is kept beside them by their hash.
create table proof_comparisons (
  project_id text collate "C" not null,
  version int not null,
  state text not null default 'attente' check (state in ('attente', 'faite', 'impossible')),
  -- SHA-256 of what it was compared with: another text of the order is compared anew.
  order_hash bytea,
  -- Why it was not compared; null where it was.
  reason text,
  -- What was compared, the differences from the order, and those from the version before.
  found jsonb,
  attempts smallint not null default 0,
  -- Of an order from before: nobody waits for it.
  former boolean not null default false,
  -- Until then another process has it.
  taken_until timestamptz,
  -- Of a PDF with live text that is compared in place of outlined files, and its text.
  text_of bytea,
  text jsonb,
  t_queued timestamptz(3) not null default now(),
  t_made timestamptz(3),
  -- For figures: when the version was made, in Europe/Paris, and whose work the order was when it was compared.
  made_on date,
  type text,
  agence text,
  smhf text,
  primary key (project_id, version),
  foreign key (project_id, version) references proofs on delete cascade
);
create index proof_comparisons_by_day on proof_comparisons (made_on) include (type, agence, smhf, reason)
  where state = 'faite' and reason is distinct from 'rien';
create index proof_comparisons_waiting on proof_comparisons (former, t_queued) where state = 'attente';

-- Differences that the agency says are wanted; the same one in a later version has the same id.
create table wanted_differences (
  project_id text collate "C" not null references projects on delete cascade,
  difference text not null,
  -- The version that it was said of.
  version int not null,
  words text not null,
  to_client boolean not null,
  said_by text not null,
  t_creation timestamptz(3) not null default now(),
  primary key (project_id, difference)
);

-- The present versions of orders from before are queued by the background (0069).
insert into background_fills (name, done_to) values ('proof comparisons', '');
