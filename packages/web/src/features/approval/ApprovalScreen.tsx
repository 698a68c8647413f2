import type { ApprovalReply } from '@ardoise/domain/contract/approvals.ts';
import type { ReactNode } from 'react';
import { ApprovalSkeleton } from './ApprovalSkeleton.tsx';
import { ApprovalView } from './ApprovalView.tsx';
import type { ApprovalSource } from './approval-source.ts';
import type { Answer } from './approval-words.ts';
import { ClosedApproval, isClosed } from './ClosedApproval.tsx';
import type { Given } from './Thanks.tsx';
import { useApproval } from './use-approval.ts';

interface ApprovalScreenProps {
  source: ApprovalSource;
  onAnswered: (given: Given) => void;
  /** The account of this device, where the client uses somebody else's. */
  device?: string | undefined;
  /** Back link, for accounts. */
  back?: ReactNode;
}

/** The order and its proof, from any source, with the client's answer; or the reason why there is nothing to answer. */
export function ApprovalScreen({ source, onAnswered, device, back }: ApprovalScreenProps) {
  const approval = useApproval(source);
  const { data: page, error, refetch } = approval.query;
  if (error !== null && (isClosed(error) || page === undefined))
    return <ClosedApproval error={error} known={page} onRetry={() => void refetch()} back={back} />;
  if (page === undefined) return <ApprovalSkeleton />;
  return (
    <ApprovalView
      source={source}
      page={page}
      device={device}
      onAddNote={(note) => approval.addNote(page.version, note)}
      onDeleteNote={approval.deleteNote}
      reload={async () => {
        const { data, isError } = await refetch();
        return isError ? null : (data?.version ?? null);
      }}
      onAnswered={(answer: Answer, reply: ApprovalReply) => onAnswered({ answer, reply, page })}
    />
  );
}
