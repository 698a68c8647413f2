import type { ProofNote, ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isMadeByAgency, isUnderReview, withdrawsApproval } from '@ardoise/domain/rules/moves.ts';
import type { HistoryEntry } from '../projects/history-entry.ts';
import type { Viewer } from '../projects/holder-words.ts';
import type { FileNote } from './file-notes.ts';

/** A remark with its number, which its pin has as well, and the file of the current version that it is on. */
export interface Remark extends FileNote {
  number: number;
  fichier: string;
}

/** Requests on the version before the current one, and the agency's answers and questions. */
export interface Requests {
  /** Who requested it; null without a request. */
  asked: { who: string; yours: boolean; message: string; remarks: Remark[] } | null;
  /** The agency's message with the current version; empty without one. */
  answer: string;
  /** On the current version: the agency's questions, and the others' remarks. */
  questions: Remark[];
  remarks: Remark[];
}

type Subject = Pick<Project, 'historique'>;

const isCorrection = ({ statut_dep, statut_arr, nature }: HistoryEntry) =>
  nature === 'mouvement' &&
  statut_dep !== '' &&
  isUnderReview(statut_dep) &&
  withdrawsApproval(statut_dep, statut_arr);

const isSending = ({ statut_dep, statut_arr, nature }: HistoryEntry) =>
  nature === 'mouvement' && statut_dep !== '' && isMadeByAgency(statut_dep) && isUnderReview(statut_arr);

const numbered = (note: ProofNote, number: number, fichier: string, former = false): Remark => ({
  ...note,
  number,
  fichier,
  former,
});

/** The file at the same rank: where to find a remark of the version before. */
function sameFile(note: ProofNote, before: ProofVersion, now: readonly ProjectFile[]): string {
  const rank = before.fichiers.findIndex(({ id }) => id === note.fichier);
  return now.some(({ id }) => id === note.fichier) ? note.fichier : (now[rank]?.id ?? '');
}

/**
 * The requests about a proof, numbered as its pins: those of the version that was sent back first, then those of the
 * current one. `proofs` and the history are newest first.
 */
export function requestsOf(
  { historique }: Subject,
  proofs: readonly ProofVersion[],
  current: ProofVersion,
  viewer: Viewer,
): Requests {
  const sent = historique.find(isSending);
  const correction = historique.find(isCorrection);
  const before = proofs.find(({ version }) => version < current.version);
  const asked = (before?.postIts ?? []).filter(({ deAgence }) => !deAgence);
  const former = asked.map((note, index) =>
    numbered(note, index + 1, before ? sameFile(note, before, current.fichiers) : '', true),
  );
  const present = current.postIts
    .toSorted((one, other) => one.id - other.id)
    .map((note, index) => ({
      remark: numbered(note, former.length + index + 1, note.fichier),
      asksYou: note.deAgence,
    }));
  const wasSentBack = before !== undefined && correction !== undefined;
  return {
    asked:
      wasSentBack && (correction.comment !== '' || former.length > 0)
        ? {
            who: whoAsked(correction),
            yours: correction.resp === viewer.name,
            message: correction.comment,
            remarks: former,
          }
        : null,
    answer: wasSentBack && sent !== undefined && sent.t_creation > correction.t_creation ? sent.comment : '',
    questions: present.filter(({ asksYou }) => asksYou).map(({ remark }) => remark),
    remarks: present.filter(({ asksYou }) => !asksYou).map(({ remark }) => remark),
  };
}

/** A mailed link's holder is recorded by address. */
function whoAsked({ nomResp, resp }: HistoryEntry): string {
  const name = nomResp || resp;
  return name.includes('@') ? 'Le client' : name;
}
