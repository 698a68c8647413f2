import {
  addNoteByLink,
  approveByLink,
  askCorrectionsByLink,
  deleteNoteByLink,
  openApproval,
  replyByLink,
} from '@ardoise/domain/contract/client-links.ts';
import { listFindingsByLink } from '@ardoise/domain/contract/findings.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { useMemo, useState } from 'react';
import { request } from '../../api/request.ts';
import { useParams } from '../../router/context.ts';
import { ApprovalScreen } from './ApprovalScreen.tsx';
import type { ApprovalSource } from './approval-source.ts';
import { ClientFrame } from './ClientFrame.tsx';
import { type Given, Thanks } from './Thanks.tsx';

/** Source of a mailed link: reads, annotates and answers by its token. */
function linkSource(token: string): ApprovalSource {
  return {
    key: `lien ${token}`,
    tracking: PAGE_PATHS.tracking(token),
    reader: 'client',
    kept: sessionStorage,
    read: (signal) => request(openApproval, { params: { token }, signal }),
    readFindings: (_version, signal) => request(listFindingsByLink, { params: { token }, signal }),
    addNote: (version, body) => request(addNoteByLink, { params: { token, version }, body }),
    deleteNote: (note) => request(deleteNoteByLink, { params: { token, note } }),
    reply: (note, body) => request(replyByLink, { params: { token, note }, body }),
    askCorrections: (version, { comment, causes }) =>
      request(askCorrectionsByLink, {
        params: { token },
        body: { version, causes, ...(comment !== '' && { comment }) },
      }),
    approve: (body) => request(approveByLink, { params: { token }, body }),
  };
}

/**
 * The page of a mailed link, without an account: the client approves, or asks for corrections
 * (specification/proofs-and-approvals.md#approval).
 */
export function ApprovalLinkPage() {
  const { token = '' } = useParams();
  const source = useMemo(() => linkSource(token), [token]);
  const [given, setGiven] = useState<Given | null>(null);
  return (
    <ClientFrame>
      {given ? <Thanks given={given} /> : <ApprovalScreen source={source} onAnswered={setGiven} />}
    </ClientFrame>
  );
}
