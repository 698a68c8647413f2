import { ERRORS, type ErrorCode, Refusal } from '@ardoise/domain/base/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, isClientGone } from './failures.ts';
import { plainPage } from './plain-page.ts';

/** For calls with a JSON body; for forms the message is about the file. */
const JSON_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'REQUETE_TROP_LONGUE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'JSON_ATTENDU',
};
const FORM_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'FICHIER_TROP_GROS',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'FICHIER_REFUSE',
  FST_REQ_FILE_TOO_LARGE: 'FICHIER_TROP_GROS',
};

/** Values that PostgreSQL cannot store (a null character, half a surrogate pair, a number out of range): a client error. */
const DATABASE_CODES: Record<string, ErrorCode> = {
  '22021': 'REQUETE_INVALIDE',
  '22P05': 'REQUETE_INVALIDE',
  '22003': 'REQUETE_INVALIDE',
};

/** Retry-After in seconds: how long a database takes to restart. */
const RETRY_AFTER = '5';

/** Error code of a request rejected by Fastify, the database or the machine; INTERNE if unexpected. */
function codeOf(error: FastifyError, { routeOptions }: FastifyRequest): ErrorCode {
  const codes = routeOptions.config.takesForm ? FORM_CODES : JSON_CODES;
  const known = failureOf(error) ?? codes[error.code] ?? DATABASE_CODES[error.code];
  if (known !== undefined) return known;
  if (error.statusCode === 429) return 'TROP_DE_DEMANDES';
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? 'REQUETE_INVALIDE'
    : 'INTERNE';
}

/** Navigation to a call in a browser tab, for a file or a PDF: replies with an HTML sentence instead of JSON. */
function isTab({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').startsWith('text/html');
}

function sendPage(
  reply: FastifyReply,
  { status, message }: { status: number; message: string },
  requestId?: string,
): FastifyReply {
  const { html, contentSecurityPolicy } = plainPage(
    message,
    'Vous pouvez fermer cet onglet et revenir à Ardoise.',
    requestId === undefined ? `Réponse ${status}` : `Réponse ${status}, demande ${requestId}`,
  );
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy)
    .removeHeader('content-disposition')
    .type('text/html; charset=utf-8')
    .send(html);
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.code === 'INDISPONIBLE') reply.header('retry-after', RETRY_AFTER);
  // The rest of the body is still arriving and unread: close the connection.
  if (refusal.code === 'DELAI_DEPASSE') reply.header('connection', 'close');
  if (isTab(request)) return sendPage(reply, refusal);
  return reply.code(refusal.status).send({
    code: refusal.code,
    message: refusal.message,
    ...(refusal.champs === undefined ? {} : { champs: refusal.champs }),
    ...(refusal.etat === undefined ? {} : { etat: refusal.etat }),
  });
}

/** Requests that Fastify rejects before routing, such as a URL that is not UTF-8. */
export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendRefusal(request, reply, new Refusal(codeOf(error, request)));
}

/**
 * Every error becomes `{code, message, champs?, etat?}`; unexpected errors are logged and reported by their request id
 * only.
 */
export function installErrorReplies(
  app: FastifyInstance,
  onRefusal: (request: FastifyRequest, refusal: Refusal) => void,
): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Refusal) {
      onRefusal(request, error);
      return sendRefusal(request, reply, error);
    }
    if (isClientGone(error)) {
      request.log.info('the client left before its request was whole');
      return sendRefusal(request, reply, new Refusal('REQUETE_INVALIDE'));
    }
    const code = codeOf(error, request);
    if (failureOf(error) !== null) request.log.error({ err: error }, 'the machine lacks something');
    if (code !== 'INTERNE') return sendRefusal(request, reply, new Refusal(code));
    request.log.error({ err: error }, 'unexpected error');
    if (isTab(request)) return sendPage(reply, ERRORS.INTERNE, request.id);
    return reply
      .code(ERRORS.INTERNE.status)
      .send({ code, message: ERRORS.INTERNE.message, requete: request.id });
  });
}
