import type { ServerResponse } from 'node:http';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ProjectChange } from '@ardoise/domain/contract/changes.ts';
import type { Pool } from 'pg';
import type { LiveSessions } from '../../../http/live-sessions.ts';
import type { ProjectChanges } from '../../../http/project-changes.ts';
import { findOpenSessions, type Session } from '../../../http/session.repository.ts';

/** Proxies close a connection that is idle for half a minute. */
const HEARTBEAT_MS = 20_000;
/** A session may also expire by age, which is not notified. */
const CHECK_MS = 60_000;
/** Debounce: many sessions may end at once and are checked together. */
const GATHER_MS = 200;
/** A browser has one stream, or one per tab where tabs cannot share it. */
const MOST_A_SESSION = 8;
/** Backpressure limit of a client that does not read: beyond it, events are replaced by one 'tout'. */
const MOST_WAITING_BYTES = 64 * 1024;

interface Context {
  pool: Pool;
  sessions: LiveSessions;
  changes: ProjectChanges;
}

interface Stream {
  /** Per stream: the people whom the account replaces may change while it is open. */
  session: Session;
  token: string;
  response: ServerResponse;
}

/** The open streams of this process: each receives its account's changes until its session ends. */
export class ChangeStreams {
  readonly #context: Context;
  readonly #onError: (error: unknown) => void;
  readonly #streams = new Set<Stream>();
  readonly #unwatch: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #check: NodeJS.Timeout;
  #gathering: NodeJS.Timeout | undefined;

  constructor(context: Context, onError: (error: unknown) => void) {
    this.#context = context;
    this.#onError = onError;
    this.#unwatch = context.sessions.watch(() => this.#checkSoon());
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
    this.#check = setInterval(() => this.#checkSoon(), CHECK_MS).unref();
  }

  /** @throws Refusal TROP_DE_DEMANDES when the session has too many streams */
  refuseOneMore(token: string): void {
    const open = [...this.#streams].filter((stream) => stream.token === token).length;
    if (open >= MOST_A_SESSION) throw new Refusal('TROP_DE_DEMANDES');
  }

  /**
   * Streams this account's changes on a response whose head is written, until either side closes it.
   * @param age milliseconds since its screen was read: replays the changes since then; undefined replays none
   */
  open(opened: Session, token: string, response: ServerResponse, age: number | undefined): void {
    const session = { ...opened };
    const stream = { session, token, response };
    let missed = false;
    const send = (change: ProjectChange) => {
      if (response.writableLength > MOST_WAITING_BYTES) missed = true;
      else response.write(`data: ${JSON.stringify(change)}\n\n`);
    };
    response.on('drain', () => {
      if (missed) send({ kind: 'tout' });
      missed = false;
    });
    const unsubscribe = this.#context.changes.subscribe(session, send);
    this.#streams.add(stream);
    response.on('close', () => {
      unsubscribe();
      this.#streams.delete(stream);
    });
    // Lets the browser fire `open` immediately.
    response.write(': bonjour\n\n');
    if (age !== undefined) for (const change of this.#context.changes.missedIn(age, session)) send(change);
  }

  #beat(): void {
    for (const { response } of this.#streams) response.write(':\n\n');
  }

  #checkSoon(): void {
    if (this.#gathering !== undefined || this.#streams.size === 0) return;
    this.#gathering = setTimeout(() => {
      this.#gathering = undefined;
      // While the database is unreachable there are no events either; the next check closes ended sessions.
      this.#endClosedSessions().catch(this.#onError);
    }, GATHER_MS);
  }

  async #endClosedSessions(): Promise<void> {
    const asked = [...this.#streams];
    const tokens = [...new Set(asked.map(({ token }) => token))];
    const open = await findOpenSessions(this.#context.pool, tokens);
    for (const { session, token, response } of asked) {
      const owner = open.get(token);
      const same = owner?.uid === session.uid && owner.name === session.name && owner.role === session.role;
      if (!same) response.end('event: fin\ndata:\n\n');
      else session.standsFor = owner.standsFor;
    }
  }

  /** Closes every stream: browsers reconnect to another server. */
  close(): void {
    this.#unwatch();
    clearInterval(this.#heartbeat);
    clearInterval(this.#check);
    clearTimeout(this.#gathering);
    for (const { response } of this.#streams) response.end();
  }
}
