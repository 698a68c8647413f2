import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SalesforceAccess } from '../salesforce/salesforce-client.ts';

/** A record of Salesforce: the names of its own fields, and SystemModstamp. */
export type PeerRecord = Record<string, unknown> & { Outlet_Number__c: string; SystemModstamp: string };

/** What it does instead of replying to a query; each is documented, or what a network does. */
export type PeerMood =
  | 'well'
  /** Never replies. */
  | 'silent'
  | 'limit'
  /** Refuses every token. */
  | 'session'
  | 'unavailable'
  | 'wrong-field'
  | 'cut-json'
  | 'empty'
  | 'redirect'
  /** Closes the connection in the middle of the body. */
  | 'broken';

type PeerError = readonly [status: number, errorCode: string, message: string];

const EXPIRED: PeerError = [401, 'INVALID_SESSION_ID', 'Session expired or invalid'];
const ERRORS: Record<'limit' | 'unavailable' | 'wrong-field', PeerError> = {
  limit: [403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.'],
  unavailable: [503, 'SERVER_UNAVAILABLE', 'The server is temporarily unavailable.'],
  'wrong-field': [400, 'INVALID_FIELD', "No such column 'Segmentation__c' on entity 'Account'."],
};

const UNREADABLE: Record<'query' | 'locator', PeerError> = {
  query: [400, 'MALFORMED_QUERY', 'unexpected token'],
  locator: [400, 'INVALID_QUERY_LOCATOR', 'invalid query locator'],
};

const LITERAL = /'((?:[^'\\]|\\.)*)'/;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const unescaped = (text: string) => text.replace(/\\(.)/g, (_, char: string) => ESCAPED[char] ?? char);

/**
 * A real HTTP server that follows Salesforce's documented REST API: tokens by client credentials, SOQL queries by number or
 * by SystemModstamp, pages by nextRecordsUrl, errors as arrays, Sforce-Limit-Info.
 */
