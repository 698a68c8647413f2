import { kindOf, typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Pool } from 'pg';
import { foldPieces } from '../features/lists/pieces/fold-pieces.ts';
import { newProjectId } from '../features/project/projects/project-id.ts';

/** An order as far as pieces are made of it. */
export interface InsertedOrder {
  type: ProjectType;
  statut: Status;
  doc: ProjectDocument;
  dc: string;
  mdv?: string;
  smhf?: string;
  hasPose?: boolean;
  /** yyyy-MM-dd: the entry into its status. */
  day: string;
}

/** Inserts an order as its whole path left it, with the lines of its history that pieces read. */
export async function insertOrder(pool: Pool, order: InsertedOrder): Promise<string> {
  const id = newProjectId();
  const { type, statut, doc, dc, mdv, smhf, hasPose = false, day } = order;
  const { nOutlet = '', nomPDV = '', ville = '' } = doc.pdv ?? {};
  await pool.query(
    `insert into projects (id, kind, type, type_projet, statut, dc, mdv, smhf, n_outlet, name_projet, num_projet, ville, has_pose, t_statut, doc)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9 || '_' || replace($11::text, '-', '_'), $12, $13, ($11 || ' 12:00')::timestamptz, $14)`,
    [
      ...[id, kindOf(type), type, typeCodeOf(type), statut, dc, mdv ?? null, smhf ?? null],
      ...[nOutlet, nomPDV, day, ville, hasPose, JSON.stringify(doc)],
    ],
  );
  await addMove(pool, id, 'Imprimé', statut, day);
  return id;
}

/** Moves an order as a day's move would have, by its row and its history. */
export async function addMove(pool: Pool, id: string, from: Status, to: Status, day: string): Promise<void> {
  await pool.query('update projects set statut = $2 where id = $1', [id, to]);
  await pool.query(
    `insert into project_history (project_id, statut_dep, statut_arr, target, nature, resp, based_on, comment, t_creation)
     values ($1, $2, $3, $3, 'mouvement', 'x', 1, '', ($4 || ' 12:00')::timestamptz)`,
    [id, from, to, day],
  );
}

/** In small batches, so that a run has several. */
export const foldAll = (pool: Pool, atOnce = 5): Promise<void> =>
  foldPieces(pool, new AbortController().signal, { atOnce });
