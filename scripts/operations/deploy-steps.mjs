// The files of deploy/, each checked by the tool that would read it.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../installation.mjs';
import { SERVER_FLAGS } from '../server-flags.mjs';
import { functionStep } from '../steps.mjs';
import { buildWebIfChanged } from '../web-build.mjs';
import { output, requireTools } from './tools.mjs';
import { tryImage } from './try-image.mjs';
import { tryUnit } from './try-unit.mjs';

const DEPLOY = path.join(ROOT, 'deploy');
/** systemd's own scale, from 0 (closed) to 10. */
const MOST_EXPOSED = 2;
const MODELS = 'kubernetes-models@5.1.0';

const read = (file) => readFileSync(path.join(DEPLOY, file), 'utf8');

/** Runs `work` with a temporary folder. */
async function inFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ardoise-deploy-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The unit, with the paths of this clone in place of /opt/ardoise. */
async function checkUnit() {
  requireTools({ 'systemd-analyze': 'systemd' });
  const unit = read('systemd/ardoise.service');
  for (const flag of SERVER_FLAGS) {
    assert.ok(unit.includes(flag), `the unit lacks ${flag}`);
    assert.ok(read('container/Containerfile').includes(flag), `the image lacks ${flag}`);
  }
  await inFolder((folder) => {
    const file = path.join(folder, 'ardoise.service');
    writeFileSync(file, unit.replaceAll('/opt/ardoise', ROOT));
    const said = output('systemd-analyze', ['verify', file]);
    assert.equal(said.trim(), '');
    output('systemd-analyze', [
      'security',
      '--offline=true',
      `--threshold=${MOST_EXPOSED * 10}`,
      '--no-pager',
      file,
    ]);
  });
}

/** Names of series in a file that the server does not have. */
function unknownSeries(file) {
  const known = readFileSync(path.join(ROOT, 'packages/server/src/operations/metrics.ts'), 'utf8');
  const names = read(file).match(/\bardoise_[a-z_]+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, '')))].filter(
    (name) => !known.includes(`'${name}'`),
  );
}

async function checkAlerts() {
  requireTools({ promtool: 'prometheus' });
  const cwd = path.join(DEPLOY, 'prometheus');
  output('promtool', ['check', 'rules', 'alerts.yaml'], { cwd });
  output('promtool', ['test', 'rules', 'alerts.test.yaml'], { cwd });
  output('promtool', ['check', 'config', '--syntax-only', 'prometheus.yaml'], { cwd });
  assert.deepEqual(unknownSeries('prometheus/alerts.yaml'), []);
}

async function checkBoard() {
  const { panels } = JSON.parse(read('grafana/ardoise.json'));
  assert.ok(panels.length > 5);
  assert.deepEqual(unknownSeries('grafana/ardoise.json'), []);
}

async function checkProxies() {
  requireTools({ haproxy: 'haproxy', nginx: 'nginx-light', openssl: 'openssl' });
  await inFolder((folder) => {
    const key = path.join(folder, 'certificate.key');
    const certificate = path.join(folder, 'certificate.pem');
    const both = path.join(folder, 'both.pem');
    const self = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=plv.example'];
    output('openssl', [...self, '-keyout', key, '-out', certificate]);
    writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
    const haproxy = path.join(folder, 'haproxy.cfg');
    writeFileSync(haproxy, read('proxy/haproxy.cfg').replace('/etc/haproxy/certificate.pem', both));
    output('haproxy', ['-c', '-f', haproxy]);
    const nginx = path.join(folder, 'nginx.conf');
    writeFileSync(
      nginx,
      read('proxy/nginx.conf')
        .replace('/etc/nginx/certificate.pem', certificate)
        .replace('/etc/nginx/certificate.key', key),
    );
    output('nginx', ['-t', '-c', nginx]);
  });
}

/** Validates by Kubernetes's own schemas, of kubernetes-models, in a folder of its own. */
async function checkManifests() {
  await inFolder((folder) => {
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    output('npm', ['install', '--no-audit', '--no-fund', MODELS, 'yaml@2.8.1'], { cwd: folder });
    const check = path.join(folder, 'check-manifests.mjs');
    writeFileSync(check, readFileSync(path.join(import.meta.dirname, 'check-manifests.mjs')));
    for (const file of readdirSync(path.join(DEPLOY, 'kubernetes')))
      output('node', [check, path.join(DEPLOY, 'kubernetes', file)], { cwd: folder });
  });
}

async function checkCompose() {
  requireTools({ 'podman-compose': 'podman-compose' });
  const settings = ['DATABASE_PASSWORD=x', 'PUBLIC_URL=https://plv.example', 'SECRET_KEY=x'];
  await inFolder((folder) => {
    const file = path.join(folder, 'compose.yaml');
    writeFileSync(file, read('compose.yaml'));
    const compose = () => output('podman-compose', ['--dry-run', '-f', file, 'pull'], { cwd: folder });
    writeFileSync(path.join(folder, '.env'), settings.join('\n'));
    assert.match(compose(), /podman pull .*haproxy/);
    writeFileSync(path.join(folder, '.env'), settings.slice(0, 2).join('\n'));
    assert.throws(compose, 'it starts without a secret');
  });
}

export const DEPLOY_STEPS = [
  functionStep('systemd unit', checkUnit),
  functionStep('alert rules', checkAlerts),
  functionStep('board', checkBoard),
  functionStep('reverse proxies', checkProxies),
  functionStep('Kubernetes manifests', checkManifests),
  functionStep('compose file', checkCompose),
  // A clone has none, and the unit serves that of this clone.
  functionStep('build of the page', buildWebIfChanged),
  functionStep('unit under systemd', tryUnit),
  functionStep('container image', tryImage),
];
