-- Requests of one caller to one limited call in the present window, of all server processes. Unlogged: what a crash of
-- PostgreSQL forgets is one minute of counting.
create unlogged table request_counts (
  -- SHA-256 of the call and its caller: neither session tokens nor addresses are kept.
  key bytea primary key,
  requests int not null,
  ends_at timestamptz not null
);
create index request_counts_ends_at on request_counts (ends_at);
