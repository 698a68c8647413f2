-- Changes of settings that head office has set for a later day, in Europe/Paris: one for each setting
-- (specification/content-management.md#settings). They become values when the day begins (features/settings).
create table scheduled_settings (
  key text primary key,
  value jsonb not null,
  day date not null,
  -- Who: no foreign key, as in the log.
  uid int,
  name text
);

-- The notice about data that the signer had under the certification; empty before it was kept.
alter table signatures add column notice text not null default '';
alter table approvals add column notice text not null default '';
