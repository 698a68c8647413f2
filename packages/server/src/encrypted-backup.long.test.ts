import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopPostmaster } from './db/embedded/supervisor.ts';
import { createUser } from './testing/factories.ts';
import { createOutlet } from './testing/project-factories.ts';
import { embeddedPool, killAll, runProgram, startServer } from './testing/running-server.ts';

const BACKUP_PASSPHRASE = 'quatre mots sous une ardoise';
const ENCRYPTED = { BACKUP_PASSPHRASE };
const OTHER = { BACKUP_PASSPHRASE: 'une autre phrase, assez longue' };
const MAIL = 'camille.durand-lestang@exemple.fr';
const OUTLET = 'Brasserie du Palais';
const PHOTOGRAPH = Buffer.alloc(300_000, 'une photographie du comptoir. ');
const NAME = createHash('sha256').update(PHOTOGRAPH).digest('hex');
const BLOB = path.join('files', 'blobs', NAME.slice(0, 2), NAME);

let parent: string;
const at = (...parts: string[]) => path.join(parent, ...parts);
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'ardoise-encrypted-'));
  await chmod(parent, 0o711);
  const server = await startServer(at('data'));
  const pool = embeddedPool(at('data'));
  await createUser(pool, { role: 'dc', mail: MAIL });
  await createOutlet(pool);
  await pool.query('checkpoint');
  await pool.end();
  await mkdir(path.dirname(at('data', BLOB)), { recursive: true });
  await writeFile(at('data', BLOB), PHOTOGRAPH, { mode: 0o600 });
  await killAll(server, at('data'));
}, 120_000);
afterAll(() => rm(parent, { recursive: true, force: true }));

async function command(name: string, args: string[], env: Record<string, string>) {
  const { exitCode, output, errors } = runProgram(name, args, { DATA_DIR: at('data'), ...env });
  return { code: await exitCode, output: await output, errors: await errors };
}

async function done(name: string, args: string[], env: Record<string, string>): Promise<string> {
  const { code, output, errors } = await command(name, args, env);
  expect(code, errors).toBe(0);
  return output;
}

/** The files below a folder in which one of these byte strings is. */
async function filesWith(folder: string, needles: (string | Buffer)[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (needles.some((needle) => bytes.includes(needle))) found.push(path.relative(folder, file));
  }
  return found;
}

const secrets = async () => [MAIL, OUTLET, 'du comptoir', await readFile(at('data', 'secret.key'))];

it('without a passphrase is in clear, and is restored with one set', { timeout: 120_000 }, async () => {
  await done('backup.ts', [at('clear')], {});
  expect(
    (await filesWith(at('clear'), await secrets())).length,
    'the search finds what is there',
  ).toBeGreaterThan(3);
  await done('restore.ts', [at('clear')], { DATA_DIR: at('from-clear'), ...OTHER });
  expect(await readFile(at('from-clear', BLOB))).toEqual(PHOTOGRAPH);
});

