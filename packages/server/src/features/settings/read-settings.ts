import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { readSettings as settingsCall } from '@ardoise/domain/contract/settings.ts';
import type { Db } from '../../db/transaction.ts';
import { isVaeSuspended, readBanner, readMedalsByCode } from './settings.repository.ts';

/** Default text of the home page (specification/screens-and-addresses.md#home). */
const BUDGET_BANNER =
  'Sur Mesure\u00a0: le budget est consommé à 100\u00a0%. Chaque demande fait l’objet d’un arbitrage au cas par cas.';

/** Settings of head office for the screens (specification/content-management.md#settings). */
export async function readSettings(db: Db): Promise<ReplyOf<typeof settingsCall>> {
  return {
    banniere: (await readBanner(db)) ?? BUDGET_BANNER,
    vaeSuspendue: await isVaeSuspended(db),
    medailles: await readMedalsByCode(db),
  };
}
