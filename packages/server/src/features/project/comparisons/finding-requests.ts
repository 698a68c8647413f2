import type { AgencyRequest } from '@ardoise/domain/card-text/proof/finding-requests.ts';
import type { Asker } from '@ardoise/domain/contract/findings.ts';
import { normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { notesOfProofs } from '../documents/proofs/proof-notes.repository.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { listReturns, rolesOf } from './finding-requests.repository.ts';

/** A request with who made it. */
export interface MadeRequest extends AgencyRequest {
  author: string;
  par: Asker;
  /** Of a remark. */
  remarque: number | null;
  t_demande: string;
}

/** Who asked, seen from nobody: an address is a client's, by their link. */
function askerOf(author: string, role: Role | undefined, { client_email }: StoredProject): Asker {
  if (role === 'client' || normaliseEmail(author) === normaliseEmail(client_email) || role === undefined)
    return 'client';
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
  const roles = await rolesOf(db, [...notes.map(({ author }) => author), ...returns.map(({ resp }) => resp)]);
  const by = (author: string) => ({ author, par: askerOf(author, roles.get(author), project) });
  return [
    ...returns.map(({ resp, comment, t_creation }) => ({
      ...by(resp),
      texte: comment,
      place: null,
      remarque: null,
      t_demande: t_creation,
    })),
    ...notes.map(({ id, author, texte, file_id, page, x, y, t_creation }) => ({
      ...by(author),
      texte,
      place: { fichier: file_id, page, x, y },
      remarque: id,
      t_demande: t_creation,
    })),
  ];
}
