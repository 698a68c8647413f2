-- What is known of PDFs that are to be printed, by their hash (specification/print-check.md): it says nothing of an order, so
-- that the same bytes are read once. Removed with the last file that has them.
create table print_facts (
  sha256 bytea primary key,
  facts jsonb not null,
  t_creation timestamptz(3) not null default now()
);

-- Files that head office lets be printed as they are.
create table print_waivers (
  project_id text collate "C" not null references projects (id) on delete cascade,
  sha256 bytea not null,
  waived_by text not null,
  comment text not null,
  t_creation timestamptz(3) not null default now(),
  primary key (project_id, sha256)
);

-- Why its execution files have to be made again, in a sentence, for the guard that lists read with each row.
alter table projects add column execution_to_redo text not null default '';

alter table project_history drop constraint project_history_nature_check;
alter table project_history add constraint project_history_nature_check check (nature in
  ('mouvement', 'accord', 'retrait', 'modification', 'prix', 'pose', 'promesse', 'envoi', 'derogation', 'qrcode', 'texte', 'dc',
  'agence', 'imprimeur')) not valid;
alter table project_history validate constraint project_history_nature_check;

-- The size of a format in millimetres, from its words: dimensions, else an ISO size (packages/domain, sizeInWords). What its
-- words do not say stays without, which head office is shown.
update catalogue_items c
set data = (c.data::jsonb || jsonb_build_object(
  'largeurMm', trim_scale(size.w::numeric), 'hauteurMm', trim_scale(size.h::numeric)))::json
from (
  select id, list,
    coalesce(written.w, iso.w) as w, coalesce(written.h, iso.h) as h
  from catalogue_items i
  left join lateral (
    select replace(m[1], ',', '.')::numeric * unit as w, replace(m[2], ',', '.')::numeric * unit as h
    from regexp_match(i.data ->> 'media_format',
      '(\d+(?:[.,]\d+)?)\s*(?:cm|mm)?\s*[x×]\s*(\d+(?:[.,]\d+)?)\s*(cm|mm)?', 'i') m
    cross join lateral (select case when lower(m[3]) = 'mm' then 1 else 10 end) u (unit)
    where replace(m[1], ',', '.')::numeric * unit between 30 and 3000
      and replace(m[2], ',', '.')::numeric * unit between 30 and 3000
  ) written on true
  left join lateral (
    select w, h from (values ('A3', 297, 420), ('A4', 210, 297), ('A5', 148, 210), ('A6', 105, 148)) sizes (name, w, h)
    where sizes.name = (regexp_match(concat(i.data ->> 'media_format', ' ', i.data ->> 'name'), '\y(A[3-6])\y'))[1]
  ) iso on true
  where i.list in ('format', 'formatPDA')
) size
where c.id = size.id and c.list = size.list and size.w is not null and size.h is not null
  and c.data ->> 'largeurMm' is null;
