import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ApprovalScreen } from './ApprovalScreen.tsx';
import { ClientFrame } from './ClientFrame.tsx';
import { linkSource } from './link-source.ts';
import { type Given, Thanks } from './Thanks.tsx';

/**
 * The page of a mailed link, without an account: the client approves, or asks for corrections
 * (specification/proofs-and-approvals.md#approval).
 */
export function ApprovalLinkPage() {
  const { token = '' } = useParams({ strict: false });
  const source = useMemo(() => linkSource(token), [token]);
  const [given, setGiven] = useState<Given | null>(null);
  return (
    <ClientFrame>
      {given ? <Thanks given={given} /> : <ApprovalScreen source={source} onAnswered={setGiven} />}
    </ClientFrame>
  );
}
