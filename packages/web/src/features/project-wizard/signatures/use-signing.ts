import { SIGNATURE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { networkState } from '../../../api/network-state.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import type { Signature } from '../../../components/signatures/use-signature-form.ts';
import { showToast } from '../../../components/toast-store.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { filesQuery } from '../../../hooks/use-project-files.ts';
import { useSignedHere } from '../../../hooks/use-signed-here.ts';
import { useNavigate } from '../../../router/context.ts';
import { saveEverything } from '../draft/save-everything.ts';
import { isSentBySignature } from '../session/submission.ts';
import { useOnce } from '../session/use-once.ts';
import type { WizardSession } from '../session/wizard-session.ts';
import { useSubmit } from '../submission/use-submit.ts';
import { maySignAs, type SignerRole } from './may-sign-as.ts';
import { awaited, recordSignature, refuseBoth } from './record-signature.ts';
import { ChangedUnseen, type ShownOrder, saveShown, shownAnswers, unnamedFiles } from './shown-order.ts';

/** Act of its toasts: closed when a signature begins. */
export const SIGNING = 'signature';

const nameMissing = (role: SignerRole) =>
  showToast({ tone: 'stop', act: SIGNING, message: SIGNATURE_NEEDED[role] });

/** The save that ends the wizard, and the next screen. */
function useFinish(session: WizardSession) {
  const { project, keeper } = session;
  const submit = useSubmit(session);
  const navigate = useNavigate();
  return async () => {
    const isSent = isSentBySignature(project);
    // The popin of the follow-up offers to send the order: here that is in progress.
    await saveEverything(keeper, { create: true, nextState: null, popin: !isSent });
    await (isSent ? submit() : navigate({ to: followUpPath(project._id.$oid) }));
  };
}

/** What is there when the pad is opened. */
function useShown({ project, keeper }: WizardSession) {
  const cache = useQueryClient();
  const shown = useRef<ShownOrder | null>(null);
  /** The pad waits for no list of files. */
  async function unnamed(): Promise<string[]> {
    if (!networkState().reached) return [];
    const files = await cache.fetchQuery(filesQuery(project._id.$oid)).catch(() => []);
    return unnamedFiles(files, keeper.getSnapshot().state.current);
  }
  const noteShown = () => {
    const answers = shownAnswers(keeper.getSnapshot().state.current);
    shown.current = { answers, unnamed: unnamed() };
  };
  return { shown, noteShown };
}

/** Says what was changed, with the recap to read. @throws any other error */
function readAgain(error: unknown, closePad: () => void) {
  if (!(error instanceof ChangedUnseen)) throw error;
  closePad();
  showToast({ tone: 'stop', act: SIGNING, message: error.message });
}

/** The signatures in turn, then the save that ends the wizard, and the next screen. Ignores a double click. */
export function useSigning(session: WizardSession) {
  const { project, keeper } = session;
  const cache = useQueryClient();
  const finish = useFinish(session);
  const [signer, setSigner] = useState<SignerRole | null>(null);
  const { busy, once } = useOnce();
  const me = useMe();
  const here = useSignedHere(project._id.$oid);
  const { shown, noteShown } = useShown(session);

  /** Opens the pad, or names the missing signature when it is not this person's. */
  function ask(next: SignerRole | null) {
    if (next !== null && !maySignAs(next, me.role)) return dismiss(next);
    if (next !== null) noteShown();
    setSigner(next);
  }

  /** Where the order was changed its recap is read again. */
  const asShown = (act: () => Promise<void>) =>
    once(() => act().catch((error: unknown) => readAgain(error, () => setSigner(null))));

  const sign = (role: SignerRole, signature: Signature) =>
    asShown(async () => {
      const device = { cache, here, name: me.name, shown: shown.current };
      const { next, isHere } = await recordSignature(session, device, role, signature);
      ask(next);
      // What is on this device has its own screen then.
      if (next === null && !isHere) await finish();
    });

  const start = () =>
    asShown(async () => {
      refuseBoth(project, here);
      const next = awaited(project, here);
      if (next === null) return finish();
      // Without an answer it is what is here.
      if (networkState().reached && !keeper.settled) await saveShown(keeper);
      ask(next);
    });

  function dismiss(role: SignerRole) {
    setSigner(null);
    nameMissing(role);
  }

  return { signer, busy, start, sign, dismiss };
}
