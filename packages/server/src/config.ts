import path from 'node:path';
import * as z from 'zod/mini';
import {
  COMPANY_VARIABLES,
  type CompanySignIn,
  companySettings,
  type DirectoryRoles,
} from './company-provider/company-settings.ts';
import { absolutePath, address, addresses, ConfigError, ON_LOCALHOST, wholeNumber } from './config-values.ts';
import { type BackupConfig, backupConfig, backupTimes, keepRule } from './db/backup/backup-settings.ts';
import { type PassphraseSetting, SHORTEST_PASSPHRASE } from './db/backup/passphrase.ts';
import { DEFAULT_POOL_SIZE } from './db/pool.ts';
import {
  SALESFORCE_VARIABLES,
  type SalesforceSettings,
  salesforceSettings,
} from './salesforce/salesforce-settings.ts';
import { configuredBucket } from './storage/configured-bucket.ts';
import { FILES_URL, type S3Settings } from './storage/s3-settings.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../..');
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** The complete configuration, documented in the table of docs/operating.md. */
export type Config = Readonly<{
  /** HTTP port of the page and of the calls. */
  port: number;
  /** Bind address; always the loopback while `demo` is on. */
  host: string;
  /** Absolute path of the uploaded files, unless they are in a bucket, and of the embedded PostgreSQL. */
  dataDir: string;
  /** The bucket of the uploaded files; undefined: they are in `dataDir`. */
  s3: S3Settings | undefined;
  /** Size of the local cache of a bucket's files, in megabytes. */
  filesCacheMegabytes: number;
  /** Scheduled backups; undefined: none. */
  backups: BackupConfig | undefined;
  /** Backups are encrypted; undefined: in clear. */
  backupPassphrase: PassphraseSetting | undefined;
  /** Backups copy the files of the bucket. */
  backupsCopyBucket: boolean;
  /** The database goes into backups; false: its operator backs it up elsewhere. */
  backupsHoldDatabase: boolean;
  /** URL of a PostgreSQL server, 15 or later; undefined: embedded, in `dataDir`. */
  databaseUrl: string | undefined;
  /** Streaming replicas of that server, from which lists are read, and how late they may be. */
  replicas: Readonly<{ urls: readonly string[]; maxLagMs: number }>;
  /** Size of one server process's connection pool. */
  databasePoolSize: number;
  /** Base URL of links in mails and printed QR codes, without a trailing slash. */
  publicUrl: string;
  /** URL of the SMTP server; undefined: mails stay in the database, where the demonstration displays them. */
  smtpUrl: string | undefined;
  /** Sender of the mails. */
  mailFrom: string;
  /** The company of the delegates, as clients read it; empty: not named. */
  companyName: string;
  /**
   * Encryption keys of secrets stored in the database: the first encrypts, all decrypt; empty: a key is generated in
   * `dataDir`.
   */
  secretKeys: readonly string[];
  /** Demonstration accounts and data, their names on the login page, the mailbox page. */
  demo: boolean;
  /** Prints the order forms and evidence of the demonstration's orders. */
  printsDemoDocuments: boolean;
  /** Maximum age of a password, in days; undefined: none. */
  passwordMaxAgeDays: number | undefined;
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted: none, all, or addresses separated by commas. */
  trustProxy: boolean | string;
  /** Allows migrations of a database in use: the operator has their own backup. */
  mayMigrate: boolean;
  /** Address of clamd, `tcp://host:port` or `unix:/path`; undefined: uploads are not scanned. */
  clamdUrl: string | undefined;
  /** Salesforce's REST API by client credentials, and the file of its field names; undefined: outlets are a table alone. */
  salesforce: SalesforceSettings | undefined;
  /** Sign-in with the company's directory; undefined: passwords alone. */
  companySignIn: CompanySignIn | undefined;
  directoryRoles: DirectoryRoles;
  /** Bearer token of `/scim/v2`; undefined: there are no such routes. */
  scimToken: string | undefined;
  /** Seconds between 'not ready' and the end of listening, for proxies to notice. */
  shutdownDelaySeconds: number;
  /** Bearer token of `/metriques`; undefined: there is no such page. */
  metricsToken: string | undefined;
  /** Statements that take longer are logged; infinite: none. */
  slowQueryMs: number;
  /** Minimum level of log entries. */
  logLevel: LogLevel;
}>;

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const Variables = z.object({
  PORT: z._default(wholeNumber(1, 65535), 3000),
  HOST: z.optional(z.string().check(z.regex(/^[0-9A-Za-z.:-]+$/, 'must be a host name or an IP address'))),
  DATA_DIR: z.optional(
    z.string().check(z.refine((text) => !text.includes('\0'), 'must be the path of a folder')),
  ),
  FILES_URL: z.optional(
    z.string().check(z.regex(FILES_URL, 'must be s3://bucket or s3://bucket/folder, in plain characters')),
  ),
  FILES_CACHE_MB: z._default(wholeNumber(100, 10_000_000), 2000),
  S3_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^/?#@\s]+\/?$/,
          'must be an address such as https://s3.example.com, with nothing after the host',
        ),
      ),
  ),
  S3_REGION: z._default(
    z.string().check(z.regex(/^[a-z0-9-]+$/, 'must be a region such as eu-west-3')),
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  BACKUP_DIR: z.optional(absolutePath('folder')),
  BACKUP_SCHEDULE: z._default(backupTimes(), [150]),
  BACKUP_KEEP: z._default(keepRule(), { days: 7, weeks: 4, months: 12 }),
  BACKUP_PASSPHRASE: z.optional(
    z
      .string()
      .check(z.minLength(SHORTEST_PASSPHRASE, `must have at least ${SHORTEST_PASSPHRASE} characters`)),
  ),
  BACKUP_PASSPHRASE_FILE: z.optional(absolutePath('file')),
  BACKUP_FILES: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
  BACKUP_DATABASE: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '1'),
  DATABASE_URL: z.optional(address(['postgresql:', 'postgres:'])),
  DATABASE_REPLICA_URL: z.optional(addresses(['postgresql:', 'postgres:'])),
  DATABASE_REPLICA_LAG: z._default(wholeNumber(1, 300), 5),
  DATABASE_POOL_SIZE: z._default(wholeNumber(2, 200), DEFAULT_POOL_SIZE),
  PUBLIC_URL: z.optional(
    z.string().check(
      z.refine(
        (text) => /^https?:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text),
        'must be an address such as https://plv.example, with nothing after the host',
      ),
      z.refine(
        (text) => !text.startsWith('http:') || ON_LOCALHOST.test(text),
        'must begin with https://, except on localhost, since sessions are kept to secure connections',
      ),
    ),
  ),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'])),
  MAIL_FROM: z._default(
    z
      .string()
      .check(
        z.regex(
          /^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
          'must be an e-mail address, or Name <address>',
        ),
      ),
    'Ardoise <ne-pas-repondre@ardoise.invalid>',
  ),
  COMPANY_NAME: z.optional(
    z.string().check(z.regex(/^[^\p{Cc}<>]{1,80}$/u, 'must be a name of 80 characters at most')),
  ),
  SECRET_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[^\s,]{32,}(,[^\s,]{32,})*$/,
          'must be a secret of at least 32 characters without spaces, such as openssl rand -hex 32 gives; the former ones may follow it, separated by commas',
        ),
      ),
  ),
  DEMO: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
  DEMO_DOCUMENTS: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '1'),
  PASSWORD_MAX_AGE_DAYS: z.optional(wholeNumber(1, 3650)),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.regex(
          /^([01]|[0-9A-Fa-f.:]+(\/\d+)?(,[0-9A-Fa-f.:]+(\/\d+)?)*)$/,
          'must be 0, 1, or IP addresses separated by commas',
        ),
      ),
    '0',
  ),
  MIGRATE: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
  CLAMD_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(tcp:\/\/[^/\s:]+:\d{1,5}|tcp:\/\/\[[0-9A-Fa-f:]+\]:\d{1,5}|unix:\/.+)$/,
          'must be tcp://host:port or unix:/path',
        ),
      ),
  ),
  ...SALESFORCE_VARIABLES,
  ...COMPANY_VARIABLES,
  SHUTDOWN_DELAY_SECONDS: z._default(wholeNumber(0, 120), 0),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{16,}$/, 'must be a secret of at least 16 characters without spaces')),
  ),
  SLOW_QUERY_MS: z._default(wholeNumber(0, 60_000), 500),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'warn'),
});

