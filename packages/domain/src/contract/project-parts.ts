import * as z from 'zod/mini';
import { HISTORY_NATURES } from '../projects/history-natures.ts';
import type { Permission } from '../projects/permissions.ts';
import { STATUSES, TARGETS } from '../projects/statuses.ts';

/** What a project's reply tells beside its columns and its document. */

/** By the mailed link, on the delegate's tablet, or with an account of the client's own. */
export const approvalVia = z.enum(['lien', 'tablette', 'compte']);
export type ApprovalVia = z.output<typeof approvalVia>;

/** A move of the table: open to the caller, or why it is not. */
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
  /** What cures it on this page. */
  cure: z.optional(z.enum(['creation', 'accord', 'execution', 'previsite', 'pose'])),
  missing: z.optional(
    z.array(z.object({ path: z.string(), short: z.string(), messages: z.array(z.string()) })),
  ),
});

/** A line of the history, which is one timeline: moves, agreements and whatever else happened, the latest first. */
export const historyEntry = z.object({
  id: z.int(),
  nature: z.enum(HISTORY_NATURES),
  /** The line that this one follows from: the return that withdrew an agreement; null where nothing did. */
  cause: z.nullable(z.int()),
  /** The same as `statut_arr` in a line that is no move. */
  /** Blank in a line that tells of the creation, as older ones may. */
  statut_dep: z.enum(['', ...STATUSES]),
  statut_arr: z.enum(STATUSES),
  /**
   * What was asked for, where it is not the status alone (`accordDC`), or what a line that is no move tells of (`pose`); left
   * out in older lines.
   */
  target: z.optional(z.string()),
  t_creation: z.string(),
  resp: z.string(),
  nomResp: z.string(),
  /** The absent person in whose name it was done; empty, or left out in lines of before there were any. */
  pourLeCompteDe: z.optional(z.string()),
  comment: z.string(),
  force: z.boolean(),
  /** Which agreement was given, or withdrawn, and how it was given; null in any other line. */
  accord: z.nullable(
    z.object({
      version: z.int(),
      nom: z.string(),
      via: approvalVia,
      /** The client's address: empty for whoever reads neither the evidence nor its copy (specification/proofs-and-approvals.md#evidence). */
      email: z.string(),
    }),
  ),
  fichiers: z.array(z.object({ id: z.string(), filename: z.string() })),
});

/** Who signed, and what. */
export const signature = z.object({
  role: z.enum(['client', 'dc']),
  nom: z.string(),
  qualite: z.string(),
  /** Drawn on the pad, or typed and drawn by the server. */
  mode: z.enum(['trace', 'clavier']),
  t_signature: z.string(),
  /** SHA-256, in hex, of what was signed. */
  empreinte: z.string(),
  /** The absent dc in whose name it was given; empty, or left out, where there is none. */
  pourLeCompteDe: z.optional(z.string()),
  /** Head office amended the order after this signature, on that day; null while it did not. */
  modifie: z.nullable(z.string()),
});

/** The permissions that a project's reply tells the caller, under the names that the table gives them. */
export const TOLD_PERMISSIONS = [
  'project.edit',
  'project.delete',
  'project.restore',
  'project.cancel',
  'project.clone',
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
] as const satisfies Permission[];

/** What the caller may do with a project; each false one carries its reason. */
export const projectPermissions = z.record(
  z.enum(TOLD_PERMISSIONS),
  z.object({ allowed: z.boolean(), reason: z.optional(z.string()) }),
);
