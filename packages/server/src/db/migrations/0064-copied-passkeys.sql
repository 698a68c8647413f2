-- When a key's counter went backwards: somebody has a copy, so the key opens nothing any more. It is shown until it is
-- removed (docs/decisions/a-passkey-replaces-the-password.md).
alter table passkeys add column copied_at timestamptz(3);
