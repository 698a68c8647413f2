-- PDFs uploaded as user guides: the setting 'guides' names them by their SHA-256, and is undone and scheduled like any
-- other, so that no upload is forgotten (specification/content-management.md#settings).
create table guide_files (
  sha256 bytea primary key,
  size bigint not null,
  t_creation timestamptz(3) not null default now(),
  created_by text not null
);
