import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AuditRun,
  type Count,
  type SilentNames,
  statementOf,
} from '@ardoise/domain/accessibility/statement.ts';
import type { StatementReply } from '@ardoise/domain/contract/accessibility.ts';

/** Written by `npm run accessibility`, committed with the version that it is of. */
const AUDIT = path.resolve(import.meta.dirname, '../../../../assets/accessibility-audit.json');

const audit = JSON.parse(readFileSync(AUDIT, 'utf8')) as AuditRun;

const countOf = ({ respected, failed, absent, rate }: Count) => ({
  respectes: respected,
  non: failed,
  sansObjet: absent,
  taux: rate,
});

/** The statement as it is computed now, published or not. @param now in milliseconds */
export function readStatement(now: number, silent: SilentNames): StatementReply {
  const statement = statementOf(audit, now, silent);
  return {
    ...countOf(statement),
    conformite: statement.conformity,
    audit: { version: audit.version, jour: audit.day, pages: audit.pages, outils: audit.tools },
    themes: statement.themes.map(({ rank, name, criteria, ...count }) => ({
      ...{ rang: rank, nom: name, ...countOf(count) },
      criteres: criteria.map(({ number, title, result, proof, old, gap }) => ({
        ...{ numero: number, titre: title, resultat: result, preuve: proof, ancienne: old },
        ...(gap !== undefined && { ecart: { defaut: gap.fault, enAttendant: gap.meanwhile } }),
      })),
    })),
  };
}
