import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FastifyInstance } from 'fastify';

/** JSON escapes of what PostgreSQL cannot store: a NUL, half a surrogate pair. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i;
const NUL = '\u0000';

const isStorable = (text: string) => !text.includes(NUL) && text.isWellFormed();

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, entry]) => !isStorable(key) || holdsUnstorable(entry));
}

/**
 * Bodies are JSON, or multipart where a call takes files; any other type is refused before it is read. Drupal clients
 * declare JSON and send an empty body at logout: treated as no body. A NUL in any text is malformed,
 * and so is half a surrogate pair.
 */
export function installRequestParsing(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  parseAsJson(app, 'application/json');
}

/** Bodies of this type are JSON. */
export function parseAsJson(app: FastifyInstance, type: string): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(type, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    void parseJson(request, body, (error, value) => {
      // Cheap substring test first: almost no body contains it.
      if (error === null && ESCAPED.test(body) && holdsUnstorable(value))
        done(new Refusal('REQUETE_INVALIDE'));
      else done(error, value);
    });
  });
}
