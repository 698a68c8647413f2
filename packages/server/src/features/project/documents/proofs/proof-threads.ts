import { required } from '@ardoise/domain/base/errors.ts';
import type { ProofNote, RemarkReply } from '@ardoise/domain/contract/creations.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { may } from '@ardoise/domain/rules/permissions.ts';
import {
  ACT_PERMISSIONS,
  CLIENTS_TO_SETTLE,
  carriedPlace,
  REMARK_ACTS,
  type Remark,
  refusalOfAct,
  remarkState,
  seesRemark,
  sinceVersion,
} from '@ardoise/domain/rules/remarks.ts';
import type { Db } from '../../../../db/transaction.ts';
import { type ProjectRecord, permissionSubject } from '../../projects/project-record.ts';
import {
  type NoteReplyRecord,
  notesOfProofs,
  type ProofNoteRecord,
  repliesOfNotes,
  versionShownToClient,
} from './proof-notes.repository.ts';
import { mayRemove } from './proof-notes.ts';
import { filesOfProofs } from './proofs.repository.ts';

/** A remark as its rules know it. */
export function remarkOf(note: ProofNoteRecord, { agence }: Pick<ProjectRecord, 'agence'>): Remark {
  return {
    version: note.version,
    waits: note.waits,
    askedAgain: note.asked_again,
    settled: note.settled,
    author: note.author,
    authorRole: note.author_role,
    byAgency: note.author_in_projects === agence,
  };
}

function presentReply(reply: NoteReplyRecord, project: ProjectRecord): RemarkReply {
  return {
    id: reply.id,
    acte: reply.act,
    texte: reply.texte,
    auteur: reply.author_name,
    deAgence: reply.author_in_projects === project.agence,
    version: reply.version,
    t_creation: reply.t_creation,
  };
}

/** What every remark of a project is presented with. */
interface Around {
  project: ProjectRecord;
  reader: Actor;
  files: Awaited<ReturnType<typeof filesOfProofs>>;
  replies: readonly NoteReplyRecord[];
  shownToClient: number;
}

/** What this reader may do under a remark now, and why a delegate may not settle it yet. */
function actsOn(
  remark: Remark,
  { project, reader, shownToClient }: Around,
): Pick<ProofNote, 'actes' | 'refus'> {
  const subject = permissionSubject(project);
  const open = REMARK_ACTS.filter((act) => may(ACT_PERMISSIONS[act], subject, reader) === true);
  const refusals = open.map((act) => ({ act, why: refusalOfAct(act, remark, reader, shownToClient) }));
  return {
    actes: refusals.filter(({ why }) => why === null).map(({ act }) => act),
    refus: refusals.find(({ why }) => why === CLIENTS_TO_SETTLE)?.why ?? '',
  };
}

function presentNote(note: ProofNoteRecord, around: Around): ProofNote {
  const { project, reader, files } = around;
  const remark = remarkOf(note, project);
  const replies = around.replies.filter((reply) => reply.note_id === note.id);
  const filesIn = (version: number) => files.filter((file) => file.proof_version === version);
  const { file_id: fichier, page } = note;
  return {
    id: note.id,
    version: note.version,
    fichier,
    page,
    x: note.x,
    y: note.y,
    texte: note.texte,
    auteur: note.author_name,
    deAgence: remark.byAgency,
    deClient: note.author_role === 'client',
    t_creation: note.t_creation,
    supprimable: mayRemove(note, replies, project, reader.name),
    etat: remarkState(remark, project.proof_version),
    attend: note.waits,
    depuis: sinceVersion(remark),
    regleeSur: note.settled,
    report: carriedPlace({ fichier, page }, filesIn(note.version), filesIn(project.proof_version)),
    reponses: replies.map((reply) => presentReply(reply, project)),
    ...actsOn(remark, around),
  };
}

/** The remarks of a project that this reader sees, oldest first, of every version. */
export async function readThreads(
  db: Db,
  project: ProjectRecord,
  reader: Actor,
  files?: Around['files'],
): Promise<ProofNote[]> {
  const notes = (await notesOfProofs(db, project.id)).filter(({ author }) => seesRemark(author, reader));
  if (notes.length === 0) return [];
  const around: Around = {
    project,
    reader,
    files: files ?? (await filesOfProofs(db, project.id)),
    replies: await repliesOfNotes(db, project.id),
    shownToClient: await versionShownToClient(db, project.id),
  };
  return notes.map((note) => presentNote(note, around));
}

/** One of them, as it is now. @throws Refusal INTROUVABLE */
export async function readThread(
  db: Db,
  project: ProjectRecord,
  reader: Actor,
  noteId: number,
): Promise<ProofNote> {
  return required((await readThreads(db, project, reader)).find(({ id }) => id === noteId));
}
