-- Lists of pieces to take back, as they were when they were made (specification/pieces.md#recall).
create table recalls (
  id text collate "C" primary key,
  made_by text not null,
  -- What its pieces show: terms, and the same in words.
  terms text[] not null,
  shows text not null,
  t_creation timestamptz(3) not null default now(),
  told_at timestamptz(3),
  message text not null default ''
);
create table recall_pieces (
  recall_id text collate "C" not null references recalls on delete cascade,
  piece_id bigint not null,
  project_id text collate "C" not null references projects on delete cascade,
  list text not null check (list in ('sure', 'doute', 'sans_texte')),
  -- Whose the order was; who reads it follows from the order as it is.
  dc text not null,
  n_outlet text not null,
  outlet text not null,
  ville text not null,
  name text not null,
  shown text not null,
  copies int not null,
  state text not null,
  since date not null,
  primary key (recall_id, piece_id)
);
create index recall_pieces_parts on recall_pieces (recall_id, list, dc, ville, outlet, piece_id);
create index recall_pieces_project on recall_pieces (project_id);
