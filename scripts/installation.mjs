// Runs on the system's Node (20 or newer), before anything is installed: nothing here may import a package.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { checkBinaries } from './binaries.mjs';
import { runCommand } from './run-command.mjs';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = 20;
const BIN = path.join(ROOT, 'node_modules', '.bin');

/** What the server needs of a Node: `argon2` of node:crypto. */
const OLDEST_SERVER_NODE = [24, 7];
const usesSystemNode = process.env.SYSTEM_NODE === '1';

/**
 * The project's own Node, installed as a package, while the system's only starts these scripts; with SYSTEM_NODE=1 the
 * system's runs everything.
 */
export const NODE = usesSystemNode
  ? process.execPath
  : path.join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Installs the packages of package-lock.json, unless they are up to date, and checks the programs among them. */
export async function ensureInstalled() {
  refuseOldNode();
  if (!isCurrent()) await install();
  await checkBinaries(ROOT);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const oldest = usesSystemNode ? OLDEST_SERVER_NODE : [OLDEST_NODE, 0];
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    const why = usesSystemNode ? 'to run on the system’s Node (SYSTEM_NODE=1)' : 'to start';
    throw new Error(
      `Ardoise needs Node ${oldest.join('.')} or newer ${why}; this is Node ${process.versions.node}.`,
    );
  }
}

async function install() {
  console.log('Installing the packages (a minute or two, only when they have changed)…');
  // Uses the system's Node: the project's own would replace itself while running.
  await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: environmentWithoutBin(),
  });
  if (!existsSync(NODE))
    throw new Error(`No Node for ${process.platform}-${process.arch} came with the packages.`);
}

/** npm writes the list of installed packages to node_modules last: it must equal the lock file. */
function isCurrent() {
  const installed = packagesIn(path.join(ROOT, 'node_modules', '.package-lock.json'));
  const wanted = packagesIn(path.join(ROOT, 'package-lock.json'));
  if (!installed || !wanted || !existsSync(NODE)) return false;
  return Object.entries(wanted)
    .filter(([location]) => location.startsWith('node_modules/'))
    .every(([location, { version, integrity, optional, resolved }]) => {
      const found = installed[location];
      if (!found) return optional === true;
      return (
        found.version === version &&
        found.integrity === integrity &&
        (integrity || found.resolved === resolved)
      );
    });
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

function environmentWithoutBin() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const kept = folders.filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')));
  return { ...process.env, PATH: kept.join(path.delimiter) };
}

/** Environment of child processes: the project's Node and programs are first in PATH. */
export function environmentWithBin(changes = {}) {
  const compileCache = path.join(ROOT, '.cache', 'node');
  const PATH = `${BIN}${path.delimiter}${process.env.PATH ?? ''}`;
  return { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH, ...changes };
}
