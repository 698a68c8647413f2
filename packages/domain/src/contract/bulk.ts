import * as z from 'zod/mini';
import { draftText } from '../projects/draft-fields.ts';
import { STATUSES } from '../projects/statuses.ts';
import { post, projectId, put } from './call.ts';
import { MAX_BATCH, projectResult } from './project-result.ts';
import { project, projectFilters } from './projects.ts';

const username = z.string().check(z.minLength(1), z.maxLength(100));
const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000));

/** The most projects that one selection holds. */
export const MAX_SELECTION = 10_000;

const results = z.object({ resultats: z.array(projectResult) });

/**
 * Gives projects to another dc, and with it to that dc's smhf and mdv: each in a transaction of its own, one line of the
 * history each; 200 whatever became of each (specification/roles-and-scope.md#give-to-somebody-else). An smhf and an
 * mdv: among their own dcs.
 * @throws ROLE, INTROUVABLE when there is no such dc for the caller
 */
export const changeDc = put('Give projects to another dc', {
  path: '/rest/myplv/projets/changedc/:new_dc',
  who: 'project.reassign',
  params: z.object({ new_dc: username }),
  body: z.array(projectId).check(z.minLength(1), z.maxLength(MAX_BATCH)),
  reply: results,
});

const said = z.optional(z.object({ version: z.optional(version), comment: z.optional(draftText) }));

/** In Agence. Logged as Agence to Agence, told to the new agency by mail; no round trip. @throws INTROUVABLE, STATUT, VERSION */
export const changeAgency = put('Give a project to another agency', {
  path: '/rest/myplv/projets/:id/agence/:new_agence',
  who: 'project.changeAgency',
  params: z.object({ id: projectId, new_agence: username }),
  body: said,
  reply: project,
});

/** In Impression: a printer, or the project's own agency. Told to them by mail. @throws INTROUVABLE, STATUT, GARDE, VERSION */
export const changePrinter = put('Give a project to another printer', {
  path: '/rest/myplv/projets/:id/imprimeur/:new_imprimeur',
  who: 'project.changePrinter',
  params: z.object({ id: projectId, new_imprimeur: username }),
  body: said,
  reply: project,
});

export const BULK_ACTIONS = ['reaffecter', 'agence', 'imprimeur', 'supprimer', 'annuler'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const asked = {
  action: z.enum(BULK_ACTIONS),
  /** Username of the dc, the agency or the printer; left out where there is none. */
  cible: z.optional(username),
};

/** What a selection would become. Nothing is changed: the calls that change judge again. */
export const previewBulk = post('What an action on many projects would do', {
  path: '/rest/myplv/projets/lot/essai',
  who: 'projects.bulk',
  body: z.object({
    ...asked,
    /** Projects by id, or all that filters let through. */
    ids: z.optional(z.array(projectId).check(z.minLength(1), z.maxLength(MAX_SELECTION))),
    filtre: z.optional(z.object(projectFilters)),
  }),
  reply: z.object({
    /** Those that would be changed, as they are now. */
    possibles: z.array(z.object({ id: z.string(), version: z.int() })),
    /** Those that would not, and why; the first thousand. */
    refus: z.array(
      z.object({
        id: z.string(),
        nameProjet: z.string(),
        statut: z.nullable(z.enum(STATUSES)),
        message: z.string(),
      }),
    ),
    refuses: z.int(),
    /** More were selected than one selection holds: those beyond were not looked at. */
    tronque: z.boolean(),
    /** What whoever asks should know of the person chosen: a French sentence, shown as it is. */
    avertissement: z.optional(z.string()),
  }),
});
export type BulkPreview = z.output<typeof previewBulk.reply>;

/** One action on some projects, each on its own: asked again it changes nothing more. 200 whatever became of each. */
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
