import * as z from 'zod/mini';
import { point } from '../order-files/sealed-file.ts';
import { FILE_TYPES } from '../projects/file-types.ts';
import { PROJECT_TYPES } from '../projects/kinds.ts';
import { projectDocument } from '../projects/project.ts';
import { STATUSES } from '../projects/statuses.ts';
import { TO_SETTLE } from '../projects/to-settle.ts';
import { begunOffline } from './begun-offline.ts';
import { get, oid, post, projectId } from './call.ts';
import { signedOffline } from './deposits.ts';

/** What a device needs to export an order without a network: read ahead, since it is never asked for then. */
export const readOrderFileKey = get('The key that orders are exported to', {
  path: '/rest/myplv/commandes/cle',
  who: 'project.beginOffline',
  reply: z.object({
    id: projectId,
    /** Public point of P-256, in hex. */
    point,
    /** Number of the account that asks. */
    compte: z.int(),
  }),
});

/** Of the whole file, in bytes. */
export const LARGEST_ORDER_FILE = 300 * 1024 * 1024;
/** Of what it says besides the bytes of its files, in bytes. */
export const LONGEST_ORDER = 8 * 1024 * 1024;

/** How many of each an exported order has at most: as many files as an order may have. */
export const MOST_IN_FILE = { fichiers: 300, suppressions: 300, retraits: 50 } as const;

/** A file that waits; its bytes follow the order's words, in this order. */
const waitingFile = z.strictObject({
  id: projectId,
  type: z.enum(FILE_TYPES),
  nom: z.string().check(z.minLength(1), z.maxLength(300)),
  /** In bytes. */
  taille: z.int().check(z.minimum(0), z.maximum(LARGEST_ORDER_FILE)),
  annuleSignatures: z.optional(z.boolean()),
});

/** Everything of one order that waits on a device, in the order in which its queue sends it. */
export const waitingOrder = z.strictObject({
  projet: projectId,
  /** When the file was made, by the server's clock as far as the device knows it. */
  exportee: z.optional(z.iso.datetime()),
  /** What makes it, where the server does not have it. */
  creation: z.optional(
    z.strictObject({
      type: z.enum(PROJECT_TYPES),
      nOutlet: z.string().check(z.maxLength(50)),
      horsLigne: begunOffline,
    }),
  ),
  fichiers: z.array(waitingFile).check(z.maxLength(MOST_IN_FILE.fichiers)),
  /** Answers that were not sent: by which the server's were changed, and what may have been sent without an answer. */
  reponses: z.optional(
    z.strictObject({
      base: projectDocument,
      document: projectDocument,
      envoyees: z.array(projectDocument).check(z.maxLength(10)),
    }),
  ),
  /** Files to delete, by id. */
  suppressions: z.array(projectId).check(z.maxLength(MOST_IN_FILE.suppressions)),
  /** Deposits that were taken back on the device, by id. */
  retraits: z.optional(z.array(projectId).check(z.maxLength(MOST_IN_FILE.retraits))),
  depot: z.optional(signedOffline),
});
export type WaitingOrder = z.output<typeof waitingOrder>;

/**
 * Multipart form with one `file`, the exported file of an order: done as the device's queue would have done it, by the same operations, each
 * once however often it arrives (specification/offline.md#the-file-of-an-order).
 * @throws FICHIER_REFUSE (not a file of this installation, of this account or one whose orders it took, or not whole), FICHIER_TROP_GROS,
 * INTROUVABLE, VERSION (others have changed the same answers: nothing is changed), and what the single calls refuse
 */
export const importOrderFile = post('Take over the exported file of an order', {
  path: '/rest/myplv/commandes/reprise',
  form: true,
  who: 'project.beginOffline',
  reply: z.object({
    _id: oid,
    nameProjet: z.string(),
    statut: z.enum(STATUSES),
    aRegulariser: z.array(z.enum(TO_SETTLE)),
    /** Why it was not sent to its agency, in a sentence. */
    refus: z.optional(z.string()),
    /** Files that were refused, each with why. */
    fichiersRefuses: z.array(z.object({ nom: z.string(), message: z.string() })),
    /** Name of the dc who has it by now, where it was given to them meanwhile. */
    chez: z.optional(z.string()),
    /** What was signed was not deposited, since it covers files that were refused. */
    signaturesRetenues: z.boolean(),
  }),
});
export type ImportedOrder = z.output<typeof importOrderFile.reply>;
