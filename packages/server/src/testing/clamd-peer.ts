import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A fake clamd with the files it received. */
export interface ClamdPeer {
  url: string;
  /** Completely received files. */
  files: Buffer[];
  stop: () => Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** The file of a complete INSTREAM command; null while incomplete. */
function fileOf(received: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** Listens like clamd; `answer` returns the reply for a file, null to disconnect. */
export async function startClamdPeer(answer: (file: Buffer) => string | null): Promise<ClamdPeer> {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const file = received.toString('latin1', 0, COMMAND.length) === COMMAND ? fileOf(received) : null;
      if (file === null) return;
      files.push(file);
      const said = answer(file);
      if (said === null) socket.destroy();
      else socket.end(`${said}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    files,
    async stop() {
      for (const socket of sockets) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
