import * as z from 'zod/mini';
import { HISTORY_NATURES } from '../projects/history-natures.ts';
import { RETURN_CAUSES } from '../projects/return-causes.ts';
import { STATUSES, TARGETS } from '../projects/statuses.ts';
import type { Permission } from '../rules/permissions.ts';

/** Parts of a project's reply besides its columns and its document. */

/** By the mailed link, on the delegate's tablet, or with the client's account. */
export const approvalVia = z.enum(['lien', 'tablette', 'compte']);
export type ApprovalVia = z.output<typeof approvalVia>;

/** A row of the table of transitions: allowed for the caller, or with the reason why not. */
export const action = z.object({
  target: z.enum(TARGETS),
  to: z.enum(STATUSES),
  label: z.string(),
  allowed: z.boolean(),
  needsComment: z.boolean(),
  needsPrinter: z.boolean(),
  roundTrip: z.boolean(),
  reason: z.optional(z.string()),
  step: z.optional(z.string()),
  /** The action on this page that satisfies the guard. */
  cure: z.optional(z.enum(['creation', 'remarques', 'accord', 'execution', 'previsite', 'pose'])),
  missing: z.optional(
    z.array(z.object({ path: z.string(), short: z.string(), messages: z.array(z.string()) })),
  ),
});

/** A line of the history, one timeline: moves, agreements and other changes, newest first. */
export const historyEntry = z.object({
  id: z.int(),
  nature: z.enum(HISTORY_NATURES),
  /** The line that caused this one, such as the return that withdrew an approval; null without a cause. */
  cause: z.nullable(z.int()),
  /** The same as `statut_arr` in a line that is no move. */
  /** Blank in a line that records the creation, as older ones may. */
  statut_dep: z.enum(['', ...STATUSES]),
  statut_arr: z.enum(STATUSES),
  /**
   * The requested target, where it is not the status itself (`accordDC`), or what a line that is no move records
   * (`pose`); omitted in older lines.
   */
  target: z.optional(z.string()),
  t_creation: z.string(),
  resp: z.string(),
  nomResp: z.string(),
  /** The absent person on whose behalf it was done; empty, or omitted in lines older than the feature. */
  pourLeCompteDe: z.optional(z.string()),
  comment: z.string(),
  /** Why the order went back to its agency; omitted in every line without one. */
  causes: z.optional(z.array(z.enum(RETURN_CAUSES))),
  force: z.boolean(),
  /** Which approval was given or withdrawn, and how it was given; null in other lines. */
  accord: z.nullable(
    z.object({
      version: z.int(),
      nom: z.string(),
      via: approvalVia,
      /**
       * The client's address: empty for roles that may read neither the evidence nor its copy
       * (specification/proofs-and-approvals.md#evidence).
       */
      email: z.string(),
    }),
  ),
  fichiers: z.array(z.object({ id: z.string(), filename: z.string() })),
});

/** Who signed, and what. */
export const signature = z.object({
  /** That of its picture (`readSignaturePicture`). */
  id: z.int(),
  role: z.enum(['client', 'dc']),
  nom: z.string(),
  qualite: z.string(),
  /** Drawn on the pad, or typed and drawn by the server. */
  mode: z.enum(['trace', 'clavier']),
  t_signature: z.string(),
  /** SHA-256, in hex, of what was signed. */
  empreinte: z.string(),
  /** The absent dc on whose behalf it was given; empty or omitted where there is none. */
  pourLeCompteDe: z.optional(z.string()),
  /** Who brought such a signature in; empty or omitted for any other. */
  apporteePar: z.optional(z.string()),
  /** Day when head office amended the order after this signature; null if it did not. */
  modifie: z.nullable(z.string()),
  /** When its picture and what was signed were destroyed; null or omitted while they are there. */
  efface: z.optional(z.nullable(z.string())),
  /** Given on a device without a network: `t_signature` is what the device showed (specification/offline.md#signed-without-a-network). */
  horsLigne: z.optional(
    z.object({
      /** When the server received it. */
      recu: z.string(),
      /** By how much the server's clock was ahead of the device's, in milliseconds; null if unknown. */
      decalage: z.nullable(z.int()),
      /** The same, measured when it was sent; null or omitted where it was not. */
      decalageEnvoi: z.optional(z.nullable(z.int())),
      /** Since when the device had its catalogue, where the server lays the drawing out otherwise; else null. */
      dessin: z.nullable(z.string()),
    }),
  ),
});

/**
 * Of a call whose reply is a project: what `signatureClient` and `signatureDC` hold. By default pictures, of 20 KB each;
 * with 'adresses' the address of each picture (`readSignaturePicture`), as the screens ask for it.
 */
export const signaturesBy = z.optional(z.enum(['adresses']));

/** The permissions that a project's reply carries for the caller, under their names in the table. */
export const TOLD_PERMISSIONS = [
  'project.edit',
  'project.delete',
  'project.restore',
  'project.cancel',
  'project.clone',
  'project.newPrices',
  'project.download',
  'project.sign.client',
  'file.upload',
  'file.delete',
  'link.send',
  'file.changeProof',
  'proof.annotate',
  'proof.approve',
  'project.force',
  'price.edit',
  'invitation.send',
  'project.reassign',
  'project.changeAgency',
  'project.changePrinter',
  'pose.plan',
  'posePhoto.add',
  'delivery.promise',
  'delivery.ship',
  'delivery.ask',
] as const satisfies Permission[];

/** What the caller may do with a project; each denied one carries its reason. */
export const projectPermissions = z.record(
  z.enum(TOLD_PERMISSIONS),
  z.object({ allowed: z.boolean(), reason: z.optional(z.string()) }),
);
