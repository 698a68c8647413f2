import * as z from 'zod/mini';
import { projectDocument } from '../projects/project.ts';
import { STATUSES } from '../projects/statuses.ts';
import { TO_SETTLE } from '../projects/to-settle.ts';
import { begunOffline } from './begun-offline.ts';
import { byProject, del, oid, projectId, put } from './call.ts';
import { drawnItem, sha256 } from './drawn-marks.ts';
import { givenSignature } from './given-signature.ts';

/** A clock that was never set is years off, no more. */
const moment = z.iso.datetime().check(z.regex(/^20\d\d-/));

/** In bytes: 60 boards with their stop-trottoirs are 1.2 MB of marks, two pictures of signatures 550 KB. */
export const LARGEST_DEPOSIT = 4 * 1024 * 1024;

/** What was signed on a device without a network, and by whom. */
export const signedOffline = z.strictObject({
  /** Made on the device: the same again is the same deposit. */
  depot: projectId,
  /** What was signed: every part of the order. */
  document: projectDocument,
  /** The files that the signatures cover, by the hash of the bytes that the device has sent or was told. */
  fichiers: z.array(z.strictObject({ id: projectId, empreinte: sha256 })).check(z.maxLength(300)),
  /** 60 boards, each with its stop-trottoir. */
  dessins: z.array(drawnItem).check(z.maxLength(120)),
  /** SHA-256 in hex of the canonical text of all that (rules/signed-content.ts). */
  empreinte: sha256,
  signatures: z
    .array(z.strictObject({ ...givenSignature.shape, t_signature: moment }))
    .check(z.minLength(1), z.maxLength(2)),
  /** What the signer read about the data. */
  mention: z.string().check(z.maxLength(5000)),
  decalage: begunOffline.shape.decalage,
  /** The same, measured when it is sent; null or omitted where that failed, or a file brings it. */
  decalageEnvoi: z.optional(begunOffline.shape.decalage),
  /** Since when the device has its catalogue; null if unknown. */
  catalogue: z.nullable(z.iso.datetime()),
});
export type SignedOffline = z.output<typeof signedOffline>;

/**
 * Signatures of an order that were given without a network, in one transaction, once by their `depot`; with the last one the
 * order is finished and sent to its agency. What the server cannot accept leaves it in Brouillon, signed, with
 * `aRegulariser` (specification/offline.md#signed-without-a-network). Its files and its answers are sent before.
 * @throws INTROUVABLE, ROLE, STATUT, GARDE (a file has not arrived), VERSION (the order was changed elsewhere since), SIGNATURES (it was
 * signed elsewhere, or taken back on its device), VALIDATION (another hash; no signature)
 */
export const depositOrder = put('Deposit what was signed without a network', {
  path: '/rest/myplv/depots/:id',
  who: 'project.sign.dc',
  params: byProject,
  body: signedOffline,
  reply: z.object({
    _id: oid,
    statut: z.enum(STATUSES),
    aRegulariser: z.array(z.enum(TO_SETTLE)),
    /** Why it was not sent to its agency, in a sentence. */
    refus: z.optional(z.string()),
  }),
});

/**
 * Signatures that were given without a network, and taken back on their device before they were sent: a file that it has exported of them
 * deposits them no more. Once and for all, however often it arrives (specification/offline.md#signed-without-a-network).
 * @throws INTROUVABLE, ROLE, SIGNATURES (they have arrived already)
 */
export const withdrawDeposit = del('Take back what was signed without a network and not sent', {
  path: '/rest/myplv/depots/:id/:depot',
  who: 'project.sign.dc',
  params: z.object({ id: projectId, depot: projectId }),
  reply: z.object({}),
});
