import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { listProjects } from '@ardoise/domain/contract/projects.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import {
  EXPORT_NAME,
  EXPORT_PERMISSIONS,
  type ExportFormat,
  type ExportType,
  MAX_EXPORT_ROWS,
} from '@ardoise/domain/rules/exports.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { ListReads } from '../../../http/list-reads.ts';
import { sendFromThread } from '../../../threads/send-from-thread.ts';
import type { WorkLimits, WorkLine } from '../../../threads/work-line.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { contentDisposition } from '../../project/documents/files/serve-file.ts';
import type { ExportJob } from '../exports/export-job.ts';
import { EXPORT_SHEETS } from '../exports/sheets/export-sheets.ts';
import { exportedSql } from '../exports/sheets/exported-project.repository.ts';
import type { ListFilters } from './list-filters.repository.ts';
import { filtersOf, orderOf } from './list-projects.ts';
import { countByStatus, wholeListSql } from './project-list.repository.ts';

const MIME: Record<ExportFormat, string> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Limits of concurrent exports. */
export const EXPORT_LIMITS: WorkLimits = {
  atOnce: 2,
  most: 10,
  tooMany: 'D’autres exports sont en cours. Merci de réessayer dans une minute.',
};

/** Heap of a spreadsheet's worker; its output is outside, some 25 MB for 60,000 rows. */
const HEAP_MB = 160;

/** Dependencies of exports. */
export interface ExportSources {
  /** The security log. */
  pool: Pool;
  lists: ListReads;
  publicUrl: string;
  line: WorkLine;
}

type Query = QueryOf<typeof listProjects>;

/** The list's filters; for an agency's printer spreadsheet, only what it prints. */
function exportedOf(pool: Pool, query: Query, actor: Actor, type: ExportType): Promise<ListFilters> {
  const own = type === 'excel_imprimeur' && actor.role === 'agence';
  return filtersOf(pool, own ? { ...query, q_vue: 'impression' } : query, actor);
}

/** The same projects in the same order as the list's own reply, of which the worker reads all. */
async function jobOf(
  pool: Pool,
  { pool: primary, publicUrl }: ExportSources,
  actor: Actor,
  query: Query,
  type: ExportType,
): Promise<ExportJob> {
  const databaseUrls = [...new Set([pool, primary].map(addressOf))];
  const { reads } = EXPORT_SHEETS[type];
  const list = wholeListSql(
    actor,
    await exportedOf(pool, query, actor, type),
    orderOf(query),
    reads.map(exportedSql),
  );
  return { databaseUrls, publicUrl, type, format: query.format ?? 'xls', list };
}

function addressOf({ options }: Pool): string {
  if (options.connectionString === undefined) throw new Error('the pool was made without an address');
  return options.connectionString;
}

/** Refuses early: counting is fast, reading is not. */
async function refuseTooLong(pool: Pool, actor: Actor, query: Query, type: ExportType) {
  const format = query.format ?? 'xls';
  if (!EXPORT_SHEETS[type].rowPerProject || format !== 'xls') return;
  const counts = await countByStatus(pool, actor, await exportedOf(pool, query, actor, type));
  const rows = counts.reduce((sum, { count }) => sum + count, 0);
  if (rows > MAX_EXPORT_ROWS[format]) throw new Refusal('EXPORT_TROP_LONG');
}

/**
 * All projects of a list's view as a spreadsheet (specification/exports.md), generated in a worker thread. Cancelled
 * when the client disconnects, queued or running.
 * @throws Refusal ROLE, EXPORT_TROP_LONG, TROP_DE_DEMANDES
 */
export async function exportProjects(
  sources: ExportSources,
  actor: Actor,
  { query, type }: { query: Query; type: ExportType },
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  if (!roleMay(EXPORT_PERMISSIONS[type], actor.role)) throw new Refusal('ROLE');
  const job = await sources.lists.read(exchange.request, async (pool) => {
    await refuseTooLong(pool, actor, query, type);
    return jobOf(pool, sources, actor, query, type);
  });
  await recordSecurityEvent(sources.pool, { event: 'export', object: `${type} ${job.format}` });
  return sendFromThread(
    sources.line,
    { script: new URL('../exports/export-worker.ts', import.meta.url), data: job, heapMb: HEAP_MB },
    {
      mime: MIME[job.format],
      disposition: contentDisposition(`${EXPORT_NAME}.${job.format}`, true),
    },
    exchange,
  );
}
