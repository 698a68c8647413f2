import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { formatNumber } from '../../components/format-number.ts';
import { ACTION_WORDS, tallyOf } from './bulk-job.ts';
import type { BulkRun } from './use-bulk-job.ts';

/** A job whose dialog is closed: on its way, or left half done by a reload or a failure. */
export function LeftJob({ run, onShow }: { run: BulkRun; onShow: () => void }) {
  if (run.job === null) return null;
  const { left, total } = tallyOf(run.job);
  if (left === 0) return null;
  const { title } = ACTION_WORDS[run.job.action];
  const done = `${formatNumber(total - left)} sur ${formatNumber(total)}`;
  return (
    <div className="managed-left">
      <Banner
        tone={run.running ? 'work' : 'wait'}
        action={
          <span className="left-acts">
            {!run.running && <Button onClick={() => void run.resume()}>Reprendre</Button>}
            <Button tone="text" onClick={onShow}>
              Voir
            </Button>
          </span>
        }
      >
        {run.running ? `${title} : ${done} projets traités…` : `${title} : arrêté à ${done} projets.`}
      </Banner>
    </div>
  );
}
