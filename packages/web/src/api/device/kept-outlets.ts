import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { lookUpOutlet, type readTour } from '@ardoise/domain/contract/outlets.ts';
import { addressOf } from '../request.ts';
import { keepNow } from './kept-replies.ts';
import { keptNames } from './sealed-texts.ts';

const addressOfOutlet = (outlet: string) => addressOf(lookUpOutlet, { params: { outlet } });
const OUTLETS = addressOfOutlet('');

/** Keeps the records of a tour as replies of their lookups. @throws where storage is full or blocked */
export async function keepOutlets(
  username: string,
  outlets: ReplyOf<typeof readTour>['pointsDeVente'],
): Promise<void> {
  for (const { nOutlet, fiche } of outlets)
    await keepNow(username, addressOfOutlet(nOutlet), JSON.stringify(fiche));
}

/** How many outlets are here. */
export async function countOutlets(username: string): Promise<number> {
  return (await keptNames(username)).filter((address) => address.startsWith(OUTLETS)).length;
}
