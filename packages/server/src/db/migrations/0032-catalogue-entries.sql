-- What head office does with the entries of the reference lists (specification/content-management.md#catalogues).
alter table catalogue_items
  add column version int not null default 1,
  add column visible boolean not null default true,
  -- First and last day, inclusive, in Europe/Paris.
  add column from_day date,
  add column to_day date,
  -- Withdrawn for good ('retirée'): it reopens the step of the drafts that chose it.
  add column withdrawn boolean not null default false,
  -- When a change ended its offer: a draft that chose it before may be signed with it. Null while it is offered, and for
  -- one that its last day ended.
  add column offered_until timestamptz(3),
  -- Names that orders chose it by before it was renamed, where an order stores the name alone.
  add column former_keys text[] not null default '{}',
  add column t_update timestamptz(3),
  add column updated_by text,
  -- What documents call it, by id or by name: the keys of projects.choices.
  add column keys text[] not null
    generated always as (array[list || '/' || id, list || ':' || btrim(data ->> 'name')] || former_keys) stored;

create index catalogue_items_in_order on catalogue_items (list, position, id);
-- Those that may not be offered: few, and read with every draft.
create index catalogue_items_bounded on catalogue_items (list, id)
  where withdrawn or not visible or from_day is not null or to_day is not null;

-- The entries that an order has chosen, derived from its document at each save: by the key of each, since when, in
-- milliseconds since 1970.
alter table projects add column choices jsonb not null default '{}';

update projects p set choices = jsonb_build_object('support:' || p.type, 0) || (
  select coalesce(jsonb_object_agg(prefix || btrim(chosen #>> '{}'), 0), '{}')
  from (select p.doc::jsonb as doc offset 0) d
  cross join (
    values
      ('themes/', '$.infocarte.template.id', array['CHR']),
      ('format/', '$.infocarte.format.id', array['CHR']),
      ('formatPDA/', '$.infocarte.format.id', array['PDA']),
      ('matieres_chr/', '$.infocarte.matiere.id', array['CHR', 'PDA']),
      ('matieres/', '$.infocarte.matiere.id', array['PDA']),
      ('boissons/', '$.infocarte.boissons.*.*.id', array['CHR']),
      ('boissons/', '$.boissons.*.*.id', array['PDA']),
      ('boissons/', '$.supports[*].boissons.*.*.id', array['PSM']),
      ('boissons/', '$.boards[*].brief."gamme-prix"[*].boissons.*.*.id', array['VAE', 'VAE_DIGITAL']),
      ('cocktails/', '$.infocarte.cocktails.*.id', array['CHR']),
      ('illustrations/', '$.infocarte.illustrations.*.id', array['CHR', 'PDA']),
      ('illustrations/', '$.infocarte.frise.id', array['CHR']),
      ('modeleqrcodes/', '$.infocarte.modeleQrCode.id', array['CHR']),
      ('modeleqrcodesstickers/', '$.infocarte.modeleQrCodeSticker.id', array['CHR', 'PDA']),
      ('boards:', '$.boards[*].name', array['VAE', 'VAE_DIGITAL']),
      ('visuel-solide/', '$.boards[*].brief.menus.*.solide.id', array['VAE', 'VAE_DIGITAL']),
      ('visuel-solide/', '$.boards[*].brief.menus.*.solide1.id', array['VAE', 'VAE_DIGITAL']),
      ('visuel-solide/', '$.boards[*].brief.menus.*.solide2.id', array['VAE', 'VAE_DIGITAL']),
      ('supportssurmesure:', '$.supports[*].type', array['PSM']),
      ('matieres:', '$.supports[*].matiere', array['PSM']),
      ('chartescce:', '$.charte.charteCCE', array['PSM'])
  ) places (prefix, path, kinds)
  cross join lateral jsonb_path_query(d.doc, path::jsonpath) chosen
  where p.kind = any (kinds) and btrim(chosen #>> '{}') not in ('', 'aucun', 'aucune')
);
