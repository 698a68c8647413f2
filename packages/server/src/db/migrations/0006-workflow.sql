-- From the agency to Terminé. What guards ask of proofs, approvals and execution files stands in columns, written in the
-- transaction that changes them, under the project's lock.
alter table projects
  -- The current proof: its number, 0 when none is joined.
  add column proof_version int not null default 0,
  -- Newer than the last counted entry into Agence and than the last approval.
  add column proof_fresh boolean not null default false,
  -- The proof that an approval which holds names.
  add column approved_version int,
  -- An execution file newer than the approval and than the last return from Impression; the exterior menu's apart.
  add column execution_fresh boolean not null default false,
  add column menu_fresh boolean not null default false,
  -- The order asks for an exterior menu as well.
  add column with_menu boolean not null default false,
  -- Post-its on the proof since the project entered its status.
  add column notes_since_entry int not null default 0,
  -- Where the promised delay counts from: a counted entry into Agence, an entry into Prévisite.
  add column clock_from timestamptz(3);

alter table files
  -- Taken out of the proof once it had been sent: readable in the versions that hold it.
  add column retired boolean not null default false,
  -- An execution file older than the approval or than the last return from Impression.
  add column superseded boolean not null default false;

-- A numbered version of the proof: all photo_crea files present when it was made (3-decisions.md section 1).
create table proofs (
  project_id text collate "C" not null references projects on delete cascade,
  version int not null,
  -- SHA-256 of the files' sorted hashes.
  hash bytea not null,
  made_by text not null,
  t_creation timestamptz(3) not null default now(),
  -- First shown to the dc or to the client.
  sent_at timestamptz(3),
  primary key (project_id, version)
);
create table proof_files (
  project_id text collate "C" not null,
  version int not null,
  file_id text collate "C" not null references files on delete cascade,
  primary key (project_id, version, file_id),
  foreign key (project_id, version) references proofs on delete cascade
);
create index proof_files_file on proof_files (file_id);

-- Remarks on a proof, each at its place on a page; x and y are fractions of its width and height.
create table proof_notes (
  id bigint generated always as identity primary key,
  project_id text collate "C" not null,
  version int not null,
  file_id text collate "C" not null references files on delete cascade,
  page int not null default 1,
  x real not null check (x between 0 and 1),
  y real not null check (y between 0 and 1),
  texte text not null,
  -- A username, or the address of a link's holder.
  author text not null,
  author_name text not null,
  t_creation timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  foreign key (project_id, version) references proofs on delete cascade
);
create index proof_notes_proof on proof_notes (project_id, version, id) where deleted_at is null;

-- The client's signed agreement to one version of the proof, with its evidence (3-decisions.md sections 1 and 6).
create table approvals (
  id bigint generated always as identity primary key,
  project_id text collate "C" not null,
  version int not null,
  hash bytea not null,
  nom text not null,
  qualite text not null,
  mode text not null check (mode in ('trace', 'clavier')),
  image bytea not null,
  -- By the mailed link, on the delegate's tablet, or with an account of the client's own.
  via text not null check (via in ('lien', 'tablette', 'compte')),
  email text not null,
  signed_by text not null,
  address text not null default '',
  user_agent text not null default '',
  t_approval timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3),
  withdrawn_why text,
  foreign key (project_id, version) references proofs on delete cascade
);
create unique index approvals_valid on approvals (project_id) where withdrawn_at is null;

-- A link to the execution files: every download is noted.
alter table links drop constraint links_purpose_check,
  add constraint links_purpose_check check (purpose in ('password', 'texte', 'logo', 'invitation', 'approval', 'execution'));
create table link_downloads (
  id bigint generated always as identity primary key,
  token_hash bytea not null references links on delete cascade,
  file_id text collate "C" not null references files on delete cascade,
  address text not null default '',
  user_agent text not null default '',
  at timestamptz(3) not null default now()
);
create index link_downloads_link on link_downloads (token_hash, at);

create index projects_imprimeur on projects (imprimeur, t_update desc, id desc) where deleted_at is null and entered_impression;

update projects set clock_from = t_statut where statut = 'Agence';
update projects set with_menu = true
  where kind = 'CHR' and doc #>> '{infocarte,impression}' in ('carte_menu', 'carte_qrcode_menu');
