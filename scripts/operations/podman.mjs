// Containers of the image that scripts/build-image.mjs builds, run as deploy/README.md says: as nobody, on a root file
// system that is read only.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { output, requireTools } from './tools.mjs';

const BASE = 'localhost/ardoise-base';
const IMAGE = 'localhost/ardoise';
const CLOSED = ['--read-only', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges'];

/** Within another container there are no cgroups of systemd, and limits cannot be raised. */
const NESTED = {
  before: ['--cgroup-manager=cgroupfs', '--runtime=runc'],
  after: ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'],
};

function podmanOptions() {
  const runs = ({ before, after }) =>
    spawnSync('podman', [...before, 'run', '--rm', '--network=host', ...after, BASE, '/bin/true']).status ===
    0;
  const plain = { before: [], after: [] };
  if (runs(plain)) return plain;
  requireTools({ runc: 'runc' });
  assert.ok(runs(NESTED), 'podman runs no container here');
  return NESTED;
}

/** Podman with the options that it needs on this machine; the image must have been built. */
export function openPodman() {
  const options = podmanOptions();
  const podman = (...args) => output('podman', [...options.before, ...args]);
  return {
    /**
     * Starts a container in the network of this machine.
     * @param name its name
     * @param environment the settings of the product
     * @param mounts its data folder and more, as podman takes them
     */
    start(name, environment, ...mounts) {
      const settings = Object.entries(environment).map(([key, value]) => `--env=${key}=${value}`);
      const own = [`--name=${name}`, '--network=host', '--restart=on-failure', ...mounts];
      podman('run', '--detach', ...own, ...options.after, ...CLOSED, ...settings, IMAGE);
    },
    stop: (name) => podman('stop', '--time=60', name),
    /** Kills its process as a crash would: podman starts it again by its restart policy. */
    crash: (name) =>
      process.kill(
        Number(podman('inspect', name, '--format={{.State.Pid}}').trim().split('\n').at(-1)),
        'SIGKILL',
      ),
    /** Its result is the caller's to judge. */
    exec: (name, ...command) =>
      spawnSync('podman', [...options.before, 'exec', name, ...command], { encoding: 'utf8' }),
    /** Fails where the image's health check does. */
    checkHealth: (name) => podman('healthcheck', 'run', name),
    exitCode: (name) =>
      Number(podman('inspect', name, '--format={{.State.ExitCode}}').trim().split('\n').at(-1)),
    logs: (name) => podman('logs', name),
    /** With its volumes; nothing where there are none. */
    remove(name, ...volumes) {
      spawnSync('podman', [...options.before, 'rm', '--force', '--volumes', name]);
      if (volumes.length > 0) spawnSync('podman', ['volume', 'rm', '--force', ...volumes]);
    },
  };
}
