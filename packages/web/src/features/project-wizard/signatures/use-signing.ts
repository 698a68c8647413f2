import { SIGNATURE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { type Project, signProject } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { nextSigner } from '@ardoise/domain/rules/signers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import type { Signature } from '../../../components/signatures/use-signature-form.ts';
import { showToast } from '../../../components/toast-store.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { useNavigate } from '../../../router/context.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { saveEverything } from '../draft/save-everything.ts';
import { contentOf } from '../draft/send-draft.ts';
import { isSentBySignature } from '../session/submission.ts';
import { useOnce } from '../session/use-once.ts';
import type { WizardSession } from '../session/wizard-session.ts';
import { useSubmit } from '../submission/use-submit.ts';
import { maySignAs, type SignerRole } from './may-sign-as.ts';

/** Act of its toasts: closed when a signature begins. */
export const SIGNING = 'signature';

/** The next signer; null once all have signed. */
function awaited({ type, signatureClient, signatureDC }: Project): SignerRole | null {
  const signed = { clientSigned: signatureClient !== null, dcSigned: signatureDC !== null };
  return nextSigner(kindOf(type), signed);
}

async function send(
  id: string,
  keeper: DraftKeeper,
  role: SignerRole,
  signature: Signature,
): Promise<Project> {
  const { version } = keeper;
  try {
    return await request(signProject, {
      params: { id },
      query: SIGNATURES_BY_ADDRESS,
      body: { role, version, ...signature },
    });
  } catch (error) {
    // Version conflict: the displayed order is not what would be signed; the page shows the changes.
    if (error instanceof ApiError && error.code === 'VERSION')
      keeper.receive(contentOf(error.etat as Project));
    throw error;
  }
}

/** The signatures in turn, then the save that ends the wizard, and the next screen. Ignores a double click. */
export function useSigning(session: WizardSession) {
  const { project, keeper } = session;
  const cache = useQueryClient();
  const submit = useSubmit(session);
  const [signer, setSigner] = useState<SignerRole | null>(null);
  const { busy, once } = useOnce();
  const navigate = useNavigate();
  const me = useMe();
  const id = project._id.$oid;

  async function finish() {
    const isSent = isSentBySignature(project);
    // The popin of the follow-up offers to send the order: here that is in progress.
    await saveEverything(keeper, { create: true, nextState: null, popin: !isSent });
    await (isSent ? submit() : navigate({ to: followUpPath(id) }));
  }

  /** Opens the pad, or names the missing signature when it is not this person's. */
  function ask(next: SignerRole | null) {
    if (next === null || maySignAs(next, me.role)) setSigner(next);
    else dismiss(next);
  }

  const sign = (role: SignerRole, signature: Signature) =>
    once(async () => {
      if (!keeper.settled) await saveEverything(keeper);
      const signed = await send(id, keeper, role, signature);
      cache.setQueryData(projectKey(id), signed);
      keeper.adopt(contentOf(signed), Date.now());
      ask(awaited(signed));
      if (awaited(signed) === null) await finish();
    });

  const start = () =>
    once(async () => {
      const next = awaited(project);
      if (next === null) await finish();
      else ask(next);
    });

  function dismiss(role: SignerRole) {
    setSigner(null);
    showToast({ tone: 'stop', act: SIGNING, message: SIGNATURE_NEEDED[role] });
  }

  return { signer, busy, start, sign, dismiss };
}
