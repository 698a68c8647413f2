import { Refusal } from '@ardoise/domain/base/errors.ts';
import { ACCOUNT_HEADER } from '@ardoise/domain/contract/account-header.ts';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitOf } from './call-limits.ts';
import { changedProjects } from './changed-projects.ts';
import { refuseForgery } from './csrf.ts';
import { authenticateKey, keyTokenOf } from './key-requests.ts';
import type { ListReads } from './list-reads.ts';
import type { LiveSessions } from './live-sessions.ts';
import { withOneLineTexts } from './one-line-texts.ts';
import type { ProjectChanges } from './project-changes.ts';
import { asRequest } from './request-origin.ts';
import type { Session } from './session.repository.ts';
import { type SessionSettings, sessionToken } from './session-cookie.ts';

/** Input of a handler: the validated parts of the call, and the caller. */
export interface Exchange<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Null only for `who` 'public' without a session. */
  session: Session | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** As `Exchange`, for calls that require a session. */
export type SignedExchange<C extends Call> = Omit<Exchange<C>, 'session'> & { session: Session };

/** Serialised JSON: sent as is. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Return value of a handler: the reply, serialised JSON, or the Fastify reply when it sent something itself. */
type Answer<C extends Call> = ReplyOf<C> | JsonText | FastifyReply;
type HandlerOf<C extends Call> = C['who'] extends 'public'
  ? (exchange: Exchange<C>) => Promise<Answer<C>>
  : (exchange: SignedExchange<C>) => Promise<Answer<C>>;

export interface RouteOptions {
  /** HTTP status on success: default 200. */
  status?: number;
  /** Rate limit: requests per minute per account or key, or per address where nobody has signed in. */
  perMinute?: number;
  /** Largest JSON body in bytes, where it is not that of the application. */
  largest?: number;
  /** Login: an existing session is ignored for CSRF, and cross-site requests are refused. */
  opensSession?: true;
  /** Logout: the CSRF token is accepted in the query. */
  tokenInQuery?: true;
  /** How screens call the field at a path of the body: named where its text is too long. */
  nameOf?: (path: string) => string | undefined;
  /** The operation knows what is stored, and tidies the texts of its body itself. */
  tidies?: true;
  /** A draft's save, published as such; or a file, whose project is the changed one. */
  announces?: 'contenu' | 'file';
}

/** The routes registered on an application, by `METHOD path`, for tests against the contract. */
export function registeredCalls(app: FastifyInstance): Map<string, Call['who']> {
  return app.registeredCalls;
}

/** @throws when a call of the contract has no handler: the server must not start incomplete */
export function refuseMissingCalls(app: FastifyInstance, calls: readonly Call[]): void {
  const missing = calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !app.registeredCalls.has(route));
  if (missing.length > 0) throw new Error(`Calls of the contract without a handler: ${missing.join(', ')}`);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes a multipart form; the others JSON. */
    takesForm?: boolean;
  }
  interface FastifyInstance {
    registeredCalls: Map<string, Call['who']>;
    /** Every route, calls or not, as `METHOD path`. */
    routeList: string[];
    sessionSettings: SessionSettings;
    liveSessions: LiveSessions;
    projectChanges: ProjectChanges;
    listReads: ListReads;
    /** Invalidates what this process has cached of settings and catalogues. */
    forgetOffers: () => void;
  }
}

type Issue = NonNullable<ReturnType<NonNullable<Call['body']>['safeParse']>['error']>['issues'][number];

const plain = new Intl.NumberFormat('fr-FR');

/** What is said of a text that is too long, by the name that its screen gives it; null for any other fault. */
function tooLong(issue: Issue, nameOf: RouteOptions['nameOf']): string | null {
  const ofText = issue.code === 'too_big' && issue.origin === 'string' ? issue.maximum : undefined;
  const longest = issue.code === 'custom' ? issue.params?.maximum : ofText;
  if (typeof longest !== 'number') return null;
  return `${nameOf?.(issue.path.join('.')) ?? 'Texte'}\u00a0: ${plain.format(longest)}\u00a0caractères au plus.`;
}

