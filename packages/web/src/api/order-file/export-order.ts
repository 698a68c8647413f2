import type { SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import {
  LARGEST_ORDER_FILE,
  LONGEST_ORDER,
  MOST_IN_FILE,
  readOrderFileKey,
  type WaitingOrder,
} from '@ardoise/domain/contract/order-files.ts';
import { messageOf } from '../api-error.ts';
import { keptReply } from '../device/kept-replies.ts';
import { serverNow } from '../device/server-clock.ts';
import { creationOf } from '../outbox/creation-sending.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { awaitsDc, type Sending } from '../outbox/sending.ts';
import { addressOf } from '../request.ts';
import { type OrderFileKey, sealOrder } from './seal-order.ts';

/** Why an order cannot be exported, in words. */
export class NotExported extends Error {
  override readonly name = 'NotExported';
}

/** Why an order was not exported, or not taken in, in words. */
export const exportFault = (error: unknown): string =>
  error instanceof NotExported ? error.message : messageOf(error);

const NO_KEY =
  'Cet appareil n’est pas encore prêt à exporter. Ouvrez Ardoise une fois avec du réseau, puis réessayez.';
const NOTHING_LEFT = 'Rien de cette commande n’attend plus sur cet appareil.';
const NOT_SIGNED_BY_DC =
  'Le client a signé, pas encore vous\u00a0: signez la commande avant de l’exporter, sa signature n’existe qu’ici.';
const NOT_ONE_FILE = 'elle ne s’exporte pas d’un seul fichier. Elle part d’ici, au retour du réseau.';
const TOO_LARGE = `Cette commande dépasse 300\u00a0Mo\u00a0: ${NOT_ONE_FILE}`;
const TOO_LONG = `Les réponses et les dessins de cette commande sont trop lourds\u00a0: ${NOT_ONE_FILE}`;
const IN_WORDS: Record<keyof typeof MOST_IN_FILE, string> = {
  fichiers: 'photos et fichiers',
  suppressions: 'suppressions de fichiers',
  retraits: 'annulations de signatures',
};

/** @throws NotExported where the server would not take its file */
function requireTakeable(order: WaitingOrder): void {
  for (const [name, most] of Object.entries(MOST_IN_FILE) as [keyof typeof MOST_IN_FILE, number][])
    if ((order[name]?.length ?? 0) > most)
      throw new NotExported(
        `Plus de ${most}\u00a0${IN_WORDS[name]} de cette commande attendent ici\u00a0: ${NOT_ONE_FILE}`,
      );
  const { length } = new TextEncoder().encode(JSON.stringify(order));
  if (length > LONGEST_ORDER) throw new NotExported(TOO_LONG);
}

/** The server's key, as it was read ahead. @throws NotExported */
async function serverKey(username: string): Promise<OrderFileKey> {
  const kept = await keptReply(username, addressOf(readOrderFileKey)).catch(() => undefined);
  if (kept === undefined) throw new NotExported(NO_KEY);
  return JSON.parse(kept.text) as OrderFileKey;
}

/** A photo that waits, and how its bytes are read; undefined once they cannot be. */
interface Photo {
  told: WaitingOrder['fichiers'][number];
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

async function photoOf(outbox: Outbox, sending: Sending): Promise<Photo[]> {
  const { id, file, voidsSignatures } = sending;
  const kept = await outbox.fileOf(sending);
  if (file === undefined || kept === undefined) return [];
  const told = { id, type: file.type, nom: file.name, taille: kept.size };
  const read = async () => {
    const again = await outbox.fileOf(sending);
    if (again === undefined) throw new Error('the bytes are gone');
    return new Uint8Array(await again.arrayBuffer());
  };
  return [{ told: { ...told, ...(voidsSignatures && { annuleSignatures: true }) }, read }];
}

/** Bytes of a name that every system takes. */
const nameOf = (project: string) =>
  project
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 80);

/** What waits of an order, its photos, and the names of those whose bytes cannot be read any more. @throws NotExported */
async function waitingOrder(
  outbox: Outbox,
  projectId: string,
  clock: Pick<SignedOffline, 'decalageEnvoi'>,
): Promise<{ order: WaitingOrder; photos: Photo[]; leftOut: string[]; sendings: Sending[] }> {
  const sendings = (await outbox.refresh()).filter((one) => one.projectId === projectId);
  const reponses = await outbox.answersOf(projectId);
  const of = (kind: Sending['kind']) => sendings.filter((one) => one.kind === kind);
  const [creation] = of('creation');
  const [deposit] = of('deposit');
  if (deposit && awaitsDc(deposit)) throw new NotExported(NOT_SIGNED_BY_DC);
  if (sendings.length === 0 && reponses === undefined) throw new NotExported(NOTHING_LEFT);
  const read = await Promise.all(of('photo').map(async (one) => [one, await photoOf(outbox, one)] as const));
  const photos = read.flatMap(([, photo]) => photo);
  const leftOut = read.flatMap(([{ file }, photo]) => (photo.length > 0 ? [] : (file?.name ?? 'une photo')));
  const order: WaitingOrder = {
    projet: projectId,
    exportee: serverNow().toISOString(),
    ...(creation?.begun && { creation: creationOf(creation.begun) }),
    fichiers: photos.map(({ told }) => told),
    ...(reponses && { reponses }),
    suppressions: of('removal').map(({ id }) => id),
    retraits: of('withdrawal').map(({ id }) => id),
    ...(deposit?.deposit && { depot: { ...deposit.deposit, ...clock } }),
  };
  requireTakeable(order);
  return { order, photos, leftOut, sendings };
}

async function* bytesOf(photos: readonly Photo[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const { read } of photos) yield await read();
}

/** The file of an order, and what it holds and lacks. */
export interface OrderFile {
  file: File;
  /** Names of photos whose bytes cannot be read any more. */
  leftOut: readonly string[];
  /** Id of the deposit that it holds. */
  depot: string | undefined;
}

/**
 * Everything of an order that waits on this device as one file, which the server alone opens, for the account that the key names
 * (specification/offline.md#the-file-of-an-order), and the names of what it lacks. Nothing leaves the queue.
 * @param clock what is known of this device's when the file is sent by it
 * @throws NotExported, with why
 */
export async function fileOfOrder(
  key: OrderFileKey,
  outbox: Outbox,
  projectId: string,
  clock: Pick<SignedOffline, 'decalageEnvoi'> = {},
): Promise<OrderFile> {
  const { order, photos, leftOut, sendings } = await waitingOrder(outbox, projectId, clock);
  const sealed = await sealOrder(key, order, bytesOf(photos));
  if (sealed.size > LARGEST_ORDER_FILE) throw new NotExported(TOO_LARGE);
  const name = nameOf(sendings.find(({ project }) => project !== '')?.project ?? '');
  const file = new File([sealed], `${name || 'Commande'}.ardoise`, { type: sealed.type });
  return { file, leftOut, depot: order.depot?.depot };
}

/** The same for the account of this device, without a network. @throws NotExported */
export async function exportOrder(username: string, outbox: Outbox, projectId: string): Promise<OrderFile> {
  return fileOfOrder(await serverKey(username), outbox, projectId);
}
