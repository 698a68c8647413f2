import * as contract from '@ardoise/domain/contract/printing.ts';
import { promiseDelivery as promiseCall } from '@ardoise/domain/contract/promises.ts';
import * as shipments from '@ardoise/domain/contract/shipments.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { WorkLine } from '../../../threads/work-line.ts';
import type { AppContext } from '../../base/app-context.ts';
import { archiveAddress } from './archive-address.ts';
import { createArchive } from './archives.repository.ts';
import { askArchive } from './ask-archive.ts';
import { askForDay } from './ask-for-day.ts';
import { moveForPrinter } from './move-for-printer.ts';
import { noteShipment } from './note-shipment.ts';
import { printLot } from './print-lot.ts';
import { promiseDelivery } from './promise-delivery.ts';
import { sendArchive } from './send-archive.ts';
import { BATCH_SHEET_LIMITS, sendBatchSheet } from './send-batch-sheet.ts';

/** Rate limit: each call may mail a printer. */
const ASKED_PER_MINUTE = 20;

/** Printing: a printer's downloads and deliveries, and zips of documents (specification/calls.md#printing). */
export function printingRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, mails, files: store, config } = context;
  const sources = { db: pool, store, publicUrl: config.publicUrl };

  route(app, contract.printLot, ({ body, session, request }) =>
    printLot({ pool, mails, log: request.log, securityLog: app.securityLog }, session, body),
  );

  route(app, promiseCall, ({ params, body, session }) =>
    promiseDelivery({ pool, mails }, session, params.id, body),
  );

  route(app, shipments.noteShipment, ({ params, body, session }) =>
    noteShipment(pool, session, params.id, body),
  );
  route(app, shipments.askForDay, ({ params, session }) => askForDay({ pool, mails }, session, params.id), {
    perMinute: ASKED_PER_MINUTE,
  });

  route(app, contract.printOne, async ({ params, session }) => {
    const { statut } = await moveForPrinter(pool, mails, session, params.id, 'telecharger');
    const token = await createArchive(pool, session.name, 'impression', [params.id]);
    return { url: archiveAddress(token), statut };
  });

  const sheets = { db: pool, line: new WorkLine(BATCH_SHEET_LIMITS) };
  route(app, contract.printBatchSheet, ({ query, session, request, reply }) =>
    sendBatchSheet(sheets, session, query.ids.split(','), { request, reply }),
  );

  route(app, contract.downloadProject, ({ params, session }) => askArchive(pool, session, params.id));
  route(app, contract.downloadProjectToo, ({ params, session }) => askArchive(pool, session, params.id));

  route(app, contract.readArchive, ({ params, session, request, reply }) =>
    sendArchive(
      { ...sources, onFiles: (files) => app.documentReads.record(session.uid, 'archive', files) },
      session,
      params.jeton,
      { request, reply },
    ),
  );
}
