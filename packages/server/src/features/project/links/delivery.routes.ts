import * as contract from '@ardoise/domain/contract/client-links.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { isContinued } from '../../base/document-reads/document-reads.ts';
import { serveProjectFile, serveThumbnail } from '../documents/files/serve-project-file.ts';
import { signatureOrigin } from '../projects/signature-origin.ts';
import { logDownload } from './delivery-links.repository.ts';
import { fileOfDelivery, openDelivery } from './open-delivery.ts';

const OPENINGS_A_MINUTE = 60;
const FILES_A_MINUTE = 300;

/** The files of a finished order, by a mailed link of 30 days (specification/mails-and-links.md#links). */
export function deliveryRoutes(app: FastifyInstance, { pool, files: store }: AppContext): void {
  route(
    app,
    contract.openDelivery,
    ({ params, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      return openDelivery(pool, params.token);
    },
    { perMinute: OPENINGS_A_MINUTE },
  );

  route(
    app,
    contract.readDeliveredFile,
    async ({ params, query, request, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      const file = await fileOfDelivery(pool, params.token, params.id);
      if (query.vignette !== undefined) return serveThumbnail(request, reply, store, file);
      // A resumed download was recorded at its start.
      if (!isContinued(request))
        await logDownload(pool, params.token, { fileId: file.id, ...signatureOrigin(request) });
      return serveProjectFile(request, reply, store, file, true);
    },
    { perMinute: FILES_A_MINUTE },
  );
}
