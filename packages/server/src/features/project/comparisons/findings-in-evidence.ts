import { differencesInWords, othersInWords } from '@ardoise/domain/card-text/differences-in-words.ts';
import { UNASKED } from '@ardoise/domain/card-text/proof/finding-requests.ts';
import type { Finding } from '@ardoise/domain/contract/findings.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { findComparison } from '../documents/proofs/proof-comparisons.repository.ts';
import type { ProofRecord } from '../documents/proofs/proofs.repository.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { presentFindings } from './present-findings.ts';

/** More are counted. */
const MOST_LETTERS = 4_000;

function whoAsked({ demande, voulu }: Finding): string {
  if (demande?.par === 'vous') return 'demandé par le client';
  if (demande !== null) return demande.par === 'siege' ? 'demandé par le siège' : 'demandé par le délégué';
  return voulu === null ? UNASKED : 'l’agence dit que c’est voulu';
}

/** What a proof says otherwise than the order, as its client read it when they signed; empty where nothing is compared. */
export async function findingsInEvidence(
  tx: Transaction,
  project: StoredProject,
  proof: ProofRecord,
  clientMail: string,
): Promise<string[]> {
  const comparison = await findComparison(tx, project.id, proof.version);
  if (comparison?.state !== 'faite' || comparison.reason === 'rien') return [];
  if (comparison.reason !== null)
    return ['Le texte de la création ne se lit pas\u00a0: elle a été comparée à l’œil.'];
  const reader = { name: clientMail, isClient: true, isAgency: false };
  const { commande } = await presentFindings(tx, project, proof, comparison, reader);
  if (commande.length === 0) return ['Rien ne diffère de la commande signée.'];
  const lines = commande.map((one) => `${differencesInWords([one], MOST_LETTERS)}\u00a0; ${whoAsked(one)}`);
  let letters = 0;
  const told = lines.filter((line) => {
    letters += line.length;
    return letters <= MOST_LETTERS;
  });
  const rest = lines.length - told.length;
  return rest === 0 ? told : [...told, othersInWords(rest)];
}
