import { Refusal } from '@ardoise/domain/base/errors.ts';
import { objectIdTime } from '@ardoise/domain/base/object-id.ts';
import { medalOf, outletOf } from '@ardoise/domain/outlets/outlet-prefill.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { ToSettle } from '@ardoise/domain/projects/to-settle.ts';
import type { Transaction } from '../../../db/transaction.ts';
import {
  type Begun,
  type Creation,
  type CreationFacts,
  knownOutlet,
  refuseIneligible,
  refuseUnavailable,
  refuseWithoutQuota,
} from './check-creation.ts';

/** What a refusal of a creation leaves to settle where it was begun without a network. */
const LEFT_BY: Partial<Record<string, ToSettle>> = {
  VAE_SUSPENDUE: 'catalogue',
  SANS_CATALOGUE: 'catalogue',
  PDV_INCONNU: 'pointDeVente',
  VALIDATION: 'medaille',
  QUOTA: 'quota',
  QUOTA_PDA: 'quota',
};

/** What a refusal leaves to settle; undefined where no reason stands for it. */
export function leftByRefusal({ code }: Refusal): ToSettle | undefined {
  return LEFT_BY[code];
}

/** What a check leaves to settle; nothing where it passes. @throws what no reason stands for */
export async function leftBy(check: () => Promise<unknown>): Promise<ToSettle[]> {
  try {
    await check();
    return [];
  } catch (error) {
    const reason = error instanceof Refusal ? leftByRefusal(error) : undefined;
    if (reason === undefined) throw error;
    return [reason];
  }
}

/**
 * The checks of a creation, where it was begun without a network: what would refuse it is noted, and nothing is asked, since the
 * quota was shown with its hour.
 */
export async function checkBegunOffline(
  tx: Transaction,
  { type, nOutlet: given, horsLigne }: Creation,
  facts: CreationFacts,
): Promise<Begun> {
  const nOutlet = given?.trim() ?? '';
  const found: { outlet: Begun['outlet'] } = { outlet: nOutlet === '' ? null : { nOutlet } };
  const ofOutlet = await leftBy(async () => {
    if (nOutlet === '') return;
    const record = await knownOutlet(tx, nOutlet);
    const isTyped = horsLigne?.sansFiche === true;
    const known = horsLigne?.fiche ?? (isTyped ? {} : outletOf(nOutlet, record));
    // What it was there may be signed there; the medal is the outlet's, and never the device's.
    found.outlet = { ...known, nOutlet, medaillePDV: medalOf(record) };
    refuseIneligible(record, type, facts);
  });
  const toSettle = [
    ...(await leftBy(() => refuseWithoutQuota(tx, facts.smhf, type, true))),
    ...ofOutlet,
    ...(await leftBy(() => refuseUnavailable(tx, type))),
  ];
  return { ...found, toSettle };
}

/** When it was begun, by its id; never in the future, whatever the device's clock said. */
export function begunAt(id: string, now = new Date()): Date {
  const at = objectIdTime(id);
  return at > now ? now : at;
}

/** What is stored of how it was begun; one that has something to settle is due at once, before anything else of its dc. */
export function columnsOfOffline(
  { decalage }: NonNullable<Creation['horsLigne']>,
  at: Date,
  toSettle: ToSettle[],
) {
  return {
    t_creation: at.toISOString(),
    a_regulariser: toSettle,
    device_clock_ms: decalage,
    ...(toSettle.length > 0 && { echeance: parisDay(at) }),
  };
}
