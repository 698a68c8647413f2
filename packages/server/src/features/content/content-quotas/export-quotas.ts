import { quotaEffect } from '@ardoise/domain/content/quotas/quota-cell.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { QUOTA_KINDS } from '@ardoise/domain/projects/kinds.ts';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../../db/transaction.ts';
import { number, type SheetRow, text } from '../../lists/exports/sheets/sheet.ts';
import { sendXlsx } from '../../lists/exports/xlsx/send-xlsx.ts';
import { readQuotaGrid } from './read-quota-grid.ts';

const COLUMNS = [
  text('SMHF', 26),
  text('Identifiant', 20),
  text('Support', 18),
  number('Quota annuel', 14),
  number('Utilisées'),
  number('Restant'),
  number('À venir'),
  number('Année précédente', 16),
  number('Utilisées alors', 16),
];

/** The quotas of a year as a spreadsheet, a row per SMHF and kind. @throws Refusal INTROUVABLE */
export async function exportQuotas(db: Db, annee: number, reply: FastifyReply): Promise<FastifyReply> {
  const { lignes } = await readQuotaGrid(db, annee);
  const rows = lignes.flatMap(({ smhf, prenom, nom, cellules }) =>
    QUOTA_KINDS.map((kind): SheetRow => {
      const { annuel, precedent, ...use } = cellules[kind];
      return [
        `${prenom} ${nom}`.trim() || smhf,
        smhf,
        KIND_WORDS[kind].name,
        annuel,
        use.utilisees,
        annuel === null ? null : quotaEffect(kind, annuel, use).restant,
        use.avenir,
        precedent.annuel,
        precedent.utilisees,
      ];
    }),
  );
  return sendXlsx(reply, {
    name: `Quotas ${annee}`,
    columns: COLUMNS,
    rows,
    filename: `Quotas-${annee}.xlsx`,
  });
}
