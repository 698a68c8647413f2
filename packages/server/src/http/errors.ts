import { ERRORS, type ErrorCode, Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'FICHIER_TROP_GROS',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'FICHIER_REFUSE',
  FST_REQ_FILE_TOO_LARGE: 'FICHIER_TROP_GROS',
};

/** Requests that Fastify itself refuses before any handler runs. */
function codeOf(error: FastifyError): ErrorCode {
  const known = FASTIFY_CODES[error.code];
  if (known !== undefined) return known;
  if (error.statusCode === 429) return 'TROP_DE_DEMANDES';
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? 'REQUETE_INVALIDE'
    : 'INTERNE';
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(refusal.status).send({
    code: refusal.code,
    message: refusal.message,
    ...(refusal.champs === undefined ? {} : { champs: refusal.champs }),
    ...(refusal.etat === undefined ? {} : { etat: refusal.etat }),
  });
}

/** Every error becomes `{code, message, champs?, etat?}`; what is not a refusal is logged and told by its request id only. */
export function installErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Refusal) return sendRefusal(reply, error);
    const code = codeOf(error);
    if (code !== 'INTERNE') return sendRefusal(reply, new Refusal(code));
    request.log.error({ err: error }, 'unexpected error');
    return reply
      .code(ERRORS.INTERNE.status)
      .send({ code, message: ERRORS.INTERNE.message, requete: request.id });
  });
}
