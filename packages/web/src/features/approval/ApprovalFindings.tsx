import type { Findings } from '@ardoise/domain/contract/findings.ts';
import { FindingsHead } from '../../components/findings/FindingsHead.tsx';
import { FindingsState } from '../../components/findings/FindingsState.tsx';

interface ApprovalFindingsProps {
  findings: Findings;
  /** The finding that is looked at on the page. */
  selected: string | null;
  onSelect: (id: string) => void;
}

/** To the client, first: what the creation says otherwise than what they signed. */
export function ApprovalFindings({ findings, selected, onSelect }: ApprovalFindingsProps) {
  const { etat, commande } = findings;
  if (etat !== 'faite') return null;
  if (commande.length === 0) return <FindingsState findings={findings} />;
  return (
    <section className="approval-findings" aria-labelledby="ecarts">
      <FindingsHead
        findings={findings}
        titleId="ecarts"
        voice="client"
        selected={selected}
        onSelect={onSelect}
        numberOf={() => undefined}
      />
    </section>
  );
}
