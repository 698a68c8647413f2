import { Refusal } from '@ardoise/domain/base/errors.ts';
import { closedYear } from '@ardoise/domain/content/quotas/quota-words.ts';
import { quotaYearState } from '@ardoise/domain/content/quotas/quota-year.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { openQuotaYear as openCall } from '@ardoise/domain/contract/quota-edits.ts';
import { QUOTA_KINDS } from '@ardoise/domain/projects/kinds.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import { quotasOpenedMail } from '../../base/mails/templates/quotas-opened.ts';
import { type Account, listUsersByRole } from '../../base/people/users.repository.ts';
import { lockQuotas } from '../../base/quotas/quota-figures.repository.ts';
import { isYearOpened, lockQuotaYear, openPlannedYear, readPlan } from './quota-edits.repository.ts';

/** A figure of each kind for each SMHF. @throws Refusal GARDE while one is missing, with who lacks it */
async function plannedFor(tx: Transaction, year: number, smhfs: readonly Account[]) {
  const plan = await readPlan(tx, year);
  const figureOf = (smhf: string, kind: string) =>
    plan.find((cell) => cell.smhf === smhf && cell.kind === kind)?.annuel ?? null;
  const missing = smhfs.filter(({ name }) => QUOTA_KINDS.some((kind) => figureOf(name, kind) === null));
  if (smhfs.length === 0)
    throw new Refusal('GARDE', { message: 'Aucun SMHF n’a de compte\u00a0: il n’y a rien à ouvrir.' });
  if (missing.length > 0) {
    const names = missing.map(({ prenom, nom, name }) => `${prenom} ${nom}`.trim() || name).join(', ');
    throw new Refusal('GARDE', { message: `Il reste des quotas à fixer\u00a0: ${names}.` });
  }
  return smhfs.map((smhf) => ({
    smhf,
    figures: QUOTA_KINDS.map((kind) => ({ kind, annuel: figureOf(smhf.name, kind) ?? 0 })),
  }));
}

/**
 * Opens a year: copies its prepared figures into the quotas, under the locks of all of them, logs it and mails each SMHF
 * theirs. Idempotent: an opened year stays as it is.
 * @throws Refusal INTROUVABLE, STATUT for a closed year, GARDE while a figure is missing
 */
export async function openQuotaYear(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  annee: number,
): Promise<ReplyOf<typeof openCall>> {
  const present = parisYear(new Date());
  if (annee > present + 1) throw new Refusal('INTROUVABLE');
  const message =
    annee > present ? `Les quotas ${annee} s’ouvriront le 1er janvier.` : `Les quotas ${annee} sont ouverts.`;
  return inTransaction(pool, async (tx) => {
    await lockQuotaYear(tx, annee, 'open');
    const state = quotaYearState(annee, present, await isYearOpened(tx, annee));
    if (state === 'close') throw new Refusal('STATUT', { message: closedYear(annee) });
    if (state !== 'preparation') return { message };
    const planned = await plannedFor(tx, annee, await listUsersByRole(tx, 'smhf'));
    const places = planned.flatMap(({ smhf }) => QUOTA_KINDS.map((kind) => ({ smhf: smhf.name, kind })));
    await lockQuotas(tx, annee, places);
    await openPlannedYear(
      tx,
      annee,
      planned.map(({ smhf }) => smhf.name),
    );
    const after = Object.fromEntries(
      planned.map(({ smhf, figures }) => [
        smhf.name,
        Object.fromEntries(figures.map(({ kind, annuel }) => [kind, annuel])),
      ]),
    );
    await recordContentChange(tx, { area: 'quotas', list: String(annee), act: 'ouverture', after });
    for (const { smhf, figures } of planned)
      await mails.queue(tx, quotasOpenedMail(smhf.mail, { annee, figures, deja: annee === present }));
    return { message };
  });
}
