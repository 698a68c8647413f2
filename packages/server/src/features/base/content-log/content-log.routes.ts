import { Readable } from 'node:stream';
import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import {
  exportContentChanges,
  listContentChanges as listCall,
} from '@ardoise/domain/contract/content-log.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { readDay } from '../../../http/read-day.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../app-context.ts';
import {
  type ContentChangeFilters,
  type ContentChangeRow,
  listContentChanges,
} from './content-changes.repository.ts';
import { writeContentLog } from './write-content-log.ts';

type Reply = ReplyOf<typeof listCall>;

const PAGE = 50;

function present(row: ContentChangeRow): Reply['changements'][number] {
  const { username } = row;
  return {
    id: String(row.id),
    t: row.at,
    qui: username === null ? null : { username, nom: row.shown || username },
    zone: row.area,
    liste: row.list,
    entree: row.entry,
    nom: row.label,
    acte: row.act,
    avant: row.before,
    apres: row.after,
    motif: row.reason,
    nombre: row.entries,
    annule: row.undone,
    annulable: row.undoable,
  };
}

function filtersOf(query: QueryOf<typeof listCall>): ContentChangeFilters {
  return {
    area: query.zone ?? null,
    list: query.liste ?? null,
    entry: query.entree ?? null,
    act: query.acte ?? null,
    label: query.nom?.trim() || null,
    person: query.personne?.trim() || null,
    from: readDay('du', query.du),
    to: readDay('au', query.au),
    before: query.after === undefined ? null : Number(query.after),
  };
}

async function listFor(pool: Pool, query: QueryOf<typeof listCall>): Promise<Reply> {
  const rows = await listContentChanges(pool, filtersOf(query), PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    changements: shown.map(present),
    suivant: rows.length > PAGE ? String(shown.at(-1)?.id) : null,
  };
}

/** The log of content changes, for head office and the administrator (specification/content-management.md#log). */
export function contentLogRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, listCall, ({ query }) => listFor(pool, query));
  route(app, exportContentChanges, async ({ query, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="journal.csv"')
      .send(Readable.from(writeContentLog(pool, filtersOf(query)))),
  );
}
