-- Who opened which version of a proof, and when first: a new version has no reader yet.
create table proof_readings (
  project_id text collate "C" not null,
  version int not null,
  -- A username.
  reader text not null,
  t_reading timestamptz(3) not null default now(),
  primary key (project_id, version, reader),
  foreign key (project_id, version) references proofs on delete cascade
);
