import * as z from 'zod/mini';
import { keptEntrySchema } from '../catalogue/kept-entry.ts';
import { formerCard } from '../new-prices/former-card.ts';
import { draftText } from '../projects/draft-fields.ts';
import { PROJECT_TYPES, TYPE_CODES } from '../projects/kinds.ts';
import { pose, poseOutcome, projectDocument } from '../projects/project.ts';
import { STATUSES, TARGETS } from '../projects/statuses.ts';
import { TO_SETTLE } from '../projects/to-settle.ts';
import { EXPORT_FORMATS, EXPORT_TYPES } from '../rules/exports.ts';
import { countFilters, projectFilters } from '../rules/project-filters.ts';
import { arrival } from './arrival.ts';
import { begunOffline } from './begun-offline.ts';
import { byProject, del, get, oid, post, projectId, put } from './call.ts';
import { cardTextChanges } from './card-text-changes.ts';
import { causes } from './causes.ts';
import { givenSignature } from './given-signature.ts';
import { listView, SORTS } from './project-list.ts';
import { action, historyEntry, projectPermissions, signature, signaturesBy } from './project-parts.ts';
import { delivery } from './shipment.ts';

const nullableText = z.nullable(z.string());
const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000));
const comment = z.optional(draftText);

/** Columns of every project reply. Dates are ISO 8601, in UTC. */
const head = {
  _id: oid,
  version,
  type: z.enum(PROJECT_TYPES),
  typeProjet: z.enum(TYPE_CODES),
  statut: z.enum(STATUSES),
  nameProjet: z.string(),
  numProjet: z.string(),
  ville: z.string(),
  image: z.string(),
  dc: z.string(),
  smhf: nullableText,
  mdv: nullableText,
  agence: nullableText,
  imprimeur: nullableText,
  nb_ar_agence: z.int(),
  t_creation: z.string(),
  t_update: z.string(),
  /** Entry into the present status. */
  t_statut: z.string(),
  /** The day, yyyy-MM-dd in Europe/Paris, until which the party expected to act promised to; null without a promise. */
  echeance: nullableText,
  /** French working days begun since that day; 0 while not late. */
  retard: z.int(),
  /** When it comes, from Impression on; null before, and for a stopped order. */
  arrivee: z.nullable(arrival),
  /** Number of the current proof, 0 while there is none; number of the approved proof, while the approval is valid. */
  versionCreation: z.int(),
  versionAccord: z.nullable(z.int()),
  /** The order is printed; it has an exterior menu, whose execution file the agency creates after the approval. */
  aImprimer: z.boolean(),
  menuExterieur: z.boolean(),
  /** A former card, or former boards, with new prices; absent for any other order. */
  memeCarte: z.optional(z.boolean()),
  /** Why a draft that was begun without a network cannot go on as it is; absent where nothing is to settle. */
  aRegulariser: z.optional(z.array(z.enum(TO_SETTLE))),
};

/** A row of a list: columns only, never the document. `actions` contains only the allowed ones. */
export const projectRow = z.object({
  ...head,
  nOutlet: z.string(),
  nomClient: z.string(),
  /** Display names of the people who may be expected to act. */
  nomDc: z.string(),
  nomAgence: z.string(),
  nomImprimeur: z.string(),
  nomSmhf: z.string(),
  nomMdv: z.string(),
  complet: z.boolean(),
  /** Index of the first incomplete tab, and the number of tabs. */
  etape: z.int(),
  etapes: z.int(),
  nextState: nullableText,
  clientSigned: z.boolean(),
  dcSigned: z.boolean(),
  boardsCount: z.int(),
  /** Contact for the installer, and the days, yyyy-MM-dd; null without an installation. */
  pose: z.nullable(
    z.object({
      contact: z.string(),
      telephone: z.string(),
      t_previsite: nullableText,
      t_pose: nullableText,
      resultat: z.string(),
    }),
  ),
  /** What is printed: format, material, copies of each, separated by ' · '; empty where nothing is printed. */
  impression: z.string(),
  supprime: z.boolean(),
  /** To an agency: the request of the last move into Agence; empty without a message, and for other readers. */
  demande: z.string(),
  /** To an agency's people: who of them has taken it; absent if nobody has. */
  pris: z.optional(z.object({ username: z.string(), nom: z.string() })),
  /** To a client: head office decides whether their order goes on, since it was asked to. False for other readers. */
  arbitrage: z.boolean(),
  actions: z.array(z.object({ target: z.enum(TARGETS), label: z.string() })),
});
export type ProjectRow = z.output<typeof projectRow>;

