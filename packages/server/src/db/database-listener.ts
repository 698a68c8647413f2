import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 500;

/** Callbacks of one channel. */
export interface ChannelListener {
  onNotification: (payload: string) => void;
  /** Connected, or reconnected: notifications in between were missed. */
  onListening: () => void;
  onLost: () => void;
}

/** The single connection of a process that LISTENs for PostgreSQL's notifications, for every channel. */
export class DatabaseListener {
  readonly #listeners = new Map<string, ChannelListener>();

  /** One listener per channel, whose name is a constant of our code; call before the start. */
  on(channel: string, listener: ChannelListener): void {
    this.#listeners.set(channel, listener);
  }

  /** Listens until the returned function is called; reconnects when the connection breaks. */
  start(databaseUrl: string, onWarning: (error: Error) => void): () => Promise<void> {
    let client: pg.Client | undefined;
    let stopped = false;
    const listen = async () => {
      while (!stopped) {
        client = this.#newClient(databaseUrl);
        try {
          await this.#listenWith(client);
        } catch (error) {
          if (!stopped) onWarning(error instanceof Error ? error : new Error(String(error)));
        }
        for (const listener of this.#listeners.values()) listener.onLost();
        if (!stopped) await sleep(RETRY_MS);
      }
    };
    const listening = listen();
    return async () => {
      stopped = true;
      await client?.end();
      await listening;
    };
  }

  #newClient(databaseUrl: string): pg.Client {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'ardoise:listener',
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      this.#listeners.get(channel)?.onNotification(payload);
    });
    return client;
  }

  /** Resolves when the connection breaks. */
  async #listenWith(client: pg.Client): Promise<void> {
    const broken = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    // An end during connect leaves the connect promise pending.
    const endedEarly = broken.then(() => Promise.reject(new Error('the connection ended as it was made')));
    await Promise.race([client.connect(), endedEarly]);
    for (const channel of this.#listeners.keys())
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    for (const listener of this.#listeners.values()) listener.onListening();
    await broken;
  }
}
