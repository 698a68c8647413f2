import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { configProblems } from './testing/config-problems.ts';

describe('the address of clamd', () => {
  it.each(['tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'tcp://clamd:3310', 'unix:/run/clamav/clamd.ctl'])(
    'may be %s',
    (url) => {
      expect(readConfig({ CLAMD_URL: url }).clamdUrl).toBe(url);
    },
  );

  it.each(['clamd', 'http://clamd:3310', 'tcp://clamd', 'unix:clamd.ctl'])('is rejected as %s', (url) => {
    expect(configProblems({ CLAMD_URL: url })).toEqual(['CLAMD_URL must be tcp://host:port or unix:/path.']);
  });
});

describe('replicas', () => {
  const DATABASE_URL = 'postgresql://u@db/x';

  it('are several addresses, and how late they may be', () => {
    expect(readConfig({}).replicas).toEqual({ urls: [], maxLagMs: 5_000 });
    const urls = ['postgresql://u:p@one/x', 'postgres://two:5433/x'];
    expect(
      readConfig({ DATABASE_URL, DATABASE_REPLICA_URL: urls.join(','), DATABASE_REPLICA_LAG: '30' }).replicas,
    ).toEqual({ urls, maxLagMs: 30_000 });
  });

  it.each([
    [
      { DATABASE_URL, DATABASE_REPLICA_URL: 'postgresql://one/x,mysql://two/x' },
      'DATABASE_REPLICA_URL must be addresses that begin with postgresql:// or postgres://, separated by commas.',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgresql://one/x' },
      'DATABASE_REPLICA_URL needs DATABASE_URL: the embedded PostgreSQL has no replica.',
    ],
    [{ DATABASE_REPLICA_LAG: '0' }, 'DATABASE_REPLICA_LAG must be a whole number from 1 to 300.'],
  ] as [Record<string, string>, string][])('are refused as %o', (env, sentence) => {
    expect(configProblems(env)).toEqual([sentence]);
  });
});

describe('scheduled backups', () => {
  const dir = '/srv/backups';

  it('have their times and their retention', () => {
    expect(readConfig({}).backups).toBeUndefined();
    expect(readConfig({ BACKUP_DIR: '/srv/../srv/backups/' })).toMatchObject({
      backups: { dir, times: [150], keep: { days: 7, weeks: 4, months: 12 } },
      backupsCopyBucket: false,
      backupsHoldDatabase: true,
    });
    expect(
      readConfig({ BACKUP_DIR: dir, BACKUP_SCHEDULE: '14:05,02:00', BACKUP_KEEP: '30d' }).backups,
    ).toEqual({ dir, times: [120, 845], keep: { days: 30, weeks: 0, months: 0 } });
    expect(readConfig({ BACKUP_DIR: dir, BACKUP_SCHEDULE: '8h', BACKUP_KEEP: '2w,3m' }).backups).toEqual({
      dir,
      times: [0, 480, 960],
      keep: { days: 0, weeks: 2, months: 3 },
    });
  });

  it.each([
    [{ BACKUP_DIR: 'backups' }, 'BACKUP_DIR must be the absolute path of a folder.'],
    [{ BACKUP_PASSPHRASE: 'trop court' }, 'BACKUP_PASSPHRASE must have at least 16 characters.'],
    [{ BACKUP_PASSPHRASE_FILE: 'phrase' }, 'BACKUP_PASSPHRASE_FILE must be the absolute path of a file.'],
    [
      { BACKUP_PASSPHRASE: 'quatre mots sous une ardoise', BACKUP_PASSPHRASE_FILE: '/run/phrase' },
      'BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE exclude each other: give one.',
    ],
    ...['24:00', '2:30', '02:30,', '5h', 'nightly'].map((text) => [
      { BACKUP_SCHEDULE: text },
      'BACKUP_SCHEDULE must be times of the day in Paris such as 02:30 or 02:30,14:30, or every so many hours: 1h, 2h, 3h, 4h, 6h, 8h or 12h.',
    ]),
    ...['0d', '7', '7d 4w', '4w,7d', '1y'].map((text) => [
      { BACKUP_KEEP: text },
      'BACKUP_KEEP must be numbers of days, weeks and months such as 7d,4w,12m, one of them at least.',
    ]),
    [{ BACKUP_FILES: 'yes' }, 'BACKUP_FILES must be 0 or 1.'],
    [
      { BACKUP_DATABASE: '0' },
      'BACKUP_DATABASE=0 needs DATABASE_URL: nobody else backs the embedded PostgreSQL up.',
    ],
  ] as [Record<string, string>, string][])('are refused as %o', (env, sentence) => {
    expect(configProblems(env)).toEqual([sentence]);
  });
});

describe('a bucket for the files', () => {
  const KEYS = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

  it.each([
    [
      { FILES_URL: 's3://plv' },
      { bucket: 'plv', prefix: '', endpoint: 'https://s3.us-east-1.amazonaws.com' },
    ],
    [
      { FILES_URL: 's3://plv/prod/v1/', S3_REGION: 'gra', S3_ENDPOINT: 'https://s3.gra.example/' },
      {
        url: 's3://plv/prod/v1',
        bucket: 'plv',
        prefix: 'prod/v1/',
        region: 'gra',
        endpoint: 'https://s3.gra.example',
      },
    ],
  ])('%o', (env, expected) => {
    expect(readConfig({ ...env, ...KEYS }).s3).toMatchObject({
      ...expected,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  it.each([
    [
      { FILES_URL: 'file:///srv' },
      'FILES_URL must be s3://bucket or s3://bucket/folder, in plain characters.',
    ],
    [
      { FILES_URL: 's3://plv/../autre' },
      'FILES_URL must be s3://bucket or s3://bucket/folder, in plain characters.',
    ],
    [{ FILES_URL: 's3://plv' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with FILES_URL.'],
    [KEYS, 'FILES_URL must be set with the S3 settings: without it the files are kept in DATA_DIR.'],
    [
      { FILES_URL: 's3://plv', ...KEYS, S3_ENDPOINT: 'https://s3.example/plv' },
      'S3_ENDPOINT must be an address such as https://s3.example.com, with nothing after the host.',
    ],
    [{ FILES_CACHE_MB: '5' }, 'FILES_CACHE_MB must be a whole number from 100 to 10000000.'],
  ])('is refused as %o', (env: Record<string, string>, sentence) => {
    expect(configProblems(env)).toEqual([sentence]);
  });
});

describe('defaults', () => {
  it('are those of a demonstration on this machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      demo: true,
      passwordMaxAgeDays: undefined,
    });
  });

  it('turn the demonstration off when a database server is given', () => {
    expect(readConfig({ DATABASE_URL: 'postgresql://db/ardoise' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgresql://db/ardoise', DEMO: '1' }).demo).toBe(true);
  });

  it('keep the data below /var/lib/ardoise for root, below the project for anybody else', () => {
    const expected = process.getuid?.() === 0 ? /^\/var\/lib\/ardoise$/ : /\/data$/;
    expect(readConfig({}).dataDir).toMatch(expected);
  });

  it('treat an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readConfig({}));
  });

  it('are immutable', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });
});

describe('values', () => {
  it.each<[Record<string, string>, Partial<Config>]>([
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ HOST: '0.0.0.0', DEMO: '0' }, { host: '0.0.0.0' }],
    [{ HOST: 'localhost' }, { host: 'localhost', demo: true }],
    [{ DATA_DIR: '/srv/x/../ardoise' }, { dataDir: '/srv/ardoise' }],
    [{ PUBLIC_URL: 'https://plv.example/' }, { publicUrl: 'https://plv.example' }],
    [
      { SMTP_URL: 'smtps://user:secret@mail.example:465' },
      { smtpUrl: 'smtps://user:secret@mail.example:465' },
    ],
    [{ MAIL_FROM: 'PLV <plv@example.fr>' }, { mailFrom: 'PLV <plv@example.fr>' }],
    [{ SECRET_KEY: 'a'.repeat(32) }, { secretKeys: ['a'.repeat(32)] }],
    [{ SECRET_KEY: `${'b'.repeat(40)},${'a'.repeat(32)}` }, { secretKeys: ['b'.repeat(40), 'a'.repeat(32)] }],
    [{ PASSWORD_MAX_AGE_DAYS: '90' }, { passwordMaxAgeDays: 90 }],
    [{ TRUST_PROXY: '1' }, { trustProxy: true }],
    [{ TRUST_PROXY: '10.0.0.1,192.168.0.0/16' }, { trustProxy: '10.0.0.1,192.168.0.0/16' }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ DATABASE_POOL_SIZE: '25' }, { databasePoolSize: 25 }],
    [
      {
        SALESFORCE_URL: 'https://company.my.salesforce.com/',
        SALESFORCE_CLIENT_ID: 'id',
        SALESFORCE_CLIENT_SECRET: 'secret',
      },
      {
        salesforce: {
          url: 'https://company.my.salesforce.com',
          clientId: 'id',
          clientSecret: 'secret',
          apiVersion: 'v65.0',
          fieldsFile: undefined,
        },
      },
    ],
  ])('%o', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });
});

describe('invalid values', () => {
  it.each([
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '3000x' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an IP address.'],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL must be an address that begins with postgresql:// or postgres://.',
    ],
    [
      { PUBLIC_URL: 'plv.example' },
      'PUBLIC_URL must be an address such as https://plv.example, with nothing after the host.',
    ],
    [
      { PUBLIC_URL: 'http://plv.example' },
      'PUBLIC_URL must begin with https://, except on localhost, since sessions are kept to secure connections.',
    ],
    [
      { PUBLIC_URL: 'https://plv.example/x' },
      'PUBLIC_URL must be an address such as https://plv.example, with nothing after the host.',
    ],
    [
      { SALESFORCE_URL: 'https://company.my.salesforce.com' },
      'SALESFORCE_URL, SALESFORCE_CLIENT_ID and SALESFORCE_CLIENT_SECRET must be set together, or none of them.',
    ],
    [
      { SALESFORCE_URL: 'http://company.my.salesforce.com' },
      'SALESFORCE_URL must be the address of your Salesforce domain, such as https://company.my.salesforce.com, with nothing after the host.',
    ],
    [{ SALESFORCE_API_VERSION: '65' }, 'SALESFORCE_API_VERSION must be a version such as v65.0.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 0, 1, or IP addresses separated by commas.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an e-mail address, or Name <address>.'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
    [{ PASSWORD_MAX_AGE_DAYS: '0' }, 'PASSWORD_MAX_AGE_DAYS must be a whole number from 1 to 3650.'],
  ])('%o', (env, sentence) => {
    expect(configProblems(env)).toEqual([sentence]);
  });

  it('are all reported together', () => {
    expect(configProblems({ PORT: 'x', DEMO: '2', SMTP_URL: 'x' })).toHaveLength(3);
  });

  it('include a demonstration open to the network', () => {
    expect(configProblems({ HOST: '0.0.0.0' })).toEqual([
      expect.stringMatching(/^HOST must be 127\.0\.0\.1 while DEMO=1/),
    ]);
  });
});