/** A complete project: columns, the document's parts, and what the caller may do. */
export const project = z.object({
  ...head,
  ...projectDocument.shape,
  /** The wizard's answers, and what installers and head office recorded since; absent where no pose is possible. */
  pose: z.optional(z.extend(pose, poseOutcome.shape)),
  /** When the dc approved a Direct Agence's proof. */
  accordDC: nullableText,
  /** To a client: head office decides whether their order goes on, since it was asked to. False for other readers. */
  arbitrage: z.boolean(),
  /** French working days left until `echeance`; 0 on that day, after it, and without one. */
  joursRestants: z.int(),
  nextState: nullableText,
  create: z.boolean(),
  popin: z.boolean(),
  originalId: nullableText,
  eligibleQuota: z.optional(z.boolean()),
  /** Sur Mesure, in euros; null until it is set, and for roles that may not read it. */
  prixFinal: z.nullable(z.number()),
  supprime: z.boolean(),
  nomDc: z.string(),
  nomAgence: z.string(),
  nomImprimeur: z.string(),
  /** PNG data URLs, or the pictures' addresses (`signaturesBy`); null until signed. */
  signatureClient: nullableText,
  signatureDC: nullableText,
  signatures: z.array(signature),
  historique: z.array(historyEntry),
  actions: z.array(action),
  permissions: projectPermissions,
  /** Medals required for this kind; null is no condition. */
  eligibleMedals: z.nullable(z.array(z.string())),
  /** Entries that it has chosen and the catalogue no longer offers; absent without any. */
  gardees: z.optional(z.array(keptEntrySchema)),
  /** With `memeCarte`: what it is compared with. */
  ancienneCarte: z.optional(formerCard),
});
export type Project = z.output<typeof project>;
export type ProjectAction = z.output<typeof action>;

export const listProjects = get('Projects in the caller’s scope', {
  path: '/rest/myplv/projets',
  who: 'projects.list',
  query: z.object({
    ...projectFilters,
    sort: z.optional(z.enum(SORTS)),
    dir: z.optional(z.enum(['asc', 'desc'])),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    after: z.optional(z.string().check(z.maxLength(1000))),
    q_vue: listView,
    /** Head office: the projects deleted in the last 30 days. */
    q_supprimes: z.optional(z.enum(['1'])),
    /**
     * The entire view as a spreadsheet, `ProjetsExport.xls`, ignoring `limit` and `after` (specification/exports.md).
     * Above 65,535 rows EXPORT_TROP_LONG: `format=xlsx` supports a million.
     * @throws ROLE, EXPORT_TROP_LONG, TROP_DE_DEMANDES
     */
    excelType: z.optional(z.enum(EXPORT_TYPES)),
    format: z.optional(z.enum(EXPORT_FORMATS)),
  }),
  /** With `limit`, a page and the cursor of the next; without, a plain array of at most 500. */
  reply: z.union([z.object({ projets: z.array(projectRow), suivant: nullableText }), z.array(projectRow)]),
});
export type ProjectPage = { projets: ProjectRow[]; suivant: string | null };

export const countProjects = get('Projects in scope by status', {
  path: '/rest/myplv/count/projets',
  who: 'projects.list',
  query: z.object({ ...countFilters, q_vue: listView }),
  reply: z.array(z.object({ _id: z.enum(STATUSES), count: z.int() })),
});

export const readProject = get('One project', {
  path: '/rest/myplv/projets/:id',
  who: 'project.read',
  params: byProject,
  query: z.object({ signatures: signaturesBy }),
  reply: project,
});

