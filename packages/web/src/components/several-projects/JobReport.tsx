import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { counted, formatNumber } from '../format-number.ts';
import { Modal } from '../Modal.tsx';
import { actionTitle, type BulkJob, changedMeanwhile, jobTally, jobTitle } from './bulk-job.ts';
import { ReasonList } from './ReasonList.tsx';
import type { BulkRun } from './use-bulk-job.ts';

interface JobReportProps {
  run: BulkRun;
  job: BulkJob;
  /** Retries those with a version conflict. */
  onAgain: (ids: string[]) => void;
  onClose: () => void;
}

/** 'Le projet Chez Margot à bien été Annulé !' for one; a count for several. */
function doneWords(job: BulkJob): string {
  const [only, ...others] = job.results;
  // Verbatim (specification/statuses.md#said-after-a-change).
  if (job.action === 'annuler' && only?.fait && others.length === 0 && job.todo.length === 0)
    return `Le projet ${only.nameProjet} à bien été Annulé !`;
  return `${jobTitle(job)}.`;
}

function Buttons({ run, job, onAgain, onClose }: JobReportProps) {
  const { left } = jobTally(job);
  const changed = changedMeanwhile(job);
  if (run.running) {
    return (
      // Not where the start button was: a double click must not hit it.
      <span className="modal-start bulk-job-left-actions">
        <Button onClick={run.stop}>Arrêter</Button>
        <Button tone="text" onClick={onClose}>
          Continuer en arrière-plan
        </Button>
      </span>
    );
  }
  return (
    <>
      {left > 0 && (
        <Button
          tone="text"
          className="modal-start"
          onClick={() => {
            onClose();
            run.close();
          }}
        >
          Abandonner le reste
        </Button>
      )}
      {left === 0 && changed.length > 0 && (
        <Button tone="text" className="modal-start" onClick={() => onAgain(changed)}>
          Revoir {counted(changed.length, 'projet modifié', 'projets modifiés')}
        </Button>
      )}
      {left > 0 ? (
        <Button tone="main" onClick={() => void run.resume()}>
          Reprendre {counted(left, 'projet', 'projets')}
        </Button>
      ) : (
        <Button tone="main" onClick={onClose}>
          Terminer
        </Button>
      )}
    </>
  );
}

/** Progress of a job, and the result of each project. */
export function JobReport(props: JobReportProps) {
  const { run, job, onClose } = props;
  const { left, refused, total } = jobTally(job);
  const treated = total - left;
  return (
    <Modal
      title={actionTitle(job.action, total)}
      description={job.recipient?.name}
      closeOnBackdrop={false}
      onClose={onClose}
      footer={<Buttons {...props} />}
    >
      {(run.running || left > 0) && (
        <div className="bulk-job-bar">
          <progress aria-label="Projets traités" value={treated} max={total} />
          <span className="number">
            {formatNumber(treated)} sur {formatNumber(total)}
          </span>
        </div>
      )}
      {run.failure && (
        <Banner tone="stop" role="alert">
          {run.failure}
        </Banner>
      )}
      {!run.running && (
        <p role="status">
          <b>{doneWords(job)}</b>
        </p>
      )}
      {refused > 0 && <ReasonList told={job.results.filter(({ fait }) => !fait)} />}
      {!run.running && treated > refused && (
        <details className="bulk-job-done">
          <summary>Un résultat par projet</summary>
          <ReasonList told={job.results.filter(({ fait }) => fait)} />
        </details>
      )}
    </Modal>
  );
}
