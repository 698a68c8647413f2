import { LARGEST_DEPOSIT, type SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import { readLegalTexts } from '@ardoise/domain/contract/settings.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';
import { readinessNow } from '../../../api/device/readiness.ts';
import { toldOffset } from '../../../api/device/server-clock.ts';
import { newObjectId } from '../../../api/object-id.ts';
import { AWAITS_DC, type Sending } from '../../../api/outbox/sending.ts';
import { request } from '../../../api/request.ts';
import type { Signature } from '../../../components/signatures/use-signature-form.ts';
import { NotSaved } from '../draft/save-everything.ts';
import type { SignerRole } from './may-sign-as.ts';
import { ChangedUnseen } from './shown-order.ts';
import { type OrderToSign, type SignedContentHere, signedContentHere } from './signed-content.ts';

/** Pictures of both signatures, as they travel, and room for what stands around them. */
const SIGNATURES_BYTES = 600_000;
const TOO_LARGE =
  'Cette commande est trop lourde pour être signée sans réseau, par le nombre de ses dessins\u00a0: signez-la avec du réseau, ou partagez-la en deux commandes.';

/** @throws NotSaved before anybody has signed what the server would not take */
function requireRoom(content: SignedContentHere): SignedContentHere {
  const { length } = new TextEncoder().encode(JSON.stringify(content));
  if (length + SIGNATURES_BYTES > LARGEST_DEPOSIT) throw new NotSaved(TOO_LARGE);
  return content;
}

async function newDeposit(order: OrderToSign): Promise<SignedOffline> {
  const { at } = readinessNow();
  return {
    depot: newObjectId(),
    ...requireRoom(await signedContentHere(order)),
    signatures: [],
    mention: (await request(readLegalTexts)).signature,
    decalage: toldOffset(),
    catalogue: at === null ? null : new Date(at).toISOString(),
  };
}

const IN_OTHER_TAB =
  'Cette commande vient d’être signée dans un autre onglet\u00a0: rien n’a été ajouté d’ici. Relisez-la, puis continuez.';

/** One signature of an order at a time, whatever tab it is given in. */
async function alone<Result>(projectId: string, work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(`ardoise-signature/${projectId}`, work);
}

const countOf = (sending: Sending | undefined) => sending?.deposit?.signatures.length ?? 0;

/** @throws ChangedUnseen where another tab has made or signed a deposit of this order since this one has read it */
async function requireOwn({ project, outbox }: OrderToSign, given: Sending | undefined): Promise<void> {
  const present = (await outbox.refresh()).find(
    ({ kind, projectId }) => kind === 'deposit' && projectId === project._id.$oid,
  );
  if (present?.id !== given?.id || countOf(present) !== countOf(given)) throw new ChangedUnseen(IN_OTHER_TAB);
}

async function sign(
  order: OrderToSign,
  given: Sending | undefined,
  role: SignerRole,
  signature: Signature,
): Promise<Sending> {
  const { project, outbox } = order;
  await requireOwn(order, given);
  const { signatures, ...deposit } = given?.deposit ?? (await newDeposit(order));
  const signed = [...signatures, { role, ...signature, t_signature: new Date().toISOString() }];
  const isComplete = signed.length === signersOf(kindOf(project.type)).length;
  const sending: Sending = {
    id: deposit.depot,
    kind: 'deposit',
    projectId: project._id.$oid,
    project: project.nameProjet,
    at: Date.now(),
    deposit: { ...deposit, signatures: signed },
    tries: 0,
    triedAt: null,
    refusal: isComplete ? null : AWAITS_DC,
  };
  await outbox.add(sending);
  return sending;
}

/**
 * Adds a signature that is given without a network to what waits on this device: what the client has signed is what the dc signs. Sent
 * once everybody has.
 * @throws NotSaved where it is too large to be sent; ChangedUnseen where another tab signs it; NetworkError where a part of the order is
 * not here; where storage is full or blocked
 */
export async function signHere(
  order: OrderToSign,
  given: Sending | undefined,
  role: SignerRole,
  signature: Signature,
): Promise<Sending> {
  const { project, outbox } = order;
  const sending = await alone(project._id.$oid, () => sign(order, given, role, signature));
  if (sending.refusal === null) void outbox.run();
  return sending;
}
