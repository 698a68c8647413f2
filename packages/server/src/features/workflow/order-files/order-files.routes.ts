import { Refusal } from '@ardoise/domain/base/errors.ts';
import { FILE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { readTakenKeys } from '@ardoise/domain/contract/device-keys.ts';
import {
  type ImportedOrder,
  importOrderFile,
  LARGEST_ORDER_FILE,
  readOrderFileKey,
} from '@ardoise/domain/contract/order-files.ts';
import type { SealedHead } from '@ardoise/domain/order-files/sealed-file.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../http/route.ts';
import type { Session } from '../../../http/session.repository.ts';
import { deviceKeys } from '../../../secrets/device-keys.ts';
import type { AppContext } from '../../base/app-context.ts';
import { receiveScanned } from '../../project/documents/files/receive-file.ts';
import { dropRest, isFile, readForm } from '../../project/documents/files/upload-form.ts';
import { LastSaves } from '../../project/orders/last-saves.ts';
import { listTakenAccounts } from '../../project/projects/former-dcs.repository.ts';
import { signatureOrigin } from '../../project/projects/signature-origin.ts';
import { importOrder } from './import-order.ts';
import { contentKey, currentKey } from './order-file-keys.ts';
import { refuseFile } from './refuse-file.ts';
import { SealedOrder } from './sealed-order.ts';
import { takerOf } from './who-takes.ts';

/** Each may store 300 MB. */
const IMPORTS_A_MINUTE = 10;

const OTHER_KEY =
  'Ce fichier a été exporté pour une autre installation d’Ardoise, qui seule peut l’ouvrir. Rien n’en a été repris.';

/** @throws Refusal FICHIER_REFUSE where it is of another installation */
async function keyFor({ pool, secrets }: AppContext, head: SealedHead): Promise<Buffer> {
  return (await contentKey(pool, secrets, head)) ?? refuseFile(OTHER_KEY);
}

async function importFrom(
  context: AppContext,
  saves: LastSaves,
  session: Session,
  request: FastifyRequest,
): Promise<ImportedOrder> {
  for await (const part of readForm(request, 1)) {
    if (!isFile(part)) continue;
    const incoming = await receiveScanned(context.files, part, LARGEST_ORDER_FILE);
    try {
      return await SealedOrder.with(
        incoming.path,
        async (head) => ({
          taker: await takerOf(context.pool, session, head),
          key: await keyFor(context, head),
        }),
        (order, sealed, taker) =>
          importOrder(context, { ...taker, order, sealed, saves }, signatureOrigin(request)),
      );
    } finally {
      await context.files.discard(incoming);
    }
  }
  throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
}

/** Orders as files: the key that they are exported to, and their import (specification/offline.md#the-file-of-an-order). */
export function orderFileRoutes(app: FastifyInstance, context: AppContext): void {
  const saves = new LastSaves();
  route(app, readOrderFileKey, async ({ session }) => ({
    ...(await currentKey(context.pool, context.secrets)),
    compte: session.uid,
  }));
  route(app, readTakenKeys, async ({ session, params }) => {
    const taken = await listTakenAccounts(context.pool, session.name);
    return taken.map(({ uid, name, shown, isClosed }) => ({
      compte: name,
      uid,
      nom: shown,
      ferme: isClosed,
      cles: deviceKeys(context.secrets, uid, params.appareil),
    }));
  });
  route(
    app,
    importOrderFile,
    async ({ session, request }) => {
      try {
        return await importFrom(context, saves, session, request);
      } catch (error) {
        dropRest(request);
        throw error;
      }
    },
    { perMinute: IMPORTS_A_MINUTE },
  );
}