type Variables = z.infer<typeof Variables>;

/**
 * Reads the configuration from environment variables. An empty variable counts as absent.
 * @throws {ConfigError} listing every problem
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(Variables.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  );
  const { data, error } = Variables.safeParse(given);
  if (error) throw new ConfigError(error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`));
  const demo = data.DEMO === undefined ? data.DATABASE_URL === undefined : data.DEMO === '1';
  refuseContradictions(data, demo);
  const host = data.HOST ?? '127.0.0.1';
  return Object.freeze({
    port: data.PORT,
    host,
    dataDir: data.DATA_DIR ? path.resolve(data.DATA_DIR) : defaultDataDir(),
    s3: configuredBucket(data),
    filesCacheMegabytes: data.FILES_CACHE_MB,
    backups: backupConfig(data.BACKUP_DIR, data.BACKUP_SCHEDULE, data.BACKUP_KEEP),
    backupPassphrase: passphraseOf(data),
    backupsCopyBucket: data.BACKUP_FILES === '1',
    backupsHoldDatabase: data.BACKUP_DATABASE === '1',
    databaseUrl: data.DATABASE_URL,
    replicas: { urls: data.DATABASE_REPLICA_URL ?? [], maxLagMs: data.DATABASE_REPLICA_LAG * 1_000 },
    databasePoolSize: data.DATABASE_POOL_SIZE,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    companyName: data.COMPANY_NAME ?? (demo ? 'Boissons du Midi' : ''),
    secretKeys: data.SECRET_KEY?.split(',') ?? [],
    demo,
    printsDemoDocuments: data.DEMO_DOCUMENTS === '1',
    passwordMaxAgeDays: data.PASSWORD_MAX_AGE_DAYS,
    trustProxy: data.TRUST_PROXY.length === 1 ? data.TRUST_PROXY === '1' : data.TRUST_PROXY,
    mayMigrate: data.MIGRATE === '1',
    clamdUrl: data.CLAMD_URL,
    salesforce: salesforceSettings(data),
    ...companySettings(data, data.COMPANY_NAME),
    shutdownDelaySeconds: data.SHUTDOWN_DELAY_SECONDS,
    metricsToken: data.METRICS_TOKEN,
    slowQueryMs: data.SLOW_QUERY_MS === 0 ? Number.POSITIVE_INFINITY : data.SLOW_QUERY_MS,
    logLevel: data.LOG_LEVEL,
  });
}

/**
 * The demonstration's accounts share a published password: it must not be reachable from the network
 * (specification/security.md#the-demonstration).
 */
