import { readTakenKeys, type TakenKeys } from '@ardoise/domain/contract/device-keys.ts';
import { admitSeal } from '../../api/device/open-seal.ts';
import { deviceId } from '../../api/device/read-seal.ts';
import { sealWith } from '../../api/device/seal.ts';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { openOutbox } from '../../api/outbox/outbox-of.ts';
import { othersWait } from '../../api/outbox/outbox-store.ts';
import { request } from '../../api/request.ts';

/** An order that a closed account left on this device. */
export interface LeftOrder {
  id: string;
  /** As lists show it; empty where nothing says it. */
  name: string;
}

/** What a closed account left here, whose orders this dc has taken. */
export interface LeftBehind {
  /** Its name as people know it. */
  person: string;
  /** Its account was closed; it has another role by now otherwise. */
  isClosed: boolean;
  uid: number;
  outbox: Outbox;
  orders: LeftOrder[];
}

async function leftBy({
  compte,
  uid,
  nom,
  ferme,
  cles: [first, ...others],
}: TakenKeys): Promise<LeftBehind[]> {
  if (first === undefined) return [];
  admitSeal(compte, sealWith([first, ...others]));
  const outbox = openOutbox(compte);
  const byProject = Map.groupBy(await outbox.refresh(), ({ projectId }) => projectId);
  const orders = [...byProject].map(([id, sendings]) => ({
    id,
    name: sendings.find(({ project }) => project !== '')?.project ?? '',
  }));
  return orders.length === 0 ? [] : [{ person: nom, isClosed: ferme, uid, outbox, orders }];
}

/** What is left on this device of the accounts whose orders this dc has taken; asks the server only where something of others lies here. */
export async function readLeft(username: string, signal: AbortSignal): Promise<LeftBehind[]> {
  if (!(await othersWait(username))) return [];
  const taken = await request(readTakenKeys, { params: { appareil: await deviceId() }, signal });
  return (await Promise.all(taken.map(leftBy))).flat();
}
