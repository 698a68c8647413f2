import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import * as calls from '@ardoise/domain/contract/privacy.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { readDay } from '../../../http/read-day.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../app-context.ts';
import { findLoggedPerson } from '../security-log/security-events.repository.ts';
import { type DocumentReadRow, listReads } from './document-reads.repository.ts';
import { DocumentReads } from './document-reads.ts';

type Reply = ReplyOf<typeof calls.listDocumentReads>;

const PAGE = 50;

function present(row: DocumentReadRow): Reply['lectures'][number] {
  return {
    id: String(row.id),
    t: row.at,
    t_dernier: row.last_at,
    nombre: row.count,
    qui: { uid: row.uid, username: row.username, nom: row.shown || row.username },
    document: row.document,
    moyen: row.way,
    fichier: row.filename,
    projet: { _id: { $oid: row.project_id }, nameProjet: row.project_name },
  };
}

async function listFor(pool: Pool, query: QueryOf<typeof calls.listDocumentReads>): Promise<Reply> {
  const asked = query.personne?.trim() ?? '';
  const person = asked === '' ? null : await findLoggedPerson(pool, asked);
  if (asked !== '' && person === null) return { lectures: [], suivant: null };
  const filters = {
    projectId: query.projet ?? null,
    uid: person?.uid ?? null,
    document: query.document ?? null,
    from: readDay('du', query.du),
    to: readDay('au', query.au),
    before: query.after === undefined ? null : Number(query.after),
  };
  const rows = await listReads(pool, filters, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return { lectures: shown.map(present), suivant: rows.length > PAGE ? String(shown.at(-1)?.id) : null };
}

/** Tracks who reads signatures and evidence, in whatever feature; listed for head office and the administrator. */
export function documentReadRoutes(app: FastifyInstance, { pool }: AppContext): void {
  const reads = new DocumentReads(pool, (err) => app.log.error({ err }, 'tracks of reads'));
  app.decorate('documentReads', reads);
  app.addHook('onClose', () => reads.settled());

  route(app, calls.listDocumentReads, ({ query }) => listFor(pool, query));
}
