import { nextStep, RECAP_PATH, type Step } from '@ardoise/domain/wizards/wizard.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { wizardPath } from '../../components/projects/wizard-path.ts';
import { showToast } from '../../components/toast-store.ts';
import type { DraftKeeper, SaveResult } from './draft/draft-keeper.ts';
import { hasUnsaved, type SaveOrder } from './draft/draft-state.ts';
import { savesByItself } from './draft/open-draft.ts';
import type { StepScreen } from './kinds/kind-screens.ts';
import { useOnce } from './use-once.ts';
import type { WizardSession } from './wizard-session.ts';

/** A slow network does not hold one at a step: what is typed is on the device, and the save goes on. */
const PATIENCE = 3000;

async function savedOrUnderWay(keeper: DraftKeeper, order: SaveOrder): Promise<SaveResult> {
  const saved = keeper.save(order);
  const waited = new Promise<'waited'>((resolve) => setTimeout(() => resolve('waited'), PATIENCE));
  const first = await Promise.race([saved, waited]);
  if (first !== 'waited') return first;
  const { name } = keeper.getSnapshot().state.phase;
  // A question is on screen: its answer decides.
  return name === 'conflicting' || name === 'signed' ? saved : 'kept';
}

/** Saves on the way to `path`; answers whether one may go there. */
async function saveAt({ keeper, project }: WizardSession, path: string, comment?: string): Promise<boolean> {
  const drafting = savesByItself(project);
  const unsaved = hasUnsaved(keeper.getSnapshot().state);
  if (!unsaved && (!drafting || project.nextState === path)) return true;
  const order = drafting ? { nextState: path } : { ...(comment === undefined ? {} : { comment }) };
  const result = await savedOrUnderWay(keeper, order);
  return result === 'saved' || result === 'kept';
}

/** A mail that does not leave holds nobody: it is said, and can be sent again from the step. */
function followUp(session: WizardSession, { settled }: StepScreen): void {
  if (!session.keeper.settled) return;
  settled?.(session).catch((error: unknown) => showToast({ tone: 'stop', message: messageOf(error) }));
}

interface LeaveStep {
  session: WizardSession;
  step: Step;
  screen: StepScreen;
  /** Shows the errors and goes to the first. */
  onIncomplete: () => void;
}

/** Where one was going when something had to be said or asked first. */
interface Held {
  by: 'refusal' | 'popin' | 'amendment';
  path: string;
  /** What a refusal says. */
  message?: string;
}

/** Next and update: checks the step, saves, goes on. What is asked on the way is answered by the page. */
export function useLeaveStep({ session, step, screen, onIncomplete }: LeaveStep) {
  const { keeper, wizard, project } = session;
  const navigate = useNavigate();
  const { busy, once } = useOnce();
  const [held, setHeld] = useState<Held | null>(null);

  const open = (path: string) => navigate({ to: wizardPath(project.type, project._id.$oid, path) ?? '/' });

  async function leaveFor(path: string) {
    await session.idle();
    await screen.prepare?.(session);
    const problems = step.problems(session.present());
    if (screen.popin?.isDue(session.present())) setHeld({ by: 'popin', path });
    else if (problems.length > 0) {
      onIncomplete();
      const message = screen.refusal?.(problems);
      if (message) setHeld({ by: 'refusal', path, message });
    } else if (!savesByItself(project) && hasUnsaved(keeper.getSnapshot().state)) {
      setHeld({ by: 'amendment', path });
    } else if (await saveAt(session, path)) {
      followUp(session, screen);
      await open(path);
    }
  }

  /** Goes on from what held one back. */
  const resume = (act: (path: string) => Promise<void>) =>
    once(async () => {
      setHeld(null);
      await act(held?.path ?? RECAP_PATH);
    });

  return {
    busy,
    held,
    /** Closes what was asked or said: the step stays, with its errors. */
    stay: () => {
      setHeld(null);
      // What took the focus while the dialog was open was the dialog.
      if (held?.by !== 'amendment') onIncomplete();
    },
    goOn: () => resume(leaveFor),
    amend: (comment: string) =>
      resume(async (path) => {
        if (await saveAt(session, path, comment)) await open(path);
      }),
    next: () => once(() => leaveFor(nextStep(wizard, step.path, session.present()))),
    update: () => once(() => leaveFor(RECAP_PATH)),
  };
}
