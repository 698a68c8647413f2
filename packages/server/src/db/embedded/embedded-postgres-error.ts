/** The embedded PostgreSQL cannot run here; the message states the cause and the remedy. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