export class SalesforcePeer {
  static readonly SECRET = 'peer-secret-that-no-log-may-hold';
  readonly records: PeerRecord[] = [];
  /** The SOQL that it received. */
  readonly queries: string[] = [];
  tokenRequests = 0;
  /** Requests of records, pages included. */
  requests = 0;
  mood: PeerMood = 'well';
  pageSize = 2000;
  /** Becomes `unavailable` after so many pages. */
  failsAfterPages = Number.POSITIVE_INFINITY;
  secret: string = SalesforcePeer.SECRET;
  #tokens = new Set<string>();
  readonly #pages = new Map<string, PeerRecord[]>();
  readonly #server = createServer((request, reply) => {
    this.#reply(request, reply).catch((error: unknown) => reply.destroy(error as Error));
  });

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }

  get access(): SalesforceAccess & { fieldsFile: undefined } {
    const { port } = this.#server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      clientId: 'peer-id',
      clientSecret: SalesforcePeer.SECRET,
      apiVersion: 'v65.0',
      fieldsFile: undefined,
    };
  }

  /** Ends every session, as an administrator of Salesforce or its time-out does. */
  expireTokens(): void {
    this.#tokens.clear();
  }

  /** Puts a record, or replaces that of the number. */
  put(nOutlet: string, fields: Record<string, unknown>, stamp: string): void {
    const record = { Outlet_Number__c: nOutlet, ...fields, SystemModstamp: stamp };
    const at = this.records.findIndex((one) => one.Outlet_Number__c === nOutlet);
    if (at === -1) this.records.push(record);
    else this.records[at] = record;
  }

  async #reply(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://peer');
    if (url.pathname === '/services/oauth2/token') return this.#giveToken(await text(request), reply);
    this.requests += 1;
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    if (!this.#tokens.has(token)) this.#fail(reply, EXPIRED);
    else if (this.mood === 'session') this.#fail(reply, EXPIRED);
    else if (this.mood === 'well') this.#giveRecords(url, reply);
    else this.#misbehave(reply);
  }

  #giveToken(body: string, reply: ServerResponse): void {
    this.tokenRequests += 1;
    const form = new URLSearchParams(body);
    const isKnown = form.get('client_id') === 'peer-id' && form.get('client_secret') === this.secret;
    if (form.get('grant_type') !== 'client_credentials' || !isKnown) {
      this.#send(reply, 400, { error: 'invalid_client', error_description: 'invalid client credentials' });
      return;
    }
    const token = `00D${randomBytes(12).toString('hex')}`;
    this.#tokens.add(token);
    this.#send(reply, 200, { access_token: token, instance_url: this.access.url, token_type: 'Bearer' });
  }

  #misbehave(reply: ServerResponse): void {
    const { mood } = this;
    if (mood === 'silent') return;
    if (mood === 'limit' || mood === 'unavailable' || mood === 'wrong-field') {
      this.#fail(reply, ERRORS[mood]);
      return;
    }
    if (mood === 'redirect') {
      reply.writeHead(302, { location: `${this.access.url}/elsewhere` }).end();
      return;
    }
    const whole = JSON.stringify({ totalSize: 0, done: true, records: [] });
    const headers = { 'content-type': 'application/json;charset=UTF-8' };
    if (mood === 'empty') reply.writeHead(200, headers).end();
    else if (mood === 'cut-json') reply.writeHead(200, headers).end(whole.slice(0, -9));
    else {
      reply.writeHead(200, { ...headers, 'content-length': whole.length });
      reply.write(whole.slice(0, 5), () => reply.destroy());
    }
  }

  #giveRecords(url: URL, reply: ServerResponse): void {
    const found = url.pathname.endsWith('/query')
      ? this.#query(url.searchParams.get('q') ?? '')
      : (this.#pages.get(url.pathname) ?? 'locator');
    this.failsAfterPages -= 1;
    if (!Array.isArray(found)) this.#fail(reply, UNREADABLE[found]);
    else if (this.failsAfterPages < 0) this.#fail(reply, ERRORS.unavailable);
    else this.#sendPage(reply, found);
  }

  #sendPage(reply: ServerResponse, found: PeerRecord[]): void {
    const rest = found.slice(this.pageSize);
    const next = `/services/data/v65.0/query/01g${randomBytes(6).toString('hex')}-${this.pageSize}`;
    if (rest.length > 0) this.#pages.set(next, rest);
    this.#send(reply, 200, {
      totalSize: found.length,
      done: rest.length === 0,
      ...(rest.length > 0 && { nextRecordsUrl: next }),
      records: found
        .slice(0, this.pageSize)
        .map((record) => ({ attributes: { type: 'Account' }, ...record })),
    });
  }

  #query(soql: string): PeerRecord[] | 'query' {
    this.queries.push(soql);
    const byNumber = new RegExp(
      `WHERE Outlet_Number__c = ${LITERAL.source} ORDER BY SystemModstamp DESC LIMIT 1$`,
    );
    const number = byNumber.exec(soql)?.[1];
    if (number !== undefined)
      return this.records.filter((one) => one.Outlet_Number__c === unescaped(number)).slice(0, 1);
    const since =
      /WHERE Outlet_Number__c != null(?: AND SystemModstamp >= (\S+))? ORDER BY SystemModstamp, Id$/;
    const match = since.exec(soql);
    if (match === null) return 'query';
    const from = Date.parse(match[1] ?? '1970-01-01T00:00:00Z');
    return this.records
      .filter(({ SystemModstamp }) => Date.parse(SystemModstamp) >= from)
      .sort((one, other) => Date.parse(one.SystemModstamp) - Date.parse(other.SystemModstamp));
  }

  #fail(reply: ServerResponse, [status, errorCode, message]: PeerError): void {
    this.#send(reply, status, [{ message, errorCode }]);
  }

  #send(reply: ServerResponse, status: number, body: unknown): void {
    reply.writeHead(status, {
      'content-type': 'application/json;charset=UTF-8',
      'sforce-limit-info': `api-usage=${this.requests}/15000`,
    });
    reply.end(JSON.stringify(body));
  }
}
