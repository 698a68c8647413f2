import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';
import { freePort } from '../../packages/server/src/testing/running-server.ts';

const run = promisify(execFile);
const CONFIGURATION = path.resolve(import.meta.dirname, '../../deploy/proxy/haproxy.cfg');

/** HAProxy by deploy/proxy/haproxy.cfg, on a free port of the loopback, with a certificate that this process trusts. */
export class Haproxy {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  /** @param ports of the servers, in the place of 3001 to 3003 */
  static async start(folder: string, ports: readonly number[]): Promise<Haproxy> {
    const certificate = await selfSigned(folder);
    const port = await freePort();
    const written = (await readFile(CONFIGURATION, 'utf8'))
      .replace('bind :8443', `bind 127.0.0.1:${port}`)
      .replace('/etc/haproxy/certificate.pem', certificate);
    const file = path.join(folder, 'haproxy.cfg');
    await writeFile(
      file,
      ports.reduce(
        (text, own, index) => text.replaceAll(`127.0.0.1:300${index + 1}`, `127.0.0.1:${own}`),
        written,
      ),
    );
    const child = spawn('haproxy', ['-f', file], { stdio: 'ignore' });
    return new Haproxy(`https://localhost:${port}`, child);
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
  }
}

/** Certificate and key in one file. */
async function selfSigned(folder: string): Promise<string> {
  const [key, certificate, both] = ['key', 'crt', 'pem'].map((kind) =>
    path.join(folder, `localhost.${kind}`),
  ) as [string, string, string];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...names,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const text = await readFile(certificate, 'utf8');
  await writeFile(both, text + (await readFile(key, 'utf8')));
  tls.setDefaultCACertificates([...tls.getCACertificates(), text]);
  return both;
}
