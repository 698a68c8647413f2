import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Pool } from 'pg';
import { findImport, moveImport } from './imports.repository.ts';

/** Cancels an import before its writing begins; idempotent. @throws Refusal INTROUVABLE, STATUT */
export async function abandonImport(pool: Pool, id: number): Promise<void> {
  if (await moveImport(pool, id, ['lecture', 'essai', 'attente', 'echec'], 'abandonne')) return;
  const row = required(await findImport(pool, id));
  if (row.state !== 'abandonne')
    throw new Refusal('STATUT', {
      message: 'L’écriture a commencé\u00a0: attendez sa fin, puis annulez l’import entier.',
    });
}
