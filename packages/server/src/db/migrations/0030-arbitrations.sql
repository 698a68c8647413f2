-- The drafts of which head office was asked to arbitrate, with the last time: so far only its mail said so. A table of its
-- own, for they are few, and projects has the twelve indexes it may have.
create table arbitrations (
  project_id text collate "C" primary key references projects on delete cascade,
  t_creation timestamptz(3) not null default now()
);
insert into arbitrations (project_id, t_creation)
  select project_id, max(t_creation) from mails where template = 'arbitration-request' and project_id is not null group by 1;
