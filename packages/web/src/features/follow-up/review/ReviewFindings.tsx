import type { Findings } from '@ardoise/domain/contract/findings.ts';
import type { ReactNode } from 'react';
import type { FindingView } from '../../../components/findings/FindingItem.tsx';
import { FindingsHead } from '../../../components/findings/FindingsHead.tsx';
import { UNREAD_WORDS } from '../../../components/findings/FindingsState.tsx';

interface ReviewFindingsProps extends FindingView {
  findings: Findings;
  /** Whose turn it is. */
  above: ReactNode;
}

/** Above the proof under review: what it says otherwise than the order, or that it is compared by eye. */
export function ReviewFindings({ findings, above, ...view }: ReviewFindingsProps) {
  const { lisible, raison } = findings;
  if (lisible || raison === null)
    return (
      <div className="review-findings">
        <FindingsHead findings={findings} above={above} titleId="ball" {...view} />
      </div>
    );
  return (
    <div className="review-findings findings-head">
      {above}
      <h2 className="title-section" id="ball">
        {UNREAD_WORDS[raison]}
      </h2>
      <p className="lede">
        Ardoise ne peut pas lire les prix de ce fichier. L’agence a été invitée à en donner un avec du texte
        {'\u00a0'}; vous pouvez répondre sans l’attendre.
      </p>
    </div>
  );
}
