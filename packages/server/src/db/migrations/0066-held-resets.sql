-- An address that somebody else has changed: when, by whom, and the one before. While it is new, a mailed link alone sets no
-- password (docs/specification/accounts.md#a-changed-address). Null again after a week.
alter table users
  add column mail_changed_at timestamptz(3),
  add column mail_changed_by text,
  add column former_mail text;
create index users_mail_changed on users (mail_changed_at) where mail_changed_at is not null;
