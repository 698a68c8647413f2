import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { AwsClient } from 'aws4fetch';
import { type S3Settings, s3Settings } from '../storage/s3-settings.ts';

/** Where scripts/test-operations.mjs has started Swift. */
const ENDPOINT = process.env.ARDOISE_TEST_S3 ?? '';
const ACCESS = { region: 'us-east-1', accessKeyId: 'ardoise:app', secretAccessKey: 'testing' };

/** A new bucket of the peer, and its settings. */
export async function createBucket(): Promise<S3Settings> {
  if (ENDPOINT === '')
    throw new Error('Run these tests by npm run test:operations, which starts the storage.');
  const bucket = `essai-${randomBytes(6).toString('hex')}`;
  const made = await new AwsClient({ ...ACCESS, service: 's3' }).fetch(`${ENDPOINT}/${bucket}`, {
    method: 'PUT',
  });
  if (!made.ok) throw new Error(`no bucket: ${made.status} ${await made.text()}`);
  return s3Settings(`s3://${bucket}/ardoise`, { ...ACCESS, endpoint: ENDPOINT });
}

/** What a connection to the peer meets. */
export interface Fault {
  /** Every connection is closed; connections are taken, and never answered. */
  outage?: 'refused' | 'silent';
  /** A connection is cut after so many bytes of replies. */
  cutAfter?: number;
  /** Requests that begin so are not passed on. */
  held?: string;
}

/** A network between the product and the peer, with faults. */
export class FaultyNetwork {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #fault: Fault = {};
  /** Connections that were cut, and requests that were delayed. */
  met = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FaultyNetwork> {
    const server = createServer();
    const network = new FaultyNetwork(server);
    server.on('connection', (socket) => network.#pass(socket));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return network;
  }

  /** The same bucket, through this network. */
  through(settings: S3Settings): S3Settings {
    const { port } = this.#server.address() as AddressInfo;
    return { ...settings, endpoint: `http://127.0.0.1:${port}` };
  }

  /** From now on; connections in use end. */
  set(fault: Fault): void {
    this.#fault = fault;
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.set({});
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(socket: Socket): void {
    const { outage, cutAfter = Number.POSITIVE_INFINITY, held } = this.#fault;
    this.#own(socket);
    if (outage === 'refused') socket.destroy();
    if (outage !== undefined) return;
    const { hostname, port } = new URL(ENDPOINT);
    const peer = connect(Number(port), hostname);
    this.#own(peer);
    socket.on('data', (chunk: Buffer) => {
      if (held !== undefined && chunk.toString('latin1').startsWith(held)) this.met += 1;
      else peer.write(chunk);
    });
    let passed = 0;
    peer.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      if (passed > cutAfter) {
        this.met += 1;
        socket.destroy();
      } else socket.write(chunk);
    });
    socket.on('close', () => peer.destroy());
    peer.on('close', () => socket.destroy());
  }

  #own(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
