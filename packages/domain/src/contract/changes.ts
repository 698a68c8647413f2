import * as z from 'zod/mini';
import { CONTENT_AREAS, type ContentArea } from '../content/content-log.ts';
import { get } from './call.ts';

const AREAS = Object.keys(CONTENT_AREAS) as [ContentArea, ...ContentArea[]];

/**
 * Payload of a `data:` line of the stream. `contenu`: a draft was saved, `version` is the new one; `projet`: any other
 * change that lists or the project's page display; `reference`: head office changed a part of the content management
 * (`liste`: a catalogue's); `tout`: events were missed, refetch everything displayed. `position`: of the
 * database, where lists are read from replicas; as the cookie `ardoise-vu` it keeps them from being older.
 */
export const projectChange = z.union([
  z.object({
    kind: z.enum(['projet', 'contenu']),
    id: z.string(),
    version: z.int(),
    position: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('reference'), zone: z.enum(AREAS), liste: z.string() }),
  z.object({ kind: z.literal('tout') }),
]);
export type ProjectChange = z.output<typeof projectChange>;

/**
 * A stream of server-sent events (text/event-stream) that stays open: each event names a changed project in the
 * caller's scope, never its content. An event `fin` signals that the session has ended; the stream then closes.
 * `depuis`: what was announced in so many milliseconds before is replayed, so that nothing is missed between the
 * reading of a screen and the opening of its stream; 'tout' where the server no longer has it. Without it events are
 * not replayed: a client that reconnects refetches what it displays.
 */
export const watchChanges = get('Told of changes as they happen', {
  path: '/rest/myplv/changements',
  who: 'session',
  query: z.object({
    depuis: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000))),
  }),
});
