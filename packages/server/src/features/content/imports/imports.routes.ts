import { Readable } from 'node:stream';
import { required } from '@ardoise/domain/base/errors.ts';
import { importSubject } from '@ardoise/domain/content/imports/import-subjects.ts';
import type { Import } from '@ardoise/domain/contract/imports.ts';
import * as contract from '@ardoise/domain/contract/imports.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { contentDisposition } from '../../project/documents/files/serve-file.ts';
import { dropRest } from '../../project/documents/files/upload-form.ts';
import { abandonImport } from './abandon-import.ts';
import { importArea } from './areas/import-areas.ts';
import { entryLines, modelLines, refusedLines } from './import-files.ts';
import { listLines } from './import-lines.repository.ts';
import { presentImport, presentLine } from './imports.presenter.ts';
import { findImport, type ImportRow, listImports } from './imports.repository.ts';
import { receiveImport } from './receive-import.ts';
import { requestUndo } from './request-undo.ts';
import { requestWrite } from './request-write.ts';

const PAGE = 100;
const LAST_IMPORTS = 10;

async function requireImport(pool: Pool, id: string): Promise<ImportRow> {
  return required(await findImport(pool, Number(id)));
}

async function shownNow(pool: Pool, id: string): Promise<Import> {
  return presentImport(await requireImport(pool, id));
}

function sendCsv(
  reply: FastifyReply,
  filename: string,
  lines: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  reply.headers({
    'content-disposition': contentDisposition(filename, true),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  return reply.type('text/csv; charset=utf-8').send(Readable.from(lines));
}

/** Name of a file about this area or list: 'points-de-vente'. */
const fileName = (zone: string, liste = '') => (liste === '' ? zone : liste).replace(/[^\w-]/g, '');

/** Files of an import: its model, its refused lines, the entries as they are. */
function importFileRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, contract.readImportModel, async ({ query, reply }) => {
    const area = importArea(query.zone, query.liste ?? '');
    return sendCsv(reply, `modele-${fileName(query.zone, query.liste)}.csv`, modelLines(area));
  });
  route(app, contract.exportEntries, async ({ query, reply }) => {
    const area = importArea(query.zone, query.liste ?? '');
    return sendCsv(reply, `${fileName(query.zone, query.liste)}.csv`, entryLines(pool, area));
  });
  route(app, contract.exportRefusedLines, async ({ params, reply }) => {
    const row = await requireImport(pool, params.id);
    const name = row.file_name.replace(/\.\w+$/, '');
    return sendCsv(reply, `${name}-refusees.csv`, refusedLines(pool, row));
  });
}

/** Imports of outlets, catalogues and accounts (specification/content-management.md#imports). */
export function importRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, imports } = context;
  importFileRoutes(app, context);

  route(app, contract.startImport, async ({ request, session }) => {
    try {
      const id = await receiveImport(context, session, request);
      imports.soon();
      return { id: String(id) };
    } catch (error) {
      dropRest(request);
      throw error;
    }
  });
  route(app, contract.listImports, async ({ query: { zone, liste = '' } }) => {
    if (importSubject(zone, liste) === null) return { imports: [] };
    return { imports: (await listImports(pool, zone, liste, LAST_IMPORTS)).map(presentImport) };
  });
  route(app, contract.readImport, ({ params }) => shownNow(pool, params.id));
  route(app, contract.listImportLines, async ({ params, query }) => {
    const row = await requireImport(pool, params.id);
    const [rank = -1, line = 0] = query.after?.split('.').map(Number) ?? [];
    const filters = {
      effect: query.effet ?? null,
      flag: query.signalee !== undefined,
      differs: query.differente !== undefined,
      after: { rank, line },
    };
    const lines = await listLines(pool, row.id, filters, PAGE + 1);
    const shown = lines.slice(0, PAGE);
    const last = shown.at(-1);
    const suivant = lines.length > PAGE && last !== undefined ? `${last.rank}.${last.line}` : null;
    return { lignes: shown.map(presentLine), suivant };
  });
  route(app, contract.applyImport, async ({ params, body, session }) => {
    await requestWrite(pool, Number(params.id), body.chiffre, session);
    imports.soon();
    return shownNow(pool, params.id);
  });
  route(app, contract.abandonImport, async ({ params }) => {
    await abandonImport(pool, Number(params.id));
    return shownNow(pool, params.id);
  });
  route(app, contract.undoImport, async ({ params, session }) => {
    await requestUndo(pool, Number(params.id), session);
    imports.soon();
    return shownNow(pool, params.id);
  });
}
