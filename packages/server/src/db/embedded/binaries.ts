import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const run = promisify(execFile);
const SHARED_FOLDER = '/var/lib/ardoise';

export type Binaries = { readonly initdb: string; readonly postgres: string };

/**
 * The PostgreSQL programs of the npm package for this platform. When root starts the server and the clone is
 * inaccessible to the database user, they are copied once below /var/lib/ardoise.
 */
export async function findBinaries(user: DatabaseUser | undefined): Promise<Binaries> {
  const { folder, version } = locatePackage();
  await restoreLinks(folder);
  const refusal = await tryToRun(folder, user);
  if (!refusal) return programs(folder);
  if (!user) throw new EmbeddedPostgresError(`PostgreSQL's programs do not run here: ${refusal}`);
  return programs(await copyForUser(folder, version, user));
}

function programs(folder: string): Binaries {
  return { initdb: path.join(folder, 'bin', 'initdb'), postgres: path.join(folder, 'bin', 'postgres') };
}

function locatePackage(): { folder: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = createRequire(import.meta.url)(path.join(root, 'package.json'));
    return { folder: path.join(root, 'native'), version };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform} in node_modules. Install it with npm ci, or give DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** npm packages contain no symbolic links; the package's install script creates them, where scripts may run. */
async function restoreLinks(folder: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target);
    if (await exists(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Why the user cannot execute the programs; undefined when they can. */
async function tryToRun(folder: string, user: DatabaseUser | undefined): Promise<string | undefined> {
  const script = '"$1" --version >/dev/null && test -r "$2"';
  const needed = [path.join(folder, 'bin', 'postgres'), path.join(folder, 'share/postgresql/postgres.bki')];
  try {
    await run('/bin/sh', ['-c', script, 'sh', ...needed], { ...user, cwd: '/' });
    return undefined;
  } catch (error) {
    return String((error as { stderr?: string }).stderr || error).trim();
  }
}

async function copyForUser(source: string, version: string, user: DatabaseUser): Promise<string> {
  const target = path.join(SHARED_FOLDER, `postgresql-${version}`);
  if (!(await exists(target))) {
    const partial = `${target}.${process.pid}`;
    await mkdir(SHARED_FOLDER, { recursive: true });
    await chmod(SHARED_FOLDER, 0o755);
    await cp(source, partial, { recursive: true, verbatimSymlinks: true });
    await openToEverybody(partial);
    // Race: another server may have finished the same copy; keep it.
    await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  }
  const refusal = await tryToRun(target, user);
  if (refusal)
    throw new EmbeddedPostgresError(`PostgreSQL's programs, copied to ${target}, do not run: ${refusal}`);
  return target;
}

async function openToEverybody(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const runs = entry.isDirectory() || ((await stat(file)).mode & 0o100) !== 0;
    await chmod(file, runs ? 0o755 : 0o644);
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
