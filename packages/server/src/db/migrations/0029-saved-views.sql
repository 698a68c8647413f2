-- A dashboard's filters and order under a name, kept for one person and, if they say so, shown to their team.
create table saved_views (
  id bigint generated always as identity primary key,
  uid int not null references users on delete cascade,
  nom text not null check (length(nom) between 1 and 300),
  -- The parameters of the address, as JSON.
  filtre text not null,
  partage boolean not null default false,
  t_creation timestamptz(3) not null default now()
);
create unique index saved_views_name on saved_views (uid, lower(nom));
create index saved_views_shared on saved_views (uid) where partage;
