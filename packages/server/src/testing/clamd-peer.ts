import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a peer that speaks clamd's protocol was sent, and answers. */
export interface ClamdPeer {
  url: string;
  /** The files that came whole. */
  files: Buffer[];
  stop: () => Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** The file of a whole INSTREAM command; null while some of it is missing. */
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

/** Listens as clamd does; `answer` says what it says of a file, null to hang up. */
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
