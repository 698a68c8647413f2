-- An erasure that fails is tried again later, and the others go on meanwhile: how many passes failed since the last whole one.
alter table erasures add column failures int not null default 0;

-- What an erasure changes is found by project: twenty of them at a time, of many millions of rows. These indexes take minutes
-- on such tables, and nobody writes to them meanwhile: apply this in a quiet hour.
create index mails_project on mails (project_id);
create index signatures_project on signatures (project_id);
create index approvals_project on approvals (project_id);
create index proof_notes_project on proof_notes (project_id);
