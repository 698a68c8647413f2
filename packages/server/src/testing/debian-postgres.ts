import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findDatabaseUser } from '../db/embedded/database-user.ts';
import { freePort } from './running-server.ts';
import { runAsAdmin } from './test-database.ts';

const run = promisify(execFile);
const INSTALLED = '/usr/lib/postgresql';
const SUPERUSER = 'overseer';
/** What a URL must escape. */
const PASSWORD = 'p@ss/w:rd %1';

/** A PostgreSQL server of Debian's package on 127.0.0.1, with passwords, and its client programs. */
export interface DebianPostgres {
  /** Major version. */
  version: number;
  /** The folder of pg_dump, for PATH. */
  bin: string;
  /** Creates a database that a role without other rights owns; returns its address. */
  create(name: string): Promise<string>;
  /** Ends connections in use, and stays away until `up`. */
  down(): Promise<void>;
  /** Starts it unless it runs. */
  up(): Promise<void>;
  /** For good. */
  stop(): Promise<void>;
}

/** @param parent a folder on whose disk its data is, traversable by the user that PostgreSQL runs as */
export async function startDebianPostgres(parent = tmpdir()): Promise<DebianPostgres> {
  const [newest = ''] = (await readdir(INSTALLED)).sort((a, b) => Number(b) - Number(a));
  const bin = path.join(INSTALLED, newest, 'bin');
  const user = await findDatabaseUser();
  const folder = await mkdtemp(path.join(parent, 'ardoise-debian-pg-'));
  await chmod(folder, 0o711);
  const data = path.join(folder, 'data');
  const secret = path.join(folder, 'secret');
  await writeFile(secret, PASSWORD);
  if (user) for (const item of [folder, secret]) await chown(item, user.uid, user.gid);
  const port = await freePort();
  const as = { ...user, cwd: '/' };
  await run(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', '--no-sync'],
    as,
  );
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const log = path.join(folder, 'log');
  const control = (...args: string[]) => run(path.join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], as);
  const start = () => control('-l', log, '-o', options, 'start');
  await start();
  const address = (role: string, name: string) =>
    `postgresql://${role}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${name}`;
  const admin = address(SUPERUSER, 'postgres');
  await runAsAdmin(admin, `create role plv login password '${PASSWORD}'`);
  return {
    version: Number(newest),
    bin,
    async create(name) {
      await runAsAdmin(admin, `create database ${name} owner plv`);
      return address('plv', name);
    },
    async down() {
      await control('-m', 'fast', 'stop');
    },
    async up() {
      const runs = await control('status').then(
        () => true,
        () => false,
      );
      if (!runs) await start();
    },
    async stop() {
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
