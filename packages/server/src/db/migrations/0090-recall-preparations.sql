-- Lists of pieces to take back that are too long to be frozen at once: for whom, and how far it has come, until they are
-- whole (specification/pieces.md#preparing-a-long-list).
create table recall_preparations (
  recall_id text collate "C" primary key references recalls on delete cascade,
  -- Whose pieces: the role of who asked, their name, and those of whom they replaced then.
  role text not null,
  names text[] not null,
  -- The last piece there was when it was asked for, and the last one that was read.
  born_to bigint not null,
  done_to bigint not null default 0,
  -- How many are in the list so far.
  pieces int not null default 0
);
