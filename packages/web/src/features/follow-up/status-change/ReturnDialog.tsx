import { addProofNote, type ProofVersion } from '@ardoise/domain/contract/creations.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../api/request.ts';
import { goingBack, threadsOf } from '../../../components/documents/remark-threads.ts';
import { FindingTicks } from '../../../components/findings/FindingTicks.tsx';
import { useGoingFindings } from '../../../components/findings/use-going-findings.ts';
import { useFindings } from '../../../hooks/use-findings.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { proofsKey } from '../../../hooks/use-proofs.ts';
import { useStableCallback } from '../../../hooks/use-stable-callback.ts';
import { StatusDialog, type StatusDialogProps } from './StatusDialog.tsx';

interface ReturnDialogProps extends StatusDialogProps {
  proofs: readonly ProofVersion[];
}

/** An order goes back to its agency: with the open remarks, and what its proof changes though nobody asked for it. */
export function ReturnDialog({ proofs, ...props }: ReturnDialogProps) {
  const { project, draft, onDraft } = props;
  const { role } = useMe();
  const cache = useQueryClient();
  const id = project._id.$oid;
  const version = proofs.find(({ actuelle }) => actuelle)?.version ?? null;
  const mayNote = project.permissions['proof.annotate'].allowed && roleMay('findings.read', role);
  const { findings } = useFindings(id, mayNote ? version : null);
  const going = useGoingFindings(findings?.commande ?? [], (body) =>
    request(addProofNote, { params: { id, version: version ?? 0 }, body }),
  );
  const propose = useStableCallback(() => {
    if (draft.causes.length === 0) onDraft((kept) => ({ ...kept, causes: ['prix'] }));
  });
  useEffect(() => {
    if (going.proposesPrice) propose();
  }, [going.proposesPrice, propose]);
  return (
    <StatusDialog
      {...props}
      remarks={goingBack(threadsOf(proofs))}
      before={async () => {
        await going.send();
        await cache.invalidateQueries({ queryKey: proofsKey(id) });
      }}
      goesWith={going.shown.length > 0 ? <FindingTicks going={going} /> : undefined}
    />
  );
}
