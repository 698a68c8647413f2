-- A session has a number to be named by on its owner's page, where its token and its hash are never shown, and the address
-- that it was opened from.
alter table sessions
  add column id bigint generated always as identity unique,
  add column address text not null default '';

-- Where an account has signed in from: what others fail at from the same address (an office behind one) does not keep its
-- owner out.
create table known_addresses (
  uid int not null references users on delete cascade,
  address text not null,
  last_login timestamptz(3) not null default now(),
  primary key (uid, address)
);
