-- Who read signatures, order forms and evidence (docs/decisions/reads-of-evidence-are-tracked.md): one line for a person, a
-- document, a way and an hour, with how many times. Neither name nor address: the account says who it is. No foreign
-- key: the track outlives what was read.
create table document_reads (
  id bigint generated always as identity primary key,
  uid int not null,
  project_id text collate "C" not null,
  document text not null check (document in ('signatures', 'bon_commande', 'preuve_accord', 'copie_accord')),
  -- Empty for signatures, which are no file.
  file_id text collate "C" not null default '',
  way text not null check (way in ('page', 'fichier', 'telechargement', 'archive', 'personne')),
  hour timestamptz(0) not null,
  at timestamptz(3) not null default now(),
  count int not null default 1,
  last_at timestamptz(3) not null default now(),
  unique (uid, project_id, document, file_id, way, hour)
);
create index document_reads_project on document_reads (project_id, id desc);
create index document_reads_uid on document_reads (uid, id desc);
create index document_reads_last on document_reads (last_at);

-- Append-only: a line counts up within its hour, and goes after six months at the soonest.
create function keep_document_reads() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.last_at < now() - interval '6 months' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.count > old.count
    and (new.id, new.uid, new.project_id, new.document, new.file_id, new.way, new.hour, new.at)
      is not distinct from (old.id, old.uid, old.project_id, old.document, old.file_id, old.way, old.hour, old.at) then
    return new;
  end if;
  raise exception 'tracks of reads are append-only';
end
$$;
create trigger keep_document_reads before update or delete on document_reads
  for each row execute function keep_document_reads();
create trigger keep_all_document_reads before truncate on document_reads
  for each statement execute function keep_document_reads();
