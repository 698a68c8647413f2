// A Debian with systemd as its first process, in namespaces of this machine: a unit runs there as it would on a server.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../installation.mjs';
import { output, requireTools } from './tools.mjs';

const SUITE = 'trixie';
const PACKAGES = 'systemd,systemd-sysv,libstdc++6,libatomic1,tzdata';
const BOOT = path.join(import.meta.dirname, 'systemd', 'boot.sh');
const PATIENCE_S = 60;
const NAMESPACES = ['--mount', '--pid', '--cgroup', '--uts', '--ipc'];

/** A cgroup of its own, from which systemd sees its tree. */
function makeCgroup() {
  const line = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((mount) => mount.split(' ')[2] === 'cgroup2');
  if (line === undefined) throw new Error('systemd needs the cgroups of version 2');
  const cgroup = path.join(line.split(' ')[1], `ardoise-unit-${process.pid}`);
  mkdirSync(cgroup);
  return cgroup;
}

/** The first process of the namespaces that unshare made. */
function firstProcess(unshare) {
  const children = readFileSync(`/proc/${unshare.pid}/task/${unshare.pid}/children`, 'utf8').trim();
  return children === '' ? null : Number(children);
}

/**
 * Starts it, in the network of this machine, with this clone as /opt/ardoise. As root.
 * @returns `run` a program there and return what it says, `stop` it and delete it, and its folder `root`
 */
export async function startOwnSystemd() {
  requireTools({ mmdebstrap: 'mmdebstrap', unshare: 'util-linux', tar: 'tar' });
  const folder = mkdtempSync(path.join(tmpdir(), 'ardoise-systemd-'));
  const root = path.join(folder, 'root');
  const archive = path.join(folder, 'root.tar');
  mkdirSync(root);
  output('mmdebstrap', ['--quiet', '--variant=minbase', `--include=${PACKAGES}`, SUITE, archive]);
  output('tar', ['-C', root, '-xf', archive]);
  rmSync(archive);
  mkdirSync(path.join(root, 'opt/ardoise'));
  writeFileSync(path.join(root, 'etc/fstab'), '');

  const cgroup = makeCgroup();
  const enter = 'echo $$ > "$1/cgroup.procs" && shift && exec unshare "$@"';
  const unshare = spawn(
    'sh',
    ['-c', enter, 'sh', cgroup, ...NAMESPACES, '--fork', '--kill-child', BOOT, root, ROOT],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const stop = async () => {
    unshare.kill('SIGKILL');
    if (unshare.exitCode === null && unshare.signalCode === null) await once(unshare, 'exit');
    await removeCgroup(cgroup);
    rmSync(folder, { recursive: true, force: true });
  };
  const enterArguments = () => [`--target=${firstProcess(unshare)}`, ...NAMESPACES, '--root', '--wd=/'];
  const run = (...command) => output('nsenter', [...enterArguments(), ...command]);
  const isUp = () => {
    const { stdout } = spawnSync('nsenter', [...enterArguments(), 'systemctl', 'is-system-running'], {
      encoding: 'utf8',
    });
    return /^(running|degraded)/.test(stdout);
  };
  for (let second = 0; second < PATIENCE_S; second += 1) {
    if (unshare.exitCode === null && firstProcess(unshare) !== null && isUp()) return { run, stop, root };
    await sleep(1_000);
  }
  await stop();
  throw new Error('systemd did not start');
}

/** Its processes are being killed with their namespace: waits until their cgroups are empty. */
async function removeCgroup(cgroup) {
  const { stdout } = spawnSync('find', [cgroup, '-depth', '-type', 'd'], { encoding: 'utf8' });
  for (const each of stdout.trim().split('\n')) {
    for (let attempt = 0; ; attempt += 1) {
      try {
        rmdirSync(each);
        break;
      } catch (error) {
        if (error.code === 'ENOENT') break;
        if (attempt === 50) throw error;
        await sleep(100);
      }
    }
  }
}
