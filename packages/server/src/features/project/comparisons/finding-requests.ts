import type { AgencyRequest } from '@ardoise/domain/card-text/proof/finding-requests.ts';
import type { Asker } from '@ardoise/domain/contract/findings.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { notesOfProofs } from '../documents/proofs/proof-notes.repository.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { listReturns } from './finding-requests.repository.ts';

/** A request with who made it. */
export interface MadeRequest extends AgencyRequest {
  author: string;
  par: Asker;
  /** Of a remark. */
  remarque: number | null;
  t_demande: string;
}

/** Who asked, seen from nobody. */
function askerOf(role: Role): Asker {
  if (role === 'client') return 'client';
  return role === 'siege' || role === 'administrator' ? 'siege' : 'delegue';
}

/** What was asked of the agency before this version was made: remarks of others on former versions, words of returns. */
export async function requestsBefore(
  db: Db,
  project: StoredProject,
  { version, madeAt }: { version: number; madeAt: string },
): Promise<MadeRequest[]> {
  const notes = (await notesOfProofs(db, project.id)).filter(
    (note) => note.version < version && note.author_in_projects !== project.agence,
  );
  const returns = await listReturns(db, project.id, madeAt);
  return [
    ...returns.map(({ resp, role, comment, t_creation }) => ({
      author: resp,
      par: askerOf(role),
      texte: comment,
      place: null,
      remarque: null,
      t_demande: t_creation,
    })),
    ...notes.map(({ id, author, author_role, texte, file_id, page, x, y, t_creation }) => ({
      author,
      par: askerOf(author_role),
      texte,
      place: { fichier: file_id, page, x, y },
      remarque: id,
      t_demande: t_creation,
    })),
  ];
}
