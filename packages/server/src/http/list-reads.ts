import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { type MustSee, readPosition } from '../replicas/choose-replica.ts';
import type { ReplicaReport, Replicas } from '../replicas/replicas.ts';
import { isSecure, sessionToken } from './session-cookie.ts';

const COOKIE = 'ardoise-position';
/** Position of the last notified change, a cookie that the page writes (web/src/api/told-position.ts). */
const TOLD = 'ardoise-vu';
/** A replica that is later than that is not read. */
const REMEMBERED_S = 600;
/** A position could not be read: the primary is, until the cookie ends. */
const UNKNOWN = 'inconnue';

function laterOf(positions: readonly (string | undefined)[]): MustSee {
  let latest = 0n;
  for (const text of positions) {
    if (text === undefined) continue;
    const position = readPosition(text);
    if (position === null) return 'present';
    if (position > latest) latest = position;
  }
  return latest;
}

/**
 * Lists of projects, which may be read from a replica: each caller sees at least what they wrote themselves, which a
 * cookie remembers, and the changes that they were notified of. A caller without a cookie jar, such as one with an API
 * key, reads the primary.
 */
export class ListReads {
  readonly #replicas: Replicas;
  readonly #config: Pick<Config, 'publicUrl'>;

  constructor(replicas: Replicas, config: Pick<Config, 'publicUrl'>) {
    this.#replicas = replicas;
    this.#config = config;
  }

  /** State of each replica in this process; none without DATABASE_REPLICA_URL. */
  states(): ReplicaReport[] {
    return this.#replicas.states();
  }

  /** Runs reads that decide neither a rule nor a right. */
  read<Result>(request: FastifyRequest, work: (pool: Pool) => Promise<Result>): Promise<Result> {
    return this.#replicas.read(mustSee(request), work);
  }

  /** After a change, or before a notification of one: the browser's next lists include what was committed until now. */
  async remember(reply: FastifyReply): Promise<void> {
    if (!this.#replicas.isOn) return;
    const position = await this.#replicas.position().catch(() => UNKNOWN);
    const cookie = reply.server.serializeCookie(COOKIE, position, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(this.#config),
      maxAge: REMEMBERED_S,
    });
    // Not by `setCookie`, which a stream's head would be without.
    reply.header('set-cookie', cookie);
  }
}

function mustSee(request: FastifyRequest): MustSee {
  if (sessionToken(request) === undefined) return 'present';
  return laterOf([request.cookies[COOKIE], request.cookies[TOLD]]);
}
