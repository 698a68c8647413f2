-- What the company's directory calls an account that it provisions (SCIM 2.0). Its id there is the account's own.
create table scim_users (
  uid int primary key references users on delete cascade,
  -- The directory's name for signing in; often an address, never our username.
  user_name text,
  external_id text unique,
  t_update timestamptz(3) not null default now(),
  -- Deactivated by the directory: what the person leaves behind is head office's to give on.
  closed_at timestamptz(3),
  -- Deleted there: the account stays, deactivated, and the directory sees it no more until somebody reactivates it.
  deleted_at timestamptz(3)
);
create unique index scim_users_user_name on scim_users (lower(user_name));
