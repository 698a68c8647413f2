import { nextStep, RECAP_PATH, type Step } from '@ardoise/domain/wizards/wizard.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
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

/** Next and update: checks the step, saves, goes on. What is asked on the way is answered by the page. */
export function useLeaveStep({ session, step, screen, onIncomplete }: LeaveStep) {
  const { keeper, wizard, project } = session;
  const navigate = useNavigate();
  const { busy, once } = useOnce();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Where one was going when the step's own question came up. */
  const [asking, setAsking] = useState<string | null>(null);
  /** Where an amendment leads once it is explained. */
  const [amending, setAmending] = useState<string | null>(null);

  const open = (path: string) => navigate({ to: wizardPath(project.type, project._id.$oid, path) ?? '/' });

  async function leaveFor(path: string) {
    await session.idle();
    await screen.prepare?.(session);
    if (screen.popin?.isDue(session.present())) return setAsking(path);
    const problems = step.problems(session.present());
    if (problems.length > 0) {
      onIncomplete();
      setRefusal(screen.refusal?.(problems) ?? null);
    } else if (!savesByItself(project) && hasUnsaved(keeper.getSnapshot().state)) {
      setAmending(path);
    } else if (await saveAt(session, path)) {
      followUp(session, screen);
      await open(path);
    }
  }

  return {
    busy,
    refusal,
    closeRefusal: () => {
      setRefusal(null);
      // What took the focus while the dialog was open was the dialog.
      onIncomplete();
    },
    asking: asking !== null,
    goOn: () =>
      once(async () => {
        setAsking(null);
        await leaveFor(asking ?? RECAP_PATH);
      }),
    closePopin: () => {
      // Behind an open dialog nothing takes the focus.
      flushSync(() => setAsking(null));
      onIncomplete();
    },
    amending: amending !== null,
    amend: (comment: string) =>
      once(async () => {
        const path = amending ?? RECAP_PATH;
        setAmending(null);
        if (await saveAt(session, path, comment)) await open(path);
      }),
    cancelAmending: () => setAmending(null),
    next: () => once(() => leaveFor(nextStep(wizard, step.path, session.present()))),
    update: () => once(() => leaveFor(RECAP_PATH)),
  };
}