function parsePart(
  schema: Call['body'],
  value: unknown,
  part: string,
  nameOf?: RouteOptions['nameOf'],
): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 20);
  const sentences = issues.map((issue) => tooLong(issue, nameOf));
  const [first = null] = sentences;
  throw new Refusal('REQUETE_INVALIDE', {
    ...(first !== null && !sentences.includes(null) ? { message: first } : {}),
    champs: issues.map(({ path }, index) => ({
      chemin: [part, ...path].join('.'),
      message: sentences[index] ?? 'Valeur mal formée',
    })),
  });
}

async function findCaller(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
  const key = keyTokenOf(call, request);
  if (key !== undefined) return authenticateKey(call, key, request, reply);
  const token = sessionToken(request);
  const session = token === undefined ? null : await request.server.liveSessions.find(token);
  request.caller = session;
  if (session !== null) reply.header(ACCOUNT_HEADER, session.uid);
  return session;
}

async function authenticate(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  const session = await findCaller(call, request, reply);
  if (session === null && call.who !== 'public') throw new Refusal('SESSION');
  // Another account has signed in since, in another tab: nothing of the page's person is done in its name.
  const page = request.headers[ACCOUNT_HEADER];
  if (page !== undefined && call.changes && session !== null && page !== String(session.uid))
    throw new Refusal('SESSION');
  if (session?.passwordExpired && call.who !== 'public') {
    throw new Refusal('SESSION', { message: 'Votre mot de passe a expiré. Merci d’en choisir un nouveau.' });
  }
  if (session?.keyNeeded && call.who !== 'public' && call.who !== 'passkeys.own') {
    throw new Refusal('SESSION', { message: 'Enregistrez une clé d’accès pour continuer.' });
  }
  if (session !== null && call.who !== 'public' && call.who !== 'session' && !roleMay(call.who, session.role))
    throw new Refusal('ROLE');
  return session;
}

/** Permissions of the calls that change what drafts are offered. */
const OFFERS: readonly Call['who'][] = ['content.edit', 'settings.edit', 'settings.administer'];

/** Publishes the projects that a call has changed: here once, so that no operation can forget it. */
function announce(
  { projectChanges }: FastifyInstance,
  params: unknown,
  answer: unknown,
  announces: RouteOptions['announces'],
): void {
  const kind = announces === 'contenu' ? 'contenu' : 'projet';
  for (const changed of changedProjects(params, answer, announces === 'file'))
    projectChanges.announce(changed, kind);
}

/**
 * Registers one call of the contract: session, role, CSRF, validation, then the handler. A route cannot be declared
 * without `who`, because it is a property of the call.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: HandlerOf<C>,
  options: RouteOptions = {},
): void {
  app.registeredCalls.set(`${call.method} ${call.path}`, call.who);
  app.route({
    method: call.method,
    url: call.path,
    ...(options.largest === undefined ? {} : { bodyLimit: options.largest }),
    config: {
      takesForm: call.form === true,
      ...(options.perMinute === undefined ? {} : { rateLimit: rateLimitOf(call, options.perMinute) }),
    },
    handler: async (request, reply) => {
      const session = await authenticate(call, request, reply);
      // No page of another site can send a key.
      if (call.changes && request.apiKey === null)
        refuseForgery(request, options.opensSession ? null : session, options);
      if (!call.form && request.isMultipart()) throw new Refusal('JSON_ATTENDU');
      const body = parsePart(call.body, request.body, 'body', options.nameOf);
      const exchange = {
        params: parsePart(call.params, request.params, 'params'),
        query: parsePart(call.query, request.query, 'query'),
        body: options.tidies ? body : withOneLineTexts(body),
        session,
        request,
        reply,
      };
      // TypeScript cannot narrow the handler's conditional type from `who` at run time; authenticate() has checked it.
      const answer = await asRequest(request, () =>
        (handler as (exchange: unknown) => Promise<Answer<C>>)(exchange),
      );
      if (call.changes) {
        if (request.apiKey === null && !reply.sent && !reply.raw.headersSent)
          await app.listReads.remember(reply);
        if (OFFERS.includes(call.who)) app.forgetOffers();
        announce(app, exchange.params, answer, options.announces);
      }
      // The stream has started, or the client has disconnected: there is nothing more to send.
      if (answer === reply || reply.sent || reply.raw.headersSent || reply.raw.destroyed) return reply;
      reply.code(options.status ?? (answer === undefined ? 204 : 200));
      if (answer === undefined) return reply.send();
      reply.type('application/json; charset=utf-8');
      return reply.send(answer instanceof JsonText ? answer.text : JSON.stringify(answer));
    },
  });
}