it('with one contains no plaintext, and restores completely', { timeout: 180_000 }, async () => {
  await done('backup.ts', [at('closed')], ENCRYPTED);
  expect(await filesWith(at('closed'), await secrets())).toEqual([]);
  const names = (await readdir(at('closed'))).sort();
  expect(names).toEqual([
    'cluster',
    'data',
    'files.jsonl',
    'identity.age',
    'manifest.json',
    'manifest.json.sha256',
    'manifest.json.sha256.age',
  ]);
  expect(await readFile(at('closed', 'data', 'secret.key.age'), 'latin1')).toMatch(
    /^age-encryption\.org\/v1\n/,
  );
  const list = await readFile(at('closed', 'files.jsonl'), 'utf8');
  const key = createHash('sha256').update(await readFile(at('data', 'secret.key')));
  expect(list, 'a hash by which a short secret could be tried').not.toContain(key.digest('hex'));

  const proven = await done('backup.ts', ['--verify', at('closed')], ENCRYPTED);
  expect(proven).toContain('1 accounts');
  const compared = await done('backup.ts', ['--verify', at('closed')], {});
  expect(compared).toMatch(/files are as their hashes say.*sa base de données n’a pas été essayée/s);

  const target = at('restored');
  await done('restore.ts', [at('closed')], { DATA_DIR: target, ...ENCRYPTED });
  for (const file of [BLOB, 'secret.key'])
    expect(await readFile(path.join(target, file))).toEqual(await readFile(at('data', file)));
  expect((await stat(path.join(target, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect((await readdir(target)).sort()).toEqual(['files', 'postgres', 'restored.json', 'secret.key']);
  const server = await startServer(target);
  const pool = embeddedPool(target);
  const { rows } = await pool.query("select data::json ->> 'Outlet_Name' as name from outlets");
  expect(rows).toEqual([{ name: OUTLET }]);
  await pool.end();
  await killAll(server, target);
  await stopPostmaster(path.join(target, 'postgres', 'cluster'));
});

it('is opened by age itself: the identity by the passphrase, each file by the identity', async () => {
  const opener = new Decrypter();
  opener.addPassphrase(BACKUP_PASSPHRASE);
  const identity = await opener.decrypt(await readFile(at('closed', 'identity.age')), 'text');
  expect(identity).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]{58}\n$/);
  const reader = new Decrypter();
  reader.addIdentity(identity.trim());
  const read = await reader.decrypt(await readFile(at('closed', 'data', `${BLOB}.age`)));
  expect(Buffer.from(read).equals(PHOTOGRAPH)).toBe(true);
});

it.each([
  ['none', {}, /La sauvegarde .* est chiffrée\s: donnez sa phrase secrète par BACKUP_PASSPHRASE /],
  ['another', OTHER, /Cette phrase secrète n’ouvre pas la sauvegarde .* Rien n’a été changé\./],
  [
    'no file of it',
    { BACKUP_PASSPHRASE_FILE: '/nonexistent' },
    /ne peut être lue dans \/nonexistent .*\s: ENOENT/,
  ],
])('is not restored with %s, and nothing is left', async (_, env, sentence) => {
  const refused = await command('restore.ts', [at('closed')], { DATA_DIR: at('refused'), ...env });
  expect([refused.code, refused.errors]).toEqual([1, expect.stringMatching(sentence)]);
  expect(await readdir(parent)).not.toContain('refused');
});

it('is refused where a file was cut off, also by somebody who rewrote the manifest', async () => {
  const file = at('closed', 'data', `${BLOB}.age`);
  const whole = await readFile(file);
  await truncate(file, whole.length - 1);
  const restore = () => command('restore.ts', [at('closed')], { DATA_DIR: at('refused'), ...ENCRYPTED });
  const cut = await restore();
  expect([cut.code, cut.errors]).toEqual([
    1,
    expect.stringContaining(`${BLOB}.age among them: it was not restored`),
  ]);

  const manifest = await readFile(at('closed', 'manifest.json'), 'utf8');
  const forged = manifest.replace(/"createdAt": "20/, '"createdAt": "19');
  const hash = await readFile(at('closed', 'manifest.json.sha256'), 'utf8');
  await writeFile(file, whole);
  await writeFile(at('closed', 'manifest.json'), forged);
  await writeFile(at('closed', 'manifest.json.sha256'), createHash('sha256').update(forged).digest('hex'));
  const rewritten = await restore();
  expect([rewritten.code, rewritten.errors]).toEqual([
    1,
    expect.stringContaining('n’est pas celui qui a été écrit'),
  ]);
  expect(await readdir(parent)).not.toContain('refused');
  await writeFile(at('closed', 'manifest.json'), manifest);
  await writeFile(at('closed', 'manifest.json.sha256'), hash);
});

it('is asked for at the start of a server that backs up by itself', async () => {
  const env = { BACKUP_DIR: at('kept'), BACKUP_PASSPHRASE_FILE: '/nonexistent' };
  const started = await startServer(at('data'), env).catch(String);
  expect(started).toContain('La phrase secrète des sauvegardes ne peut être lue dans /nonexistent');
});
