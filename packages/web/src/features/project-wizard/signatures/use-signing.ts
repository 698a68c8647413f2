import { SIGNATURE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { SIGNED_ELSEWHERE } from '@ardoise/domain/base/words/signed-elsewhere.ts';
import { type Project, signProject } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { nextSigner } from '@ardoise/domain/rules/signers.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { lastPerson } from '../../../api/device/last-person.ts';
import { networkState } from '../../../api/network-state.ts';
import type { Sending } from '../../../api/outbox/sending.ts';
import { request } from '../../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import type { Signature } from '../../../components/signatures/use-signature-form.ts';
import { showToast } from '../../../components/toast-store.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { useSignedHere } from '../../../hooks/use-signed-here.ts';
import { useNavigate } from '../../../router/context.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { NotSaved, saveEverything } from '../draft/save-everything.ts';
import { contentOf } from '../draft/send-draft.ts';
import { isSentBySignature } from '../session/submission.ts';
import { useOnce } from '../session/use-once.ts';
import type { WizardSession } from '../session/wizard-session.ts';
import { useSubmit } from '../submission/use-submit.ts';
import { maySignAs, type SignerRole } from './may-sign-as.ts';
import { ChangedUnseen, requireShown, shownOrder } from './shown-order.ts';

const NOT_KEPT =
  'Vos dernières saisies ne sont pas gardées sur cet appareil\u00a0: la commande ne peut pas y être signée.';

/** Act of its toasts: closed when a signature begins. */
export const SIGNING = 'signature';

/** The next signer, of the server's signatures or of those of this device, never of both; null once all have signed. */
function awaited(
  { type, signatureClient, signatureDC }: Project,
  here: Sending | null | undefined = null,
): SignerRole | null {
  const given = here?.deposit?.signatures;
  const has = (role: SignerRole) => given?.some((signature) => signature.role === role);
  return nextSigner(kindOf(type), {
    clientSigned: has('client') ?? signatureClient !== null,
    dcSigned: has('dc') ?? signatureDC !== null,
  });
}

/** @throws NotSaved where this device and the server have signatures of the same order */
function refuseBoth({ signatures }: Project, here: Sending | null | undefined): void {
  if (here && signatures.length > 0) throw new NotSaved(SIGNED_ELSEWHERE);
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

interface Device {
  cache: QueryClient;
  /** What was signed of the order on this device. */
  here: Sending | null | undefined;
  /** Of the account. */
  name: string;
  /** What was shown when the pad was opened. */
  shown: string | null;
}

/** Without a network the order is signed as it is on this device, and waits there. @throws NotSaved, NetworkError */
async function signOnDevice(
  { project, keeper }: WizardSession,
  { cache, here, name, shown }: Device,
  role: SignerRole,
  signature: Signature,
): Promise<Sending> {
  const result = await keeper.save();
  if (result !== 'kept' && result !== 'saved') throw new NotSaved(NOT_KEPT);
  const username = lastPerson() ?? name;
  const { outboxOf } = await import('../../../api/outbox/outbox-of.ts');
  const { signHere } = await import('./sign-here.ts');
  const { current, base } = keeper.getSnapshot().state;
  // What the dc signs is what the client has signed here.
  requireShown(here ? null : shown, current);
  const order = { username, outbox: outboxOf(username), cache, project, current, base: base.document };
  return signHere(order, here ?? undefined, role, signature);
}

/** What was begun on this device goes on there; what one has signed with a network does not. */
const isSignedHere = ({ signatures }: Project, here: Sending | null | undefined): boolean =>
  Boolean(here) || (!networkState().reached && signatures.length === 0);

const nameMissing = (role: SignerRole) =>
  showToast({ tone: 'stop', act: SIGNING, message: SIGNATURE_NEEDED[role] });

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
  const here = useSignedHere(id);
  const shown = useRef<string | null>(null);
  const answers = () => keeper.getSnapshot().state.current;

  async function finish() {
    const isSent = isSentBySignature(project);
    // The popin of the follow-up offers to send the order: here that is in progress.
    await saveEverything(keeper, { create: true, nextState: null, popin: !isSent });
    await (isSent ? submit() : navigate({ to: followUpPath(id) }));
  }

  /** Opens the pad, or names the missing signature when it is not this person's. */
  function ask(next: SignerRole | null) {
    if (next !== null && !maySignAs(next, me.role)) return dismiss(next);
    shown.current = shownOrder(answers());
    setSigner(next);
  }

  async function record(role: SignerRole, signature: Signature) {
    refuseBoth(project, here);
    if (isSignedHere(project, here)) {
      const device = { cache, here, name: me.name, shown: shown.current };
      const signed = await signOnDevice(session, device, role, signature);
      return ask(awaited(project, signed));
    }
    if (!keeper.settled) await saveEverything(keeper);
    requireShown(shown.current, answers());
    const signed = await send(id, keeper, role, signature);
    cache.setQueryData(projectKey(id), signed);
    keeper.adopt(contentOf(signed), Date.now());
    ask(awaited(signed));
    if (awaited(signed) === null) await finish();
  }

  const sign = (role: SignerRole, signature: Signature) =>
    once(async () => {
      try {
        await record(role, signature);
      } catch (error) {
        if (!(error instanceof ChangedUnseen)) throw error;
        setSigner(null);
        showToast({ tone: 'stop', act: SIGNING, message: error.message });
      }
    });

  const start = () =>
    once(async () => {
      refuseBoth(project, here);
      const next = awaited(project, here);
      // What is read meanwhile is what the server answers; without an answer it is what is here.
      if (next !== null && networkState().reached && !keeper.settled) await keeper.save();
      await (next === null ? finish() : ask(next));
    });

  function dismiss(role: SignerRole) {
    setSigner(null);
    nameMissing(role);
  }

  return { signer, busy, start, sign, dismiss };
}
