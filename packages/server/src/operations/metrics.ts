import type { Pool } from 'pg';
import { EventLoopDelay } from './event-loop-delay.ts';
import { type Figures, readFigures } from './figures.repository.ts';
import type { Readiness } from './readiness.ts';
import { type RequestClass, statusLabel } from './request-class.ts';

type PromClient = typeof import('prom-client');

/** Buckets: from a page that feels immediate to a call that the user abandons. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Sources of the values. */
export interface MetricSources {
  pool: Pool;
  readiness: Pick<Readiness, 'obstacles' | 'pool' | 'storageAnswers'>;
  slowQueries: { readonly count: number };
  changes: { readonly subscribers: number };
  files: { freeBytes(): Promise<number> };
  lists: { states(): readonly { use: string }[] };
  config: { backupsHoldDatabase: boolean };
}

/** The series, each of which is actionable (docs/decisions/metrics-are-acted-on.md). */
export interface Metrics {
  observe(kind: RequestClass, status: number, seconds: number): void;
  /** In Prometheus's text format. Never rejects: what cannot be read is absent. */
  read(): Promise<string>;
  readonly contentType: string;
  stop(): void;
}

/** Lazy-loads prom-client: not needed unless metrics are read. */
export async function openMetrics(sources: MetricSources): Promise<Metrics> {
  const prom = (await import('prom-client')).default;
  const own = new prom.Registry();
  const requests = new prom.Histogram({
    name: 'ardoise_http_request_duration_seconds',
    help: 'Requests by class (page, read, write, file) and status',
    labelNames: ['class', 'status'] as const,
    buckets: BUCKETS,
    registers: [own],
  });
  const delay = new EventLoopDelay();
  addProcessSeries(prom, own, sources, delay);
  addConnectionSeries(prom, own, sources);
  return {
    observe: (kind, status, seconds) =>
      requests.observe({ class: kind, status: statusLabel(status) }, seconds),
    async read() {
      const shared = new prom.Registry();
      const figures = await readFigures(sources.readiness.pool).catch(() => null);
      if (figures !== null) addDatabaseSeries(prom, shared, figures, sources.config);
      const free = await sources.files.freeBytes().catch(() => null);
      if (free !== null)
        gauge(prom, shared, 'ardoise_files_free_bytes', 'Free bytes of the disk that receives uploads', free);
      return `${await own.metrics()}${await shared.metrics()}`;
    },
    contentType: own.contentType,
    stop: () => delay.stop(),
  };
}

type Registry = InstanceType<PromClient['Registry']>;
type Value = number | Readonly<Record<string, number>>;

/** A gauge of one value, or of one a `label`. */
function gauge(prom: PromClient, to: Registry, name: string, help: string, value: Value, label = ''): void {
  const labelNames = label === '' ? [] : [label];
  const series = new prom.Gauge({ name, help, labelNames, registers: [to] });
  if (typeof value === 'number') series.set(value);
  else for (const [key, each] of Object.entries(value)) series.set({ [label]: key }, each);
}

/** Of this process. */
function addProcessSeries(
  prom: PromClient,
  to: Registry,
  sources: MetricSources,
  delay: EventLoopDelay,
): void {
  const { readiness, slowQueries, changes } = sources;
  const add = (name: string, help: string, read: () => number | Promise<number>) =>
    new prom.Gauge({
      name,
      help,
      registers: [to],
      async collect() {
        this.set(await read());
      },
    });
  add('ardoise_ready', '1 while /sante/pret answers 200', async () =>
    (await readiness.obstacles()).length === 0 ? 1 : 0,
  );
  add('ardoise_files_reachable', '1 while stored files can be read', async () =>
    (await readiness.storageAnswers()) ? 1 : 0,
  );
  add('ardoise_event_loop_delay_seconds', 'Event loop delay since the last scrape, 99th percentile', () =>
    delay.take(),
  );
  add('ardoise_resident_memory_bytes', 'Resident memory of the process', () => process.memoryUsage.rss());
  add('ardoise_live_streams', 'Open streams of changes', () => changes.subscribers);
  new prom.Counter({
    name: 'ardoise_slow_queries_total',
    help: 'Statements that took longer than SLOW_QUERY_MS',
    registers: [to],
    collect() {
      this.reset();
      this.inc(slowQueries.count);
    },
  });
}

/** Of this process: its pool, and the replicas as it uses them. */
function addConnectionSeries(prom: PromClient, to: Registry, { pool, lists }: MetricSources): void {
  new prom.Gauge({
    name: 'ardoise_database_connections',
    help: 'Connections of the pool: used, idle, and requests waiting for one',
    labelNames: ['state'] as const,
    registers: [to],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new prom.Gauge({
    name: 'ardoise_database_replicas',
    help: 'Replicas by use: read, left out since they are late, or since they do not answer',
    labelNames: ['state'] as const,
    registers: [to],
    collect() {
      const uses = lists.states().map(({ use }) => use);
      const count = (use: string) => uses.filter((one) => one === use).length;
      this.set({ state: 'used' }, count('lue'));
      this.set({ state: 'late' }, count('retard'));
      this.set({ state: 'down' }, count('absente'));
    },
  });
}

/** Of the installation: every process says the same. */
function addDatabaseSeries(
  prom: PromClient,
  to: Registry,
  { mails, jobs, backups }: Figures,
  { backupsHoldDatabase }: MetricSources['config'],
): void {
  const add = (name: string, help: string, value: Value, label?: string) =>
    gauge(prom, to, name, help, value, label);
  add('ardoise_mails_waiting', 'Mails that are not sent yet', mails.count);
  add('ardoise_mail_oldest_seconds', 'Age of the oldest mail that is not sent yet', mails.oldestSeconds);
  add('ardoise_mails_failed', 'Mails that were given up, and wait for somebody', mails.failed);
  const { mail, imports } = jobs;
  const waiting = { mail: mail.count, imports: imports.count };
  add('ardoise_jobs_waiting', 'Jobs that are due and not taken', waiting, 'queue');
  const oldest = { mail: mail.oldestSeconds, imports: imports.oldestSeconds };
  add('ardoise_job_oldest_seconds', 'How long the oldest of them is due', oldest, 'queue');
  add(
    'ardoise_last_backup_timestamp_seconds',
    'End of the last backup by scripts/backup.mjs, 0 for none: of the files, and of the database',
    { files: backups.files, ...(backupsHoldDatabase && { database: backups.database }) },
    'part',
  );
  add(
    'ardoise_backup_failures',
    'Scheduled backups that failed since the last one that was whole',
    backups.failures,
  );
}
