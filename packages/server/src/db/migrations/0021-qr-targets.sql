-- What a printed code leads to, and the banner shown before (3-decisions.md section 7): both change after printing.
alter table qr_codes
  add column file_sha256 bytea,
  add column file_name text,
  add column banner_sha256 bytea,
  add column banner_name text,
  add column banner_mime text,
  add column banner_size int,
  add column banner_width int,
  add column banner_height int,
  -- Seconds.
  add column banner_timer int check (banner_timer >= 0);

-- Asked of each blob before it is removed.
create index qr_codes_file on qr_codes (file_sha256) where file_sha256 is not null;
create index qr_codes_banner on qr_codes (banner_sha256) where banner_sha256 is not null;
