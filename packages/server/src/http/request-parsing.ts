import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON, or a form where a call takes files; anything else is refused before it is read. Drupal clients say
 * JSON and send nothing when they sign out: that is no body.
 */
export function installRequestParsing(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
}
