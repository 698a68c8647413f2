import type { Approval, ProofVersion } from '@ardoise/domain/contract/creations.ts';
import { waitsForClient } from '@ardoise/domain/projects/moves.ts';
import type { HistoryEntry } from './history-sentence.ts';
import { approvedHow } from './proof-words.ts';

/** An agreement and the move that it causes are written together; the clock may pass between the two. */
const TOGETHER_MS = 2000;

/** What happened to an agreement, as a line of the history. */
export interface AgreementLine {
  date: string;
  who: string;
  did: string;
  comment: string;
  given: boolean;
  /** The move that the agreement caused: its own line would say the same again. */
  move?: HistoryEntry | undefined;
}

/** The move that came with an agreement; none where the project could not go on at once. */
function causedBy(
  { nom, t_accord }: Approval,
  historique: readonly HistoryEntry[],
): HistoryEntry | undefined {
  return historique.find(
    (entry) =>
      entry.statut_dep !== '' &&
      waitsForClient(entry.statut_dep) &&
      entry.comment.startsWith(`Accord signé par ${nom} (`) &&
      Math.abs(Date.parse(entry.t_creation) - Date.parse(t_accord)) <= TOGETHER_MS,
  );
}

/**
 * Each agreement given, with the move that it caused, and each withdrawn with the reason; the withdrawal follows from
 * somebody's return to the agency.
 */
export function agreementLines(
  proofs: readonly Pick<ProofVersion, 'accords'>[],
  historique: readonly HistoryEntry[],
): AgreementLine[] {
  return proofs
    .flatMap(({ accords }) => accords)
    .flatMap((accord) => {
      const given = {
        date: accord.t_accord,
        who: accord.nom,
        did: `a signé son accord sur la création, version ${accord.version}, ${approvedHow(accord)}`,
        comment: '',
        given: true,
        move: causedBy(accord, historique),
      };
      if (accord.retire === null) return [given];
      const withdrawn = {
        date: accord.retire,
        who: 'L’accord du client',
        did: `sur la version ${accord.version} ne vaut plus`,
        comment: accord.motifRetrait ?? '',
        given: false,
      };
      return [given, withdrawn];
    });
}
