import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { useChangeStatus } from '../../../hooks/use-change-status.ts';
import type { Submission } from '../session/submission.ts';
import { RefusedScreen } from './RefusedScreen.tsx';
import { SentScreen } from './SentScreen.tsx';
import './SubmittedScreen.css';

interface SubmittedScreenProps {
  /** As last read: a submission whose reply was lost has moved it. */
  project: Project;
  submission: Submission;
}

/** After the signature that sends an order: that it was sent, or why not yet. */
export function SubmittedScreen({ project, submission }: SubmittedScreenProps) {
  const change = useChangeStatus(project);
  const moved = isBeforeSubmission(project.statut) ? undefined : project;
  const sent = 'sent' in submission ? submission.sent : (change.data ?? moved);
  return (
    <main className="submitted-screen" tabIndex={-1}>
      {sent ? (
        <SentScreen project={sent} />
      ) : (
        <RefusedScreen
          project={project}
          refused={change.error ?? ('refused' in submission && submission.refused)}
          busy={change.isPending}
          onRetry={() => change.mutate({ target: 'Agence', comment: '', fichiers: [] })}
        />
      )}
    </main>
  );
}
