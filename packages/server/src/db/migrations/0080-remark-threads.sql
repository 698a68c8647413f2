-- What is said under a remark on a proof, and what becomes of it (specification/proofs-and-approvals.md#remarks). Those that
-- are there already count as answered: they hold no move.
alter table proof_notes
  -- It wants the agency's answer.
  add column waits boolean not null default false,
  -- The version on which its asker last said 'Pas encore'.
  add column asked_again int,
  -- The version on which it was settled.
  add column settled int;

create table proof_note_replies (
  id bigint generated always as identity primary key,
  project_id text collate "C" not null references projects on delete cascade,
  note_id bigint not null references proof_notes on delete cascade,
  act text not null check (act in ('reponse', 'fait', 'reglee', 'pasEncore')),
  texte text not null default '',
  -- The version of the proof by then.
  version int not null,
  -- A username, or the address of a link's holder.
  author text not null,
  author_name text not null,
  t_creation timestamptz(3) not null default now()
);
create index proof_note_replies_project on proof_note_replies (project_id, id);
create index proof_note_replies_note on proof_note_replies (note_id);

alter table projects
  -- Remarks that want the agency's answer.
  add column remarks_waiting int not null default 0;
