import { findingsTitle, isUnasked } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { Finding } from '@ardoise/domain/contract/findings.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { type Thread, unsettledInWords } from '../../components/documents/remark-threads.ts';

/** 'Entrecôte 300 g passe à 26,50 €.', 'Trois prix ont changé.' */
function unaskedSentence(unasked: readonly Finding[]): string {
  const [only] = unasked;
  if (unasked.length !== 1 || only === undefined) return `${findingsTitle(unasked).title}.`;
  const name = only.nom.trim() || '(sans nom)';
  switch (only.nature) {
    case 'prix différent':
    case 'prix ajouté':
      return `${name} passe à ${only.apres || 'aucun prix'}.`;
    case 'absent':
      return `${name} n’est plus sur la création.`;
    case 'en plus':
      return `${name} est en plus sur la création.`;
    default:
      return `${findingsTitle(unasked).title}\u00a0: ${name}.`;
  }
}

interface UnaskedQuestionProps {
  findings: readonly Finding[];
  /** Of the client, that they have not said settled. */
  remarks: readonly Thread[];
  onSign: () => void;
  onClose: () => void;
}

/** Asked once before signing over what nobody asked for, or over one's own remarks. */
export function UnaskedQuestion({ findings, remarks, onSign, onClose }: UnaskedQuestionProps) {
  const unasked = findings.filter(isUnasked);
  return (
    <ConfirmDialog
      title={`${unasked.length > 0 ? unaskedSentence(unasked) : unsettledInWords(remarks)} Signer quand même\u00a0?`}
      confirm="Signer quand même"
      tone="main"
      cancel="Relire"
      onConfirm={onSign}
      onClose={onClose}
    >
      {unasked.length > 0 && (
        <p>{unasked.length === 1 ? 'Personne ne l’a demandé.' : 'Personne ne les a demandés.'}</p>
      )}
      {unasked.length > 0 && remarks.length > 0 && <p>{unsettledInWords(remarks)}</p>}
    </ConfirmDialog>
  );
}
