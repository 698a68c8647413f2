// Verifies the programs that npm installed by the hashes of binaries.json. Runs on the system's Node, before anything
// that was installed is run: nothing here may import a package.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

export const PINS = 'binaries.json';
/** Root's server runs a copy from here, where the clone is closed to the database's user (db/embedded/binaries.ts). */
const SHARED_FOLDER = '/var/lib/ardoise';

/** What is run of each package: Node itself, or PostgreSQL's programs and what they load. */
const PARTS = { node: ['bin'], postgresql: ['native/bin', 'native/lib'] };

/**
 * The SHA-256 of a program's files: of a list as sha256sum prints it, sorted by path. Links are left out: packages
 * contain none, and a link adds no bytes.
 * @param folder its package, unpacked
 * @param inside the part of a package that another folder is a copy of
 */
export async function hashProgram(folder, program, inside = '') {
  const lines = [];
  for (const part of PARTS[program])
    for (const file of filesBelow(folder, path.posix.relative(inside, part))) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path.join(folder, file)), hash);
      lines.push(`${hash.digest('hex')}  ${path.posix.join(inside, file)}\n`);
    }
  return createHash('sha256').update(lines.join('')).digest('hex');
}

function filesBelow(folder, part) {
  const found = readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * Rejects, in French for the terminal, if an installed program is not the one that is pinned.
 * @param root the clone, or another folder with its packages and pins
 */
export async function checkBinaries(root, sharedFolder = SHARED_FOLDER) {
  const pins = JSON.parse(readFileSync(path.join(root, PINS), 'utf8'));
  let checked = 0;
  for (const { program, name, version, sha256 } of pins) {
    const folder = path.join(root, 'node_modules', name);
    if (!existsSync(folder)) continue;
    const installed = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
    if (installed !== version)
      throw new Error(
        `${name} est installé en version ${installed}, et ${PINS} atteste la version ${version}\u00a0: après une mise à jour voulue, lancez npm run pin-binaries.`,
      );
    if ((await hashProgram(folder, program)) !== sha256) throw differs(folder);
    checked += 1;
    const copy = path.join(sharedFolder, `postgresql-${version}`);
    if (
      program === 'postgresql' &&
      existsSync(copy) &&
      (await hashProgram(copy, program, 'native')) !== sha256
    )
      throw differs(copy);
  }
  return checked;
}

function differs(folder) {
  return new Error(
    `Les programmes de ${folder} ne sont pas ceux que ${PINS} atteste\u00a0: ne les lancez pas. Supprimez ce dossier et réinstallez (npm ci)\u00a0; si la différence demeure, prévenez qui fournit Ardoise.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const checked = await checkBinaries(fileURLToPath(new URL('..', import.meta.url)));
    console.log(`${checked} programmes installés par npm sont ceux que ${PINS} atteste.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
