-- A login counts as failed from the moment it is tried until its password has proved right: attempts made at once
-- cannot all pass before the first one is counted.
alter table login_attempts
  add column id bigint generated always as identity primary key,
  add column pending boolean not null default false;
create index login_attempts_at on login_attempts (at);
