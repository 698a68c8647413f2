/** Tables without anything about people: their columns, separated by spaces. */
export const IMPERSONAL_TABLES: Readonly<Record<string, string>> = {
  // How far the background has come with what a migration left to it.
  background_fills: 'name done_to',
  // The reason is the system's, of a folder or a tool.
  backup_failures: 'id at failure reason told_at',
  backups: 'id taken_at name with_database files bytes kept',
  directory_flows: 'state_hash browser_hash target expires',
  directory_logouts: 'jti_hash expires',
  // How far the figures have come with the history.
  figures_state: 'one read_to complete_at',
  installation: 'one id origin renewed_at',
  // How far the pieces have come with the history, and whose orders changed since; names of the catalogues.
  piece_refolds: 'project_id',
  piece_terms: 'term nature name words',
  pieces_state: 'one read_to complete_at',
  // Key pairs of the server for orders that are exported as files; the private half is encrypted.
  order_file_keys: 'id public_point private_sealed t_creation',
  // That what was signed on a device is not to be deposited any more; gone with the order.
  withdrawn_deposits: 'project_id deposit_id t_creation',
  // Boxes, fonts and images of a PDF, by its hash.
  print_facts: 'sha256 facts t_creation',
  proof_files: 'project_id version file_id',
  qr_notices: 'code at',
  // How many scans an hour: neither addresses nor devices.
  qr_scans: 'code hour scans',
  quota_reminders: 'year at',
  // The key is a hash of the call and its caller, for a minute.
  request_counts: 'key requests ends_at',
  salesforce_state: 'one state since reason answered_at calls_used calls_limit read_to begun_at ended_at read_count complete_at',
  schema_migration: 'name checksum applied_at',
  search_new_comments: 'history_id',
  servers: 'id host pid version node started_at seen_at',
  status_count_changes: 'type_projet type statut delta',
  status_counts: 'type_projet type statut count',
  // Webhook payloads name a project and a role, and no person.
  webhook_deliveries: 'id webhook_id message type data created_at state next_at attempts tries',
};
