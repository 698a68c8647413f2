import { popupOf } from '@ardoise/domain/wizards/fields/popup.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import { nextStep, type Step } from '@ardoise/domain/wizards/wizard.ts';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { showToast } from '../../../components/toast-store.ts';
import { useNavigate } from '../../../router/context.ts';
import type { DraftKeeper, SaveResult } from '../draft/draft-keeper.ts';
import { hasUnsaved, type SaveOrder } from '../draft/draft-state.ts';
import { savesByItself } from '../draft/open-draft.ts';
import type { StepScreen } from '../session/kind-screens.ts';
import { useOnce } from '../session/use-once.ts';
import type { WizardSession } from '../session/wizard-session.ts';
import { freePricesToAsk } from './late-dialogs.ts';

/** Timeout: a slow network does not block leaving a step; the input is on the device, and the save continues. */
const PATIENCE = 3000;

const UPLOADING = 'Un fichier est en cours d’envoi\u00a0: attendez qu’il soit arrivé, ou annulez son envoi.';
const UPLOAD_GOES_ON = 'Un fichier est encore en cours d’envoi\u00a0: il rejoindra la commande.';

async function savedOrUnderWay(keeper: DraftKeeper, order: SaveOrder): Promise<SaveResult> {
  const saved = keeper.save(order);
  const waited = new Promise<'waited'>((resolve) => setTimeout(() => resolve('waited'), PATIENCE));
  const first = await Promise.race([saved, waited]);
  if (first !== 'waited') return first;
  const { name } = keeper.getSnapshot().state.phase;
  // A dialog is open: wait for its answer.
  return name === 'conflicting' || name === 'signed' ? saved : 'kept';
}

/** Saves on the way to `path`; returns whether navigation may proceed. */
async function saveAt({ keeper, project }: WizardSession, path: string, comment?: string): Promise<boolean> {
  const drafting = savesByItself(project);
  const unsaved = hasUnsaved(keeper.getSnapshot().state);
  if (!unsaved && (!drafting || project.nextState === path)) return true;
  const order = drafting ? { nextState: path } : { ...(comment === undefined ? {} : { comment }) };
  const result = await savedOrUnderWay(keeper, order);
  return result === 'saved' || result === 'kept';
}

/** A failed mail does not block: it is reported, and can be resent from the step. */
function followUp(session: WizardSession, { settled }: StepScreen): void {
  if (session.isUploading()) showToast({ message: UPLOAD_GOES_ON });
  if (!session.keeper.settled) return;
  settled?.(session).catch((error: unknown) => showToast({ tone: 'stop', message: messageOf(error) }));
}

/** Whether the answers of a submitted order differ: head office says why. */
const isAmendment = ({ keeper, project }: WizardSession) =>
  !savesByItself(project) && hasUnsaved(keeper.getSnapshot().state);

interface LeaveStep {
  session: WizardSession;
  step: Step;
  screen: StepScreen;
  /** Displays the errors and focuses the first. */
  onIncomplete: () => void;
}

/** The interrupted navigation, while a dialog is open. */
interface Held {
  by: 'refusal' | 'popin' | 'free' | 'amendment' | 'ending';
  path: string;
  /** Message of a refusal. */
  message?: string;
  /** Paths of prices of 0. */
  free?: string[];
}

/** Next and update: validates the step, saves, navigates. Questions on the way are dialogs of the page. */
export function useLeaveStep({ session, step, screen, onIncomplete }: LeaveStep) {
  const { wizard, project } = session;
  const navigate = useNavigate();
  const { busy, once } = useOnce();
  const [held, setHeld] = useState<Held | null>(null);

  const open = (path: string) => navigate({ to: wizardPath(project.type, project._id.$oid, path) });

  async function leaveFor(path: string, ends = true) {
    await session.idle();
    await screen.prepare?.(session);
    const [free, problems] = [await freePricesToAsk(session, step), step.problems(session.present())];
    if (screen.popin?.isDue(session.present())) setHeld({ by: 'popin', path });
    else if (problems.length > 0) {
      onIncomplete();
      const message = session.isUploading() ? UPLOADING : popupOf(step, problems);
      if (message) setHeld({ by: 'refusal', path, message });
    } else if (free.length > 0) setHeld({ by: 'free', path, free });
    else if (isAmendment(session)) setHeld({ by: 'amendment', path });
    else if (await saveAt(session, path)) {
      followUp(session, screen);
      if (ends && screen.ending?.isDue(session)) setHeld({ by: 'ending', path });
      else await open(path);
    }
  }

  /** Resumes the interrupted navigation. */
  const resume = (act: (path: string) => Promise<void>) =>
    once(async () => {
      setHeld(null);
      await act(held?.path ?? RECAP_PATH);
    });

  return {
    busy,
    held,
    /** Closes the dialog: stays on the step, with its errors, which get the focus that the dialog took. */
    stay: () => {
      setHeld(null);
      if (held?.by === 'refusal' || held?.by === 'popin') onIncomplete();
    },
    goOn: () => resume(leaveFor),
    amend: (comment: string) =>
      resume(async (path) => {
        if (await saveAt(session, path, comment)) await open(path);
      }),
    next: () => once(() => leaveFor(nextStep(wizard, step.path, session.present()))),
    update: () => once(() => leaveFor(RECAP_PATH, false)),
  };
}
