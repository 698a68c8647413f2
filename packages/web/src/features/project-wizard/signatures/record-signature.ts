import { SIGNED_ELSEWHERE } from '@ardoise/domain/base/words/signed-elsewhere.ts';
import { type Project, signProject } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { nextSigner } from '@ardoise/domain/rules/signers.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { lastPerson } from '../../../api/device/last-person.ts';
import { networkState } from '../../../api/network-state.ts';
import type { Sending } from '../../../api/outbox/sending.ts';
import { request } from '../../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import type { Signature } from '../../../components/signatures/use-signature-form.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { filesQuery } from '../../../hooks/use-project-files.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { NotSaved, saveEverything } from '../draft/save-everything.ts';
import { contentOf } from '../draft/send-draft.ts';
import type { WizardSession } from '../session/wizard-session.ts';
import type { SignerRole } from './may-sign-as.ts';
import { requireShown, requireShownFiles, type ShownOrder } from './shown-order.ts';

const NOT_KEPT =
  'Vos dernières saisies ne sont pas gardées sur cet appareil\u00a0: la commande ne peut pas y être signée.';

/** The next signer, of the server's signatures or of those of this device, never of both; null once all have signed. */
export function awaited(
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
export function refuseBoth({ signatures }: Project, here: Sending | null | undefined): void {
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
  shown: ShownOrder | null;
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

/**
 * Records a signature of what was shown: with a network on the server, without one on this device.
 * @returns who signs next, null once all have, and whether it is on this device
 * @throws NotSaved, ChangedUnseen, NetworkError, ApiError
 */
export async function recordSignature(
  session: WizardSession,
  device: Device,
  role: SignerRole,
  signature: Signature,
): Promise<{ next: SignerRole | null; isHere: boolean }> {
  const { project, keeper } = session;
  const { cache, here, shown } = device;
  refuseBoth(project, here);
  if (isSignedHere(project, here)) {
    const signed = await signOnDevice(session, device, role, signature);
    return { next: awaited(project, signed), isHere: true };
  }
  if (!keeper.settled) await saveEverything(keeper);
  const { current } = keeper.getSnapshot().state;
  requireShown(shown, current);
  const id = project._id.$oid;
  await requireShownFiles(shown, await cache.fetchQuery(filesQuery(id)), current);
  const signed = await send(id, keeper, role, signature);
  cache.setQueryData(projectKey(id), signed);
  keeper.adopt(contentOf(signed), Date.now());
  return { next: awaited(signed), isHere: false };
}
