-- Pictures that head office uploads for the catalogues (specification/content-management.md#pictures). What is shown is a
-- part of an upload, a WebP at print size, stored as the upload by its SHA-256; its address is made of it, so that it
-- never changes.
create table catalogue_pictures (
  sha256 bytea primary key,
  original bytea not null,
  -- Of the upload once upright, in pixels.
  width int not null,
  height int not null,
  -- The part, in fractions of the upload's sides.
  crop jsonb not null,
  uploaded_by text not null,
  at timestamptz not null default now(),
  -- An entry has or had it: kept for good, as the log and orders may show it. The others are removed after 30 days.
  kept boolean not null default false
);
create index catalogue_pictures_original on catalogue_pictures (original);

-- However an entry is written: edited, imported, taken back.
create function keep_catalogue_pictures() returns trigger language plpgsql as $$
begin
  update catalogue_pictures set kept = true where not kept and sha256 in (
    select decode(parts[1], 'hex')
    from regexp_matches(new.data::text, '/catalogue/images/([0-9a-f]{64})', 'g') as matches (parts));
  return null;
end
$$;
create trigger keep_catalogue_pictures after insert or update on catalogue_items
  for each row when (new.data::text like '%/catalogue/images/%') execute function keep_catalogue_pictures();
