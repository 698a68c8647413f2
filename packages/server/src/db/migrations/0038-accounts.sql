-- Accounts that head office manages (specification/accounts.md#managing-accounts).
alter table users
  -- Of the editor's base version: a stale write is a conflict.
  add column version int not null default 1,
  -- Written at each login, not at each request.
  add column last_login timestamptz(3),
  -- When it was deactivated; null for an active one, and for one closed before this migration.
  add column closed_at timestamptz(3),
  -- Postal address of an agency or a printer.
  add column adresse text not null default '',
  -- Of one of several people of an agency or printer: the username of its account, which projects name.
  add column organisation text check (organisation is null or role in ('agence', 'imprimeur'));

update users set last_login = known.at
from (select uid, max(at) as at from security_events where event = 'connexion' group by uid) known
where known.uid = users.uid;

create index users_by_login on users ((coalesce(last_login, '-infinity'::timestamptz)) desc, uid desc);
create index users_organisation on users (organisation) where organisation is not null;
-- Password links and invitations of an account.
create index links_uid on links (uid) where uid is not null;

-- Sessions carry the organisation: they are read again when it changes.
drop trigger tell_account_changes on users;
create trigger tell_account_changes
  after update of name, role, smhf, mdv, organisation, active, password_hash, password_changed_at on users
  for each statement execute function tell_session_ends();
