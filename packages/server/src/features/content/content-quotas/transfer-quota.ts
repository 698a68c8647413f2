import { Refusal } from '@ardoise/domain/base/errors.ts';
import { MOST_UNITS } from '@ardoise/domain/content/quotas/quota-cell.ts';
import { ANOTHER_SMHF, NO_UNIT_LEFT } from '@ardoise/domain/content/quotas/quota-words.ts';
import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { transferQuota as transferCall } from '@ardoise/domain/contract/quota-edits.ts';
import { remainingQuota } from '@ardoise/domain/rules/quota.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import { quotaReceivedMail, quotaTakenMail } from '../../base/mails/templates/quota-transferred.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { lockQuotas, readQuotaFigures } from '../../base/quotas/quota-figures.repository.ts';
import { quotaConflict } from './change-quota.ts';
import { requireOpenYear, requireReason, requireSmhf } from './editable-quota.ts';
import { type QuotaPlace, readQuota, type StoredQuota, writeQuota } from './quota-edits.repository.ts';

type Body = BodyOf<typeof transferCall>;

/** One side of a transfer, locked. */
interface Side extends Awaited<ReturnType<typeof requireSmhf>> {
  place: QuotaPlace;
  stored: StoredQuota;
  /** Units left before, counted under the lock. */
  restant: number;
}

function refuse(chemin: string, message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
}

async function sideOf(
  tx: Transaction,
  account: Side['place'],
  given: Awaited<ReturnType<typeof requireSmhf>>,
): Promise<Side> {
  const stored = await readQuota(tx, account);
  const { smhf, year, kind } = account;
  return {
    ...given,
    place: account,
    stored,
    restant: remainingQuota(await readQuotaFigures(tx, smhf, year, kind)),
  };
}

/** Both sides under their locks, taken in a fixed order: two transfers that cross do not wait on each other. */
async function lockSides(
  tx: Transaction,
  year: number,
  { de, a, typeProjet: kind }: Body,
): Promise<{ giver: Side; taker: Side }> {
  const given = await requireSmhf(tx, de);
  const taken = await requireSmhf(tx, a);
  // As they are stored: 'DELMAS' and 'delmas' are one SMHF, who would gain units from nobody.
  if (given.name === taken.name) refuse('a', ANOTHER_SMHF);
  await requireOpenYear(tx, year);
  const from = { smhf: given.name, year, kind };
  const to = { smhf: taken.name, year, kind };
  await lockQuotas(tx, year, [from, to]);
  return { giver: await sideOf(tx, from, given), taker: await sideOf(tx, to, taken) };
}

async function refuseStale(
  tx: Transaction,
  { giver, taker }: { giver: Side; taker: Side },
  { versions }: Body,
): Promise<void> {
  if (giver.stored.version === versions.de && taker.stored.version === versions.a) return;
  throw new Refusal('VERSION', {
    message: 'L’un de ces quotas a été changé entre-temps par une autre personne.',
    etat: {
      de: await quotaConflict(tx, giver.place, giver.stored),
      a: await quotaConflict(tx, taker.place, taker.stored),
    },
  });
}

const logged = ({ name, shown }: Side, annuel: number | null) => ({ smhf: name, nom: shown, annuel });

/**
 * Moves units that are left from one SMHF to another, both counted under their locks; logs it, and mails both the reason
 * (specification/quotas.md#a-new-year-and-transfers).
 * @throws Refusal INTROUVABLE, VALIDATION, STATUT; VERSION with both cells
 */
export async function transferQuota(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  actor: { name: string },
  annee: number,
  body: Body,
): Promise<ReplyOf<typeof transferCall>> {
  requireReason(body.motif);
  return inTransaction(pool, async (tx) => {
    const { giver, taker } = await lockSides(tx, annee, body);
    await refuseStale(tx, { giver, taker }, body);
    const { unites, typeProjet } = body;
    const most = Math.max(0, giver.restant);
    if (unites > most) refuse('unites', most === 0 ? NO_UNIT_LEFT : `${most} au plus`);
    const room = MOST_UNITS - (taker.stored.annuel ?? 0);
    if (unites > room) refuse('unites', `${taker.shown} peut en recevoir ${Math.max(0, room)} au plus.`);
    const before = { de: giver.stored.annuel ?? 0, a: taker.stored.annuel ?? 0 };
    const de = await writeQuota(tx, giver.place, before.de - unites);
    const a = await writeQuota(tx, taker.place, before.a + unites);
    const motif = body.motif.trim();
    await recordContentChange(tx, {
      area: 'quotas',
      list: String(annee),
      entry: typeProjet,
      label: `${giver.shown} → ${taker.shown}`,
      act: 'transfert',
      before: { de: logged(giver, giver.stored.annuel), a: logged(taker, taker.stored.annuel) },
      after: { de: logged(giver, de.annuel), a: logged(taker, a.annuel), unites },
      reason: motif,
    });
    const qui = (await displayNames(tx))(actor.name);
    const news = { annee, typeProjet, unites, motif, qui, de: giver.shown, a: taker.shown };
    await mails.queue(
      tx,
      quotaTakenMail(giver.mail, { ...news, avant: before.de, restant: giver.restant - unites }),
    );
    await mails.queue(
      tx,
      quotaReceivedMail(taker.mail, { ...news, avant: before.a, restant: taker.restant + unites }),
    );
    return { de, a };
  });
}
