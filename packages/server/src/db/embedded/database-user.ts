import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const run = promisify(execFile);
const NAME = 'postgres';

/** The system user PostgreSQL runs as. Spread into the options of a child process. */
export type DatabaseUser = { readonly uid: number; readonly gid: number };

/**
 * PostgreSQL refuses to run as root: it then runs as the system user `postgres`, created if missing. For any other user
 * returns undefined: it runs as this process does.
 */
export async function findDatabaseUser(): Promise<DatabaseUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const known = await lookUp();
  if (known) return known;
  await createUser();
  const created = await lookUp();
  if (created) return created;
  throw new EmbeddedPostgresError(`The system user '${NAME}' could not be made.`);
}

async function lookUp(): Promise<DatabaseUser | undefined> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, , uid, gid] =
    accounts
      .split('\n')
      .find((line) => line.startsWith(`${NAME}:`))
      ?.split(':') ?? [];
  if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  // Accounts may come from a directory service: `id` resolves these too.
  try {
    const [user, group] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(user.stdout), gid: Number(group.stdout) };
  } catch {
    return undefined;
  }
}

async function createUser(): Promise<void> {
  const commands: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME]],
    ['adduser', ['-S', '-D', '-H', NAME]],
  ];
  const refusals: string[] = [];
  for (const [command, args] of commands) {
    try {
      await run(command, args);
      return;
    } catch (error) {
      refusals.push(String(error));
    }
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and the system user '${NAME}' could not be made: ${refusals.join(' / ')}`,
  );
}
