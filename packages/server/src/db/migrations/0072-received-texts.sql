-- What the owner prepares by the link of the card's text, before 'Envoyer': seen by nobody else, gone with it or after
-- 14 days. The file's bytes are among the blobs; it is recorded in `files` when it is sent.
create table card_deposits (
  token_hash bytea primary key references links on delete cascade,
  project_id text collate "C" not null references projects on delete cascade,
  text json not null,
  reading json not null,
  file_sha256 bytea,
  file_size bigint,
  file_mime text,
  file_name text,
  file_width int,
  file_height int,
  file_dpi int,
  file_pages int,
  t_creation timestamptz(3) not null default now()
);
create index card_deposits_project_id on card_deposits (project_id);
create index card_deposits_file on card_deposits (file_sha256);

-- Readings by a link, for their limit: 6 an hour, 20 a day.
create table link_readings (
  token_hash bytea not null references links on delete cascade,
  at timestamptz(3) not null default now()
);
create index link_readings_token on link_readings (token_hash, at);

-- A text that the owner sent, whatever becomes of it.
create table received_texts (
  id int generated always as identity primary key,
  project_id text collate "C" not null references projects on delete cascade,
  file_id text collate "C" references files on delete set null,
  sent_by text not null,
  text json not null,
  reading json not null,
  after_signature boolean not null,
  -- It entered the order by itself or by its dc; after the signature the agency follows it, or keeps to the signed one.
  decision text check (decision in ('entree', 'prise', 'suivie', 'gardee')),
  decided_by text,
  decided_at timestamptz(3),
  t_creation timestamptz(3) not null default now()
);
create index received_texts_project_id on received_texts (project_id, id desc);
create index received_texts_file_id on received_texts (file_id);

-- The dc's answer to it is a line of the history.
alter table project_history drop constraint project_history_nature_check;
alter table project_history add constraint project_history_nature_check check (nature in
  ('mouvement', 'accord', 'retrait', 'modification', 'prix', 'pose', 'qrcode', 'texte', 'dc', 'agence', 'imprimeur')) not valid;
alter table project_history validate constraint project_history_nature_check;
