import { isDeepStrictEqual } from 'node:util';
import { type Call, errorReply, type ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type * as z from 'zod/mini';

/** Session cookie and CSRF token of a caller. */
export interface Credentials {
  cookie: string;
  csrf: string;
}

type PartOf<C extends Call, Part extends 'params' | 'query'> = C[Part] extends z.ZodMiniType
  ? z.input<C[Part]>
  : Record<string, string | number>;

export interface CallOptions<C extends Call> {
  params?: PartOf<C, 'params'>;
  query?: PartOf<C, 'query'>;
  /** Typed by the contract; a form or an invalid body is passed as text, bytes or any other value. */
  body?: (C['body'] extends z.ZodMiniType ? z.input<C['body']> : never) | NonNullable<unknown>;
  /** Override or, with `undefined`, remove request headers. */
  headers?: Record<string, string | undefined>;
}

export interface Answered<C extends Call> {
  status: number;
  /** The reply, or `{code, message…}` of an error: a test checks the status first. */
  body: ReplyOf<C>;
  headers: LightMyRequestResponse['headers'];
  /** The bytes, for calls that reply with a file. */
  bytes: Buffer;
}

/** The reply does not match the contract. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken';
}

/** Makes the contract's calls as one account, and validates every reply against the contract. */
export class Caller {
  readonly #app: FastifyInstance;
  readonly #signIn: () => Promise<Credentials | null>;
  #credentials: Promise<Credentials | null> | undefined;

  constructor(app: FastifyInstance, signIn: () => Promise<Credentials | null>) {
    this.#app = app;
    this.#signIn = signIn;
  }

  /** Cookie and token of this caller, after login. */
  credentials(): Promise<Credentials | null> {
    this.#credentials ??= this.#signIn();
    return this.#credentials;
  }

  async call<const C extends Call>(call: C, options: CallOptions<C> = {}): Promise<Answered<C>> {
    const response = await this.inject({
      method: call.method,
      url: fillPath(call.path, options.params ?? {}),
      query: textOf(options.query ?? {}),
      payload: options.body as InjectOptions['payload'],
      headers: options.headers,
    });
    const body = readBody(response);
    holdAgainst(call, response, body);
    return {
      status: response.statusCode,
      body: body as ReplyOf<C>,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }

  /** A request of this account that is no call of the contract. */
  async inject(options: InjectOptions): Promise<LightMyRequestResponse> {
    const credentials = await this.credentials();
    const own = credentials === null ? {} : { cookie: credentials.cookie, 'x-csrf-token': credentials.csrf };
    const headers = Object.entries({ ...own, ...options.headers }).filter(([, value]) => value !== undefined);
    return this.#app.inject({ ...options, headers: Object.fromEntries(headers) });
  }
}

function fillPath(path: string, params: object): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = (params as Record<string, unknown>)[name];
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}

function textOf(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function readBody(response: LightMyRequestResponse): unknown {
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return isJson ? response.json() : response.payload;
}

/** Asserts that the reply has all fields of the contract, and no others. */
function holdAgainst(call: Call, response: LightMyRequestResponse, body: unknown): void {
  const succeeded = response.statusCode < 300;
  const schema = response.statusCode >= 400 ? errorReply : succeeded ? call.reply : undefined;
  if (schema === undefined) return;
  const said = `${call.method} ${call.path} answered ${response.statusCode}`;
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw new ContractBroken(
      `${said} against the contract: ${JSON.stringify(parsed.error.issues)}\n${response.payload.slice(0, 2000)}`,
    );
  if (succeeded && !isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), body)) {
    throw new ContractBroken(
      `${said} with what the contract does not mention:\n${response.payload.slice(0, 2000)}`,
    );
  }
}
