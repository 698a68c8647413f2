import { nextOpenEntry, type Step } from '@ardoise/domain/wizards/wizard.ts';
import { useNavigate } from '@tanstack/react-router';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { useOnce } from '../session/use-once.ts';
import type { WizardSession } from '../session/wizard-session.ts';

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
  const next = () =>
    once(async () => {
      await session.idle();
      const present = session.present();
      if (problems(present).length > 0) onIncomplete();
      else {
        const entry = nextOpenEntry(step, present, id)?.id;
        await navigate({ to: wizardPath(project.type, project._id.$oid, step.path, entry) });
      }
    });
  return { busy, next };
}
