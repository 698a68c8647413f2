import type { BulkAction } from '@ardoise/domain/contract/bulk.ts';
import { useState } from 'react';
import type { Person } from '../../api/session.ts';
import type { BulkSelection, Recipient } from './bulk-job.ts';
import { ChooseRecipient } from './ChooseRecipient.tsx';
import { JobReport } from './JobReport.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { BulkRun } from './use-bulk-job.ts';

interface BulkDialogProps {
  /** Null: the rest of the last job. */
  asked: { action: BulkAction; selection: BulkSelection; name?: string } | null;
  me: Person;
  run: BulkRun;
  /** Ids of the projects in the requested state. */
  onDone: (ids: string[]) => void;
  onClose: () => void;
}

const GIVES: readonly BulkAction[] = ['reaffecter', 'agence', 'imprimeur'];

/** A bulk action, from the choice of the assignee to a result per project. */
export function BulkDialog({ asked, me, run, onDone, onClose }: BulkDialogProps) {
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  const [selection, setSelection] = useState(asked?.selection);
  const [started, setStarted] = useState(asked === null);
  const action = asked?.action ?? run.job?.action;

  if (started && run.job !== null) {
    const { job } = run;
    const close = () => {
      onDone(job.results.filter(({ fait }) => fait).map(({ id }) => id));
      // A finished job is discarded; a running or stopped one is displayed on the page.
      if (!run.running && job.todo.length === 0) run.close();
      onClose();
    };
    const again = (ids: string[]) => {
      setRecipient(job.recipient);
      setSelection({ ids });
      setStarted(false);
      run.close();
    };
    return <JobReport run={run} job={job} onAgain={again} onClose={close} />;
  }
  if (action === undefined || selection === undefined) return null;
  if (GIVES.includes(action) && recipient === null)
    return <ChooseRecipient action={action} me={me} onChoose={setRecipient} onClose={onClose} />;
  return (
    <PreviewDialog
      action={action}
      selection={selection}
      recipient={recipient}
      name={asked?.name}
      onBack={GIVES.includes(action) ? () => setRecipient(null) : undefined}
      onConfirm={(job) => {
        setStarted(true);
        void run.start(job);
      }}
      onClose={onClose}
    />
  );
}
