import * as z from 'zod/mini';
import { get } from './call.ts';

/**
 * What a line `data:` of the stream holds. `contenu`: a draft was saved, `version` is its new one; `projet`: anything else
 * that lists or the project's page show; `tout`: some changes were missed, and what is shown is to be read again.
 */
export const projectChange = z.union([
  z.object({ kind: z.enum(['projet', 'contenu']), id: z.string(), version: z.int() }),
  z.object({ kind: z.literal('tout') }),
]);
export type ProjectChange = z.output<typeof projectChange>;

/**
 * A stream of server-sent events (text/event-stream) that stays open: each names a project of the caller's that has
 * changed, and nothing of its content. An event called `fin` says that the session has ended; the stream closes after it.
 * What was told while nobody listened is lost: whoever connects again reads again what they show.
 */
export const watchChanges = get('Told of changes as they happen', {
  path: '/rest/myplv/changements',
  who: 'session',
});
