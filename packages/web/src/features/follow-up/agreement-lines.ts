import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import { approvedHow } from './proof-words.ts';

/** What happened to an agreement, as a line of the history. */
export interface AgreementLine {
  date: string;
  who: string;
  did: string;
  comment: string;
  given: boolean;
}

/** Each agreement given, and each withdrawn with the reason; the withdrawal follows from somebody's return to the agency. */
export function agreementLines(proofs: readonly Pick<ProofVersion, 'accords'>[]): AgreementLine[] {
  return proofs
    .flatMap(({ accords }) => accords)
    .flatMap((accord) => {
      const given = {
        date: accord.t_accord,
        who: accord.nom,
        did: `a signé son accord sur la création, version ${accord.version}, ${approvedHow(accord)}`,
        comment: '',
        given: true,
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
