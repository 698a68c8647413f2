import { Refusal } from '@ardoise/domain/base/errors.ts';
import { closedYear, REASON_NEEDED } from '@ardoise/domain/content/quotas/quota-words.ts';
import { quotaYearState } from '@ardoise/domain/content/quotas/quota-year.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Db } from '../../../db/transaction.ts';
import { findUserByName } from '../../base/people/users.repository.ts';
import { isYearOpened } from './quota-edits.repository.ts';

/** @throws Refusal STATUT for a year that is closed, or not opened yet */
export async function requireOpenYear(db: Db, year: number): Promise<void> {
  const state = quotaYearState(year, parisYear(new Date()), await isYearOpened(db, year));
  if (state === 'close') throw new Refusal('STATUT', { message: closedYear(year) });
  if (state === 'preparation')
    throw new Refusal('STATUT', { message: `Les quotas ${year} ne sont pas encore ouverts.` });
}

/** @throws Refusal INTROUVABLE unless it is an active SMHF */
export async function requireSmhf(
  db: Db,
  name: string,
): Promise<{ name: string; mail: string; shown: string }> {
  const account = await findUserByName(db, name);
  if (account?.role !== 'smhf' || !account.active) throw new Refusal('INTROUVABLE');
  return {
    name: account.name,
    mail: account.mail,
    shown: `${account.prenom} ${account.nom}`.trim() || account.name,
  };
}

/** @throws Refusal VALIDATION under three characters */
export function requireReason(motif: string): void {
  if (saysSomething(motif)) return;
  throw new Refusal('VALIDATION', {
    message: REASON_NEEDED,
    champs: [{ chemin: 'motif', message: REASON_NEEDED }],
  });
}
