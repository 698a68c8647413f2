-- Zips that were asked for: an address is good for an hour, for whoever asked.
create table archives (
  -- SHA-256 of the address's token, which is kept nowhere.
  token_hash bytea primary key,
  username text not null,
  -- What a printer needs of each project, or all that the caller may read.
  contents text not null check (contents in ('impression', 'documents')),
  project_ids text[] not null,
  expires timestamptz(3) not null
);
create index archives_expires on archives (expires);

-- What is to be printed, as the printer's dashboard shows it; written at each save like the other columns of lists.
alter table projects add column print_summary text not null default '';

with printed as (
  select id, doc -> 'infocarte' as carte, doc #>> '{infocarte,impression}' as mode from projects where kind = 'CHR'
), worded as (
  select id, left(concat_ws(' · ',
    case when mode <> 'qrcode' then nullif(concat_ws(', ', nullif(carte #>> '{format,name}', ''),
      case when carte #>> '{format,name}' not ilike '%volet%' then case carte ->> 'matiereFormat' when '1_volet' then 'un volet' when '2_volets' then 'deux volets' end end), '') end,
    case when mode <> 'qrcode' then nullif(carte #>> '{matiere,name}', '') end,
    case when mode like 'carte%' then nullif(carte ->> 'nombreExemplaire', '') || ' cartes' end,
    case when mode like '%qrcode%' then nullif(carte ->> 'nombreExemplaireQrCode', '') || ' QR codes' end,
    case when mode like '%menu' then concat_ws(' ', 'menu', nullif(carte ->> 'nombreExemplaireMenu', '')) end), 300) as summary
  from printed where mode in ('carte', 'qrcode', 'carte_qrcode', 'carte_menu', 'carte_qrcode_menu')
)
update projects p set print_summary = w.summary from worded w where w.id = p.id;
