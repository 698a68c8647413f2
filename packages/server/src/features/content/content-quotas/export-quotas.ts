import { quotaEffect } from '@ardoise/domain/content/quotas/quota-cell.ts';
import type { QuotaGrid } from '@ardoise/domain/contract/quota-edits.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { QUOTA_KINDS, type QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../../db/transaction.ts';
import { number, type RowColumn, sheetRow, text } from '../../lists/exports/sheets/sheet.ts';
import { sendXlsx } from '../../lists/exports/xlsx/send-xlsx.ts';
import { readQuotaGrid } from './read-quota-grid.ts';

type Line = QuotaGrid['lignes'][number];
type Quota = Omit<Line, 'cellules'> & Line['cellules'][QuotaKind] & { kind: QuotaKind };

export const QUOTA_SHEET_COLUMNS: readonly RowColumn<Quota>[] = [
  { ...text('SMHF', 26), cell: ({ smhf, prenom, nom }) => `${prenom} ${nom}`.trim() || smhf },
  { ...text('Identifiant', 20), cell: ({ smhf }) => smhf },
  { ...text('Support', 18), cell: ({ kind }) => KIND_WORDS[kind].name },
  { ...number('Quota annuel', 14), cell: ({ annuel }) => annuel },
  { ...number('Utilisées'), cell: ({ utilisees }) => utilisees },
  {
    ...number('Restant'),
    cell: ({ annuel, ...use }) => (annuel === null ? null : quotaEffect(use.kind, annuel, use).restant),
  },
  { ...number('À venir'), cell: ({ avenir }) => avenir },
  { ...number('Année précédente', 16), cell: ({ precedent }) => precedent.annuel },
  { ...number('Utilisées alors', 16), cell: ({ precedent }) => precedent.utilisees },
];

/** The quotas of a year as a spreadsheet, a row per SMHF and kind. @throws Refusal INTROUVABLE */
export async function exportQuotas(db: Db, annee: number, reply: FastifyReply): Promise<FastifyReply> {
  const { lignes } = await readQuotaGrid(db, annee);
  const rows = lignes.flatMap(({ cellules, ...who }) =>
    QUOTA_KINDS.map((kind) => sheetRow(QUOTA_SHEET_COLUMNS, { ...who, ...cellules[kind], kind })),
  );
  const sheet = { name: `Quotas ${annee}`, columns: QUOTA_SHEET_COLUMNS, rows };
  return sendXlsx(reply, [sheet], `Quotas-${annee}.xlsx`);
}
