import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { formatNumber } from '../format-number.ts';
import { actionTitle, type BulkJob, jobTally, jobTitle } from './bulk-job.ts';
import type { BulkRun } from './use-bulk-job.ts';
import './BulkJob.css';

function wordsOf(job: BulkJob, running: boolean): string {
  const { left, total } = jobTally(job);
  const title = actionTitle(job.action, total);
  const done = `${formatNumber(total - left)} sur ${formatNumber(total)}`;
  if (left === 0) return `${jobTitle(job)}.`;
  return running ? `${title}\u00a0: ${done} projets traités…` : `${title}\u00a0: arrêté à ${done} projets.`;
}

/** A job whose dialog is closed: running, finished, or interrupted by a reload or a failure. */
export function LeftJob({ run, onShow }: { run: BulkRun; onShow: () => void }) {
  const { job, running } = run;
  if (job === null) return null;
  const { left, refused } = jobTally(job);
  const over = left === 0;
  return (
    <div className="bulk-job-left">
      <Banner
        tone={over ? (refused === 0 ? 'done' : 'wait') : running ? 'work' : 'wait'}
        role="status"
        action={
          <span className="bulk-job-left-actions">
            {!over && !running && <Button onClick={() => void run.resume()}>Reprendre</Button>}
            <Button tone="text" onClick={onShow}>
              Voir
            </Button>
            {over && (
              <Button tone="text" onClick={run.close}>
                Fermer
              </Button>
            )}
          </span>
        }
      >
        {wordsOf(job, running)}
      </Banner>
    </div>
  );
}
