import { Refusal } from '@ardoise/domain/base/errors.ts';
import { closedYear, QUOTA_CHANGED } from '@ardoise/domain/content/quotas/quota-words.ts';
import { quotaYearState } from '@ardoise/domain/content/quotas/quota-year.ts';
import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { PlanSource, planQuotas as planCall } from '@ardoise/domain/contract/quota-edits.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { ContentChange } from '../../base/content-log/content-change.ts';
import { recordContentChange, recordContentChanges } from '../../base/content-log/record-content-change.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { listUsersByRole } from '../../base/people/users.repository.ts';
import {
  isYearOpened,
  lockQuotaYear,
  type PlannedQuota,
  readPlan,
  writePlan,
} from './quota-edits.repository.ts';

type Body = BodyOf<typeof planCall>;

const SOURCE_LABELS: Record<Exclude<PlanSource, 'saisie'>, string> = {
  reprise: 'les quotas de l’année précédente',
  previsions: 'les prévisions',
  collage: 'un tableur',
};

/** @throws Refusal STATUT for a year that is opened or closed; INTROUVABLE for one that is too far ahead */
async function requirePreparation(tx: Transaction, year: number): Promise<void> {
  const present = parisYear(new Date());
  if (year > present + 1) throw new Refusal('INTROUVABLE');
  if (quotaYearState(year, present, await isYearOpened(tx, year)) === 'preparation') return;
  const message =
    year < present
      ? closedYear(year)
      : `Les quotas ${year} sont déjà ouverts\u00a0: changez-les un à un, avec un motif.`;
  throw new Refusal('STATUT', { message });
}

async function refuseUnknown(tx: Transaction, cellules: Body['cellules']): Promise<void> {
  const known = new Set((await listUsersByRole(tx, 'smhf')).map(({ name }) => name));
  if (cellules.some(({ smhf }) => !known.has(smhf))) throw new Refusal('INTROUVABLE');
}

/** Figures typed one by one are a line each; those filled at once one line, with theirs behind it. */
async function log(
  tx: Transaction,
  year: number,
  origine: PlanSource,
  changes: readonly { before: PlannedQuota | undefined; after: PlannedQuota }[],
): Promise<void> {
  const nameOf = await displayNames(tx);
  const list = String(year);
  const importId =
    origine === 'saisie'
      ? undefined
      : await recordContentChange(tx, {
          area: 'quotas',
          list,
          label: `quotas ${year} depuis ${SOURCE_LABELS[origine]}`,
          act: 'import',
        });
  const lines = changes.map(({ before, after: { smhf, kind, annuel } }): ContentChange => {
    const entry = { smhf, annee: year, typeProjet: kind };
    return {
      area: 'quotas',
      list,
      entry: `${kind}/${smhf}`,
      label: nameOf(smhf),
      act: 'programmation',
      before: { ...entry, annuel: before?.annuel ?? null },
      after: { ...entry, annuel },
      ...(importId !== undefined && { importId }),
    };
  });
  await recordContentChanges(tx, lines);
}

const sameCell = (one: { smhf: string; kind: string }) => (other: { smhf: string; kind: string }) =>
  one.smhf === other.smhf && one.kind === other.kind;

/**
 * Saves figures of a year in preparation, all or none; they count for nothing until it is opened.
 * @throws Refusal INTROUVABLE, STATUT; VERSION with the stale cells
 */
export async function planQuotas(
  pool: Pool,
  annee: number,
  { origine, cellules }: Body,
): Promise<ReplyOf<typeof planCall>> {
  return inTransaction(pool, async (tx) => {
    await lockQuotaYear(tx, annee, 'prepare');
    await requirePreparation(tx, annee);
    await refuseUnknown(tx, cellules);
    const wanted = cellules.map(({ typeProjet: kind, ...cell }): PlannedQuota => ({ ...cell, kind }));
    if (wanted.some((cell, index) => wanted.findIndex(sameCell(cell)) !== index))
      throw new Refusal('REQUETE_INVALIDE');
    const before = await readPlan(tx, annee);
    const written = await writePlan(tx, annee, wanted);
    if (written.length < wanted.length) {
      const stale = wanted.filter((cell) => !written.some(sameCell(cell)));
      const present = await readPlan(tx, annee);
      const etat = stale.map((cell) => ({
        smhf: cell.smhf,
        typeProjet: cell.kind,
        annuel: present.find(sameCell(cell))?.annuel ?? null,
        version: present.find(sameCell(cell))?.version ?? 0,
      }));
      throw new Refusal('VERSION', { message: QUOTA_CHANGED, etat });
    }
    const changes = written.map((after) => ({ before: before.find(sameCell(after)), after }));
    await log(tx, annee, origine, changes);
    return { cellules: written.map(({ kind, ...cell }) => ({ ...cell, typeProjet: kind })) };
  });
}
