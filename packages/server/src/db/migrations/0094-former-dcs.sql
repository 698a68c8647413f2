-- Which dc an order was taken from, and when: what they had still on a device arrives, and who took the orders of a closed account brings
-- in what it had exported (specification/offline.md#given-to-somebody-else-meanwhile).
create table former_dcs (
  project_id text collate "C" not null references projects (id) on delete cascade,
  -- Username.
  dc text not null,
  given_at timestamptz(3) not null default now(),
  primary key (project_id, dc)
);
create index former_dcs_dc on former_dcs (dc);
