import { Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyInstance } from 'fastify';

/** JSON escape of the one character that PostgreSQL cannot store. */
const ESCAPED_NUL = '\\u0000';
const NUL = '\u0000';

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, entry]) => key.includes(NUL) || holdsNul(entry));
}

/**
 * Bodies are JSON, or multipart where a call takes files; any other type is refused before it is read. Drupal clients
 * declare JSON and send an empty body at logout: treated as no body. A NUL in any text is malformed.
 */
export function installRequestParsing(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    void parseJson(request, body, (error, value) => {
      // Cheap substring test first: almost no body contains it.
      if (error === null && body.includes(ESCAPED_NUL) && holdsNul(value))
        done(new Refusal('REQUETE_INVALIDE'));
      else done(error, value);
    });
  });
}
