import { BULK_EXCHANGES, type BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { type ReactNode, useState } from 'react';
import type { BulkSelection, Recipient } from './bulk-job.ts';
import { JobReport } from './JobReport.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { BulkRun } from './use-bulk-job.ts';
import './BulkJob.css';

/** A requested action on a selection. */
export interface AskedBulk {
  action: BulkAction;
  selection: BulkSelection;
  /** Name of a single project, requested in its row. */
  name?: string;
}

interface BulkDialogProps {
  /** Null: the rest of the last job. */
  asked: AskedBulk | null;
  run: BulkRun;
  /** The dialog that chooses the assignee of a reassignment. */
  chooseRecipient?: ((action: BulkAction, onChoose: (recipient: Recipient) => void) => ReactNode) | undefined;
  /** Ids of the projects in the requested state. */
  onDone: (ids: string[]) => void;
  onClose: () => void;
}

/** A bulk action, from the choice of the assignee to a result per project. */
export function BulkDialog({ asked, run, chooseRecipient, onDone, onClose }: BulkDialogProps) {
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
  const gives = action in BULK_EXCHANGES;
  if (gives && recipient === null) return chooseRecipient?.(action, setRecipient);
  return (
    <PreviewDialog
      action={action}
      selection={selection}
      recipient={recipient}
      name={asked?.name}
      onBack={gives ? () => setRecipient(null) : undefined}
      onConfirm={(job) => {
        setStarted(true);
        void run.start(job);
      }}
      onClose={onClose}
    />
  );
}
