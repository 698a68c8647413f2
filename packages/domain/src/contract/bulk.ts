import * as z from 'zod/mini';
import { draftText } from '../projects/draft-fields.ts';
import { STATUSES } from '../projects/statuses.ts';
import { BULK_ACTIONS } from '../rules/bulk-actions.ts';
import { projectFilters } from '../rules/project-filters.ts';
import { post, projectId, put } from './call.ts';
import { signaturesBy } from './project-parts.ts';
import { MAX_BATCH, projectResult } from './project-result.ts';
import { project } from './projects.ts';

const username = z.string().check(z.minLength(1), z.maxLength(100));
const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000));

/** Maximum number of projects in one selection. */
export const MAX_SELECTION = 10_000;

const results = z.object({ resultats: z.array(projectResult) });

/**
 * Reassigns projects to another dc, and with it to that dc's smhf and mdv: one transaction and one history line each;
 * returns 200 with a result per project (specification/roles-and-scope.md#give-to-somebody-else). An smhf and an mdv:
 * among their own dcs.
 * @throws ROLE, INTROUVABLE when the dc does not exist or is out of the caller's scope
 */
export const changeDc = put('Give projects to another dc', {
  path: '/rest/myplv/projets/changedc/:new_dc',
  who: 'project.reassign',
  params: z.object({ new_dc: username }),
  body: z.array(projectId).check(z.minLength(1), z.maxLength(MAX_BATCH)),
  reply: results,
});

const said = z.optional(z.object({ version: z.optional(version), comment: z.optional(draftText) }));

/**
 * In Agence. Recorded as Agence to Agence, the new agency is notified by mail; no round trip.
 * @throws INTROUVABLE, STATUT, VERSION
 */
export const changeAgency = put('Give a project to another agency', {
  path: '/rest/myplv/projets/:id/agence/:new_agence',
  who: 'project.changeAgency',
  params: z.object({ id: projectId, new_agence: username }),
  query: z.object({ signatures: signaturesBy }),
  body: said,
  reply: project,
});

/** In Impression: a printer, or the project's own agency, notified by mail. @throws INTROUVABLE, STATUT, GARDE, VERSION */
export const changePrinter = put('Give a project to another printer', {
  path: '/rest/myplv/projets/:id/imprimeur/:new_imprimeur',
  who: 'project.changePrinter',
  params: z.object({ id: projectId, new_imprimeur: username }),
  query: z.object({ signatures: signaturesBy }),
  body: said,
  reply: project,
});

const asked = {
  action: z.enum(BULK_ACTIONS),
  /** Username of the dc, the agency or the printer; omitted where the action has no target. */
  cible: z.optional(username),
};

/** Dry run of a bulk action on a selection. Changes nothing: the calls that write check again. */
export const previewBulk = post('What an action on many projects would do', {
  path: '/rest/myplv/projets/lot/essai',
  who: 'projects.bulk',
  body: z.object({
    ...asked,
    /** Projects by id, or all that match filters. */
    ids: z.optional(z.array(projectId).check(z.minLength(1), z.maxLength(MAX_SELECTION))),
    filtre: z.optional(z.object(projectFilters)),
  }),
  reply: z.object({
    /** Those that would change, with their current version. */
    possibles: z.array(z.object({ id: z.string(), version: z.int() })),
    /** Those that would be refused, and why; the first thousand. */
    refus: z.array(
      z.object({
        id: z.string(),
        nameProjet: z.string(),
        statut: z.nullable(z.enum(STATUSES)),
        message: z.string(),
      }),
    ),
    refuses: z.int(),
    /** The selection exceeded the maximum: the projects beyond were not checked. */
    tronque: z.boolean(),
    /** A warning about the chosen person: a French sentence, displayed as is. */
    avertissement: z.optional(z.string()),
  }),
});
export type BulkPreview = z.output<typeof previewBulk.reply>;

/** One action on several projects, each independently. Idempotent. Returns 200 with a result per project. */
export const runBulk = post('Do one thing to several projects', {
  path: '/rest/myplv/projets/lot',
  who: 'projects.bulk',
  body: z.object({
    ...asked,
    projets: z
      .array(z.object({ id: projectId, version: z.optional(version) }))
      .check(z.minLength(1), z.maxLength(MAX_BATCH)),
    comment: z.optional(draftText),
  }),
  reply: results,
});
