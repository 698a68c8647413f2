/**
 * Settings that differ from PostgreSQL's defaults, passed on its command line at every start so that a new version of
 * this file needs no edit of an old cluster. Sized for 2 cores and 4 GB shared with the server.
 */
const SHARED = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Orders contain names and addresses: parameters must not be logged.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'fatal',
  log_checkpoints: 'off',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  // Random reads are cheap on SSDs; short queries do not benefit from JIT compilation or parallel workers.
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  checkpoint_timeout: '15min',
  max_wal_size: '1GB',
} as const;

const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' } as const;

/** For the tests' throwaway clusters: no durability, and plans made once. */
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_wal_size: '4GB',
  autovacuum: 'off',
  // A connection of a test executes a statement a few times, and would plan it anew each of the first five.
  plan_cache_mode: 'force_generic_plan',
} as const;

/** PostgreSQL's command line, for a durable cluster or a throwaway one. */
export function settingsAsArguments(durable: boolean): string[] {
  const settings = { ...SHARED, ...(durable ? DURABLE : THROWAWAY) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
