-- Scans of printed codes, counted by hour and code: no address, no device (specification/qr-codes.md#scans).
create table qr_scans (
  code text not null references qr_codes on delete cascade,
  hour timestamptz(0) not null,
  scans int not null,
  primary key (code, hour)
);
create index qr_scans_by_hour on qr_scans (hour) include (code, scans);

-- The last try of a code's address. Claimed for a day before it is made, so that one process makes it, and given back after
-- one that had no network; `answers` is null until one had.
create table qr_target_tries (
  code text primary key references qr_codes on delete cascade,
  url text not null,
  claimed_on date not null,
  claimed_at timestamptz not null default now(),
  answers boolean,
  problem text not null default '',
  -- The first day of those on which it did not answer, one after another.
  failing_since date
);

-- Codes whose dc was told that nobody scans them: once.
create table qr_notices (
  code text primary key references qr_codes on delete cascade,
  at timestamptz(3) not null default now()
);