function refuseContradictions(data: Variables, demo: boolean): void {
  if (data.DATABASE_REPLICA_URL !== undefined && data.DATABASE_URL === undefined)
    throw new ConfigError([
      'DATABASE_REPLICA_URL needs DATABASE_URL: the embedded PostgreSQL has no replica.',
    ]);
  if (data.BACKUP_PASSPHRASE !== undefined && data.BACKUP_PASSPHRASE_FILE !== undefined)
    throw new ConfigError(['BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE exclude each other: give one.']);
  if (data.BACKUP_DATABASE === '0' && data.DATABASE_URL === undefined)
    throw new ConfigError([
      'BACKUP_DATABASE=0 needs DATABASE_URL: nobody else backs the embedded PostgreSQL up.',
    ]);
  if (demo && data.HOST !== undefined && !LOOPBACK.includes(data.HOST)) {
    throw new ConfigError([
      `HOST must be 127.0.0.1 while DEMO=1, since the demonstration's password is public. Set DEMO=0 to listen on ${data.HOST}.`,
    ]);
  }
}

function passphraseOf(data: Variables): PassphraseSetting | undefined {
  if (data.BACKUP_PASSPHRASE !== undefined) return { text: data.BACKUP_PASSPHRASE };
  return data.BACKUP_PASSPHRASE_FILE === undefined ? undefined : { file: data.BACKUP_PASSPHRASE_FILE };
}

/** Root's clone may be inaccessible to the database user; see db/embedded. */
function defaultDataDir(): string {
  return process.getuid?.() === 0 ? '/var/lib/ardoise' : path.join(PROJECT_ROOT, 'data');
}
