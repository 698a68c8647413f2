import { readsByEye } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { useState } from 'react';
import { threadsOf } from '../../../components/documents/remark-threads.ts';
import type { FindingView } from '../../../components/findings/FindingItem.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { useFindings } from '../../../hooks/use-findings.ts';

/** How the proof under review differs from its order, for whoever reads it. */
export function useReviewFindings(
  project: Project,
  proofs: readonly ProofVersion[],
  proof: ProofVersion | undefined,
  viewer: Viewer,
) {
  const [selected, setSelected] = useState<string | null>(null);
  const mayRead = roleMay('findings.read', viewer.role);
  const { findings } = useFindings(project._id.$oid, mayRead && proof ? proof.version : null);
  const isMade = findings?.etat === 'faite';
  const isByEye = isMade && readsByEye(findings);
  const view: FindingView = {
    voice: viewer.role === 'client' ? 'client' : viewer.role === 'agence' ? 'agence' : 'delegue',
    selected,
    onSelect: (id) => setSelected((now) => (now === id ? null : id)),
    numberOf: (remark) => threadsOf(proofs).find(({ id }) => id === remark)?.number,
  };
  return {
    findings: isMade && findings.raison === 'rien' ? undefined : findings,
    view,
    /** It has the title of the card. */
    isTold: isByEye || (isMade && findings.commande.length > 0),
    isByEye,
  };
}