/**
 * With an outlet, checks its medal, and creates nothing when refused (specification/wizards.md#new-project). Idempotent
 * with an `_id`: a retry after a lost reply returns the draft that the first request created.
 * Begun without a network (`horsLigne`, with an `_id`), it is stored whatever quota, medal, outlet and catalogue say:
 * `aRegulariser` says what is left (specification/offline.md#begun-without-a-network).
 * @throws VAE_SUSPENDUE, SANS_CATALOGUE, SANS_SMHF, PDV_INCONNU, VALIDATION (no such dc, medal not eligible), QUOTA,
 * QUOTA_PDA, QUOTA_A_CONFIRMER with the units left in `etat`, VERSION with them when others were confirmed, INTROUVABLE when the `_id` is of a project out of scope
 */
export const createProject = post('A new project, in Brouillon', {
  path: '/rest/myplv/projets',
  who: 'project.create',
  body: z.object({
    /** Idempotency key, generated by the client: the new project's id. */
    _id: z.optional(z.object({ $oid: projectId })),
    type: z.enum(PROJECT_TYPES),
    /** Number of the outlet, whose record prefills `pdv`; otherwise the first step has the question. */
    nOutlet: z.optional(z.string().check(z.maxLength(50))),
    /** An administrator creates on behalf of a dc. */
    dc: z.optional(z.string().check(z.maxLength(100))),
    /** The user confirmed the low-quota alert: whatever it said (true), or these figures alone. */
    quotaConfirme: z.optional(
      z.union([z.boolean(), z.object({ restant: z.int(), etat: z.enum(['OK', 'ALERTE', 'DEPASSE']) })]),
    ),
    /** It was begun on the device without a network, at the time of its `_id`. */
    horsLigne: z.optional(begunOffline),
  }),
  reply: z.object({ _id: oid, nextState: z.string() }),
});

/** Parts of the document replace the stored ones; omitted ones are unchanged. Other fields of a project are ignored. */
export const saveProject = put('Save a draft', {
  path: '/rest/myplv/projets/:id',
  who: 'project.edit',
  params: byProject,
  query: z.object({ signatures: signaturesBy }),
  body: z.object({
    ...projectDocument.shape,
    changementsCarte: z.optional(cardTextChanges),
    /** A complete project may be sent: the pose fields that other roles set are ignored. */
    pose: z.optional(z.extend(pose, z.partial(poseOutcome).shape)),
    /** 0 on the device that began the draft without a network, until it has read it: always out of date. */
    version: z.union([z.literal(0), version]),
    /** The step to reopen at. */
    nextState: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    create: z.optional(z.boolean()),
    popin: z.optional(z.boolean()),
    /** The user accepted the warning that signatures will be voided. */
    annuleSignatures: z.optional(z.boolean()),
    /** Required when head office amends a submitted order. */
    comment,
  }),
  reply: project,
});

export const deleteProject = del('Delete a project; head office can restore it for 30 days', {
  path: '/rest/myplv/projets/:id',
  who: 'project.delete',
  params: byProject,
});
export const restoreProject = post('Restore a deleted project', {
  path: '/rest/myplv/projets/:id/restore',
  who: 'project.restore',
  params: byProject,
  reply: z.object({ _id: oid }),
});

export const changeStatus = put('Change the status', {
  path: '/rest/myplv/projets/:id/statut/:new_statut',
  who: 'project.status',
  params: z.object({ id: projectId, new_statut: z.enum(TARGETS) }),
  query: z.object({ signatures: signaturesBy }),
  body: z.object({
    version,
    comment,
    /** Why the order goes back to its agency; ignored in any other move. */
    causes,
    imprimeur: z.optional(nullableText),
    /** The day that is promised with the choice of a printer, by a caller who may promise it; ignored elsewhere. */
    promesse: z.optional(z.iso.date()),
    /** What is noted with 'Passer en livré'; ignored elsewhere. */
    livraison: z.optional(delivery),
    /** Ids of files of type `statut`, uploaded for this change. */
    fichiers: z.optional(z.array(projectId).check(z.maxLength(20))),
    /** An administrator's move to any status of the kind, bypassing the table: requires a comment. */
    force: z.optional(z.boolean()),
    /** A forced move without notification mails. */
    sansMail: z.optional(z.boolean()),
  }),
  reply: project,
});

export const signProject = post('Sign the order', {
  path: '/rest/myplv/projets/:id/signatures',
  who: 'project.sign.client',
  params: byProject,
  query: z.object({ signatures: signaturesBy }),
  body: z.object({
    ...givenSignature.shape,
    version,
  }),
  reply: project,
});
