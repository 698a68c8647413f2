import { ERRORS, Refusal } from '@ardoise/domain/base/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBearerToken } from '../../../http/bearer-token.ts';
import { asActor, originOf } from '../../../http/request-origin.ts';
import { parseAsJson } from '../../../http/request-parsing.ts';
import type { AppContext } from '../../base/app-context.ts';
import { changeScimUser, DIRECTORY, deleteScimUser } from './change-scim-user.ts';
import { createScimUser } from './create-scim-user.ts';
import { etagOf, presentScimUser } from './present-scim-user.ts';
import { readPatch, readRoles, readUser, type ScimChange } from './scim-change.ts';
import { serviceProviderConfig, userResourceType, userSchema } from './scim-discovery.ts';
import { readFilter } from './scim-filter.ts';
import { errorBody, listBody, MOST_RESULTS, SCIM_PATH, SCIM_TYPE, ScimError } from './scim-messages.ts';
import { findScimUser, listScimUsers, type ScimUserRow } from './scim-users.repository.ts';

/** For the entire directory: Entra ID sends up to 25 a second. */
const LIMIT = { rateLimit: { max: 1_800, timeWindow: '1 minute' } };
const UID = /^[1-9]\d{0,8}$/;
const ANY = /^\s*\*\s*$/;

type Query = Readonly<Record<string, string | undefined>>;

const send = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).type(`${SCIM_TYPE}; charset=utf-8`).send(JSON.stringify(body));

/** An integer of the query; `otherwise` if there is none. */
function numberOf(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^-?\d{1,9}$/.test(text))
    throw new ScimError(400, 'startIndex et count sont des nombres.', 'invalidValue');
  return Number(text);
}

/** The errors of SCIM; unexpected ones are logged, and say nothing. */
function sendError(error: FastifyError | Refusal | ScimError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ScimError)
    return send(reply, error.status, errorBody(error.status, error.message, error.scimType));
  const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
  // Values that PostgreSQL cannot store are the directory's mistake.
  const isInput = ['22021', '22P05', '22003'].includes((error as FastifyError).code);
  if (status < 500 || isInput) {
    const said = error instanceof Refusal || status === 429 ? error.message : ERRORS.REQUETE_INVALIDE.message;
    return send(reply, isInput ? 400 : status, errorBody(isInput ? 400 : status, said));
  }
  request.log.error({ err: error }, 'unexpected error');
  return send(reply, 500, errorBody(500, `Erreur inattendue, demande ${request.id}.`));
}

/** @throws ScimError 404 */
async function readSeen({ pool }: AppContext, request: FastifyRequest): Promise<ScimUserRow> {
  const { id } = request.params as { id: string };
  const row = UID.test(id) ? await findScimUser(pool, Number(id)) : null;
  if (row === null) throw new ScimError(404, 'Aucun compte n’a cet id.');
  return row;
}

/** @throws ScimError 412 for a version that is no longer the present one */
function holdVersion(request: FastifyRequest, row: ScimUserRow): void {
  const given = request.headers['if-match'];
  if (given !== undefined && !ANY.test(given) && !given.includes(etagOf(row)))
    throw new ScimError(412, 'Ce compte a changé depuis cette version.');
}

function sendUser({ config }: AppContext, reply: FastifyReply, status: number, row: ScimUserRow) {
  const user = presentScimUser(row, config.publicUrl);
  reply.header('etag', user.meta.version).header('location', user.meta.location);
  return send(reply, status, user);
}

function discoveryRoutes(app: FastifyInstance, { config: { publicUrl } }: AppContext): void {
  const lists: Readonly<Record<string, object>> = {
    ResourceTypes: userResourceType(publicUrl),
    Schemas: userSchema(publicUrl),
  };
  app.get('/ServiceProviderConfig', { config: LIMIT }, (_request, reply) =>
    send(reply, 200, serviceProviderConfig(publicUrl)),
  );
  for (const [name, only] of Object.entries(lists)) {
    app.get(`/${name}`, { config: LIMIT }, (_request, reply) => send(reply, 200, listBody([only], 1, 1)));
    app.get(`/${name}/:id`, { config: LIMIT }, (request, reply) => {
      const { id } = request.params as { id: string };
      if ((only as { id: string }).id !== id) throw new ScimError(404, 'Inconnu.');
      return send(reply, 200, only);
    });
  }
}

function readingRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/Users', { config: LIMIT }, async (request, reply) => {
    const { filter, startIndex, count } = request.query as Query;
    const start = Math.max(1, numberOf(startIndex, 1));
    const limit = Math.min(MOST_RESULTS, Math.max(0, numberOf(count, 100)));
    const { users, total } = await listScimUsers(context.pool, readFilter(filter), {
      offset: start - 1,
      limit,
    });
    const resources = users.map((row) => presentScimUser(row, context.config.publicUrl));
    return send(reply, 200, listBody(resources, total, start));
  });
  app.get('/Users/:id', { config: LIMIT }, async (request, reply) => {
    const row = await readSeen(context, request);
    if (request.headers['if-none-match']?.includes(etagOf(row))) return reply.code(304).send();
    return sendUser(context, reply, 200, row);
  });
}

function writingRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, config, sessions } = context;
  const change = async (request: FastifyRequest, reply: FastifyReply, said: ScimChange) => {
    const row = await readSeen(context, request);
    holdVersion(request, row);
    try {
      await asActor(request, DIRECTORY, () => changeScimUser(context, row.uid, said));
    } finally {
      sessions.forgetAll();
    }
    return sendUser(context, reply, 200, await readSeen(context, request));
  };
  app.patch('/Users/:id', { config: LIMIT }, (request, reply) =>
    change(request, reply, readPatch(request.body)),
  );
  app.put('/Users/:id', { config: LIMIT }, (request, reply) =>
    change(request, reply, readUser(request.body)),
  );
  app.post('/Users', { config: LIMIT }, async (request, reply) => {
    const { body } = request;
    const uid = await asActor(request, DIRECTORY, () =>
      createScimUser(pool, readUser(body), readRoles(body), config.directoryRoles),
    );
    const row = await findScimUser(pool, uid);
    if (row === null) throw new ScimError(404, 'Ce compte vient d’être retiré.');
    return sendUser(context, reply, 201, row);
  });
  app.delete('/Users/:id', { config: LIMIT }, async (request, reply) => {
    const row = await readSeen(context, request);
    holdVersion(request, row);
    try {
      await asActor(request, DIRECTORY, () => deleteScimUser(pool, row.uid));
    } finally {
      sessions.forgetAll();
    }
    return reply.code(204).send();
  });
}

/**
 * SCIM 2.0 for the company's directory (docs/decisions/the-directory-closes-accounts.md), with `SCIM_TOKEN`; without it
 * there are no such routes. No calls of the contract: their shapes are SCIM's.
 */
export function scimRoutes(app: FastifyInstance, context: AppContext): void {
  const { scimToken } = context.config;
  if (scimToken === undefined) return;
  void app.register(
    (scope, _options, done) => {
      parseAsJson(scope, SCIM_TYPE);
      scope.setErrorHandler(sendError);
      scope.addHook('onRequest', async (request, reply) => {
        if (hasBearerToken(request, scimToken)) return;
        app.securityLog.note({ event: 'refus_scim' }, originOf(request));
        reply.header('www-authenticate', 'Bearer');
        throw new ScimError(401, 'Le jeton SCIM manque, ou n’est pas le bon.');
      });
      discoveryRoutes(scope, context);
      readingRoutes(scope, context);
      writingRoutes(scope, context);
      done();
    },
    { prefix: SCIM_PATH },
  );
}
