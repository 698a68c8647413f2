-- Sign-in with the company's directory (OpenID Connect): which of its people has which account.
create table directory_identities (
  issuer text not null,
  subject text not null,
  uid int not null references users on delete cascade,
  linked_at timestamptz(3) not null default now(),
  primary key (issuer, subject),
  -- An address that the company gives to somebody else must not open the account of who had it before.
  unique (uid, issuer)
);

-- Sign-ins that were begun and wait for the directory's reply. Unlogged: after a crash of PostgreSQL they begin again.
create unlogged table directory_flows (
  -- Hashes: of the state in the address, of the secret in the browser's cookie.
  state_hash bytea primary key,
  browser_hash bytea not null,
  target text not null,
  expires timestamptz(3) not null
);
create index directory_flows_expires on directory_flows (expires);

-- How one signed in; old code writes sessions of passwords alone.
alter table sessions add column way text not null default 'password';

-- What the directory calls a session that was opened by it, to end it from either side.
create table directory_sessions (
  token_hash bytea primary key references sessions on delete cascade,
  issuer text not null,
  subject text not null,
  sid text,
  -- Sealed (secrets/secret-box.ts).
  id_token bytea not null
);
create index directory_sessions_subject on directory_sessions (issuer, subject);
create index directory_sessions_sid on directory_sessions (issuer, sid);

-- Logout tokens that were used, until they expire.
create table directory_logouts (
  jti_hash bytea primary key,
  expires timestamptz(3) not null
);
