import { nextOpenEntry, type Step } from '@ardoise/domain/wizards/wizard.ts';
import { useState } from 'react';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { useNavigate } from '../../../router/context.ts';
import { useOnce } from '../session/use-once.ts';
import type { WizardSession } from '../session/wizard-session.ts';
import { freePricesToAsk } from './late-dialogs.ts';

interface NextEntry {
  session: WizardSession;
  step: Step;
  /** The entry's id. */
  id: string;
  problems: Step['problems'];
  /** Displays the errors and focuses the first. */
  onIncomplete: () => void;
}

/**
 * Navigates from an entry to the next incomplete one, to the step itself after the last. Does not save within the step:
 * autosave does, or leaving the step.
 */
export function useNextEntry({ session, step, id, problems, onIncomplete }: NextEntry) {
  const { project } = session;
  const navigate = useNavigate();
  const { busy, once } = useOnce();
  const [free, setFree] = useState<string[]>([]);
  const next = () =>
    once(async () => {
      await session.idle();
      const rank = step.entries?.of(session.present()).findIndex((one) => one.id === id) ?? 0;
      const toAsk = await freePricesToAsk(session, step, `${step.entries?.list}.${rank}.`);
      const present = session.present();
      const isIncomplete = problems(present).length > 0;
      setFree(isIncomplete ? [] : toAsk);
      if (isIncomplete) onIncomplete();
      else if (toAsk.length === 0) {
        const entry = nextOpenEntry(step, present, id)?.id;
        await navigate({ to: wizardPath(project.type, project._id.$oid, step.path, entry) });
      }
    });
  return {
    busy,
    next,
    /** Paths of prices of 0 to confirm first. */
    free,
    /** Closes their dialog. */
    stay: () => setFree([]),
  };
}
