-- Passkeys (WebAuthn) of administrators and head office (docs/decisions/a-passkey-replaces-the-password.md).
create table passkeys (
  id int generated always as identity primary key,
  uid int not null references users on delete cascade,
  credential_id bytea not null unique,
  -- COSE.
  public_key bytea not null,
  -- What the authenticator calls the account: random, the same for all of its keys.
  handle bytea not null,
  -- Of signatures; 0 for ever where the authenticator does not count.
  counter bigint not null,
  transports text[] not null,
  -- Synchronised between devices, as of its last use.
  backed_up boolean not null,
  name text not null,
  t_creation timestamptz(3) not null default now(),
  last_used timestamptz(3)
);
create index passkeys_uid on passkeys (uid);

-- Challenges that wait for a signature, each taken once. Unlogged: after a crash of PostgreSQL one begins again.
create unlogged table passkey_challenges (
  challenge_hash bytea primary key,
  -- Who registers a key; null for a sign-in.
  uid int references users on delete cascade,
  handle bytea,
  expires timestamptz(3) not null
);
create index passkey_challenges_expires on passkey_challenges (expires);

-- 'Chrome sous Windows'; empty where old code opened it.
alter table sessions add column device text not null default '';
