-- Key pairs of the server to which devices export orders that they have not sent (specification/offline.md#the-file-of-an-order), the newest in
-- use, older ones so that older files still open. The private key is encrypted by the installation's secret.
create table order_file_keys (
  id text collate "C" primary key,
  -- Uncompressed point of P-256.
  public_point bytea not null,
  private_sealed bytea not null,
  t_creation timestamptz not null default now()
);
