import * as z from 'zod/mini';
import { STATUSES } from '../projects/statuses.ts';
import { byProject, changingGet, get, post, projectId } from './call.ts';
import { MAX_BATCH, projectResult } from './project-result.ts';

const statut = z.enum(STATUSES);

/**
 * Moves each project in a transaction of its own (specification/calls.md#printing): `telecharger` from Impression to Imprimé,
 * `livrer` from Imprimé to Livré if it has a pose, otherwise to Terminé. Results come in the order asked. `url` gives the
 * zip of those downloaded, for an hour; null for `livrer` and where there is none. 200 whatever became of each.
 */
export const printLot = post('Print several projects, or pass them as delivered', {
  path: '/rest/myplv/projets/imprimeur/lot',
  who: 'print.several',
  body: z.object({
    ids: z.array(projectId).check(z.minLength(1), z.maxLength(MAX_BATCH)),
    action: z.enum(['telecharger', 'livrer']),
  }),
  reply: z.object({ resultats: z.array(projectResult), url: z.nullable(z.string()) }),
});
export type LotAction = 'telecharger' | 'livrer';

/** As `telecharger` for one project; one of the three GETs that change something. @throws INTROUVABLE, STATUT, TRANSITION */
export const printOne = changingGet('Download a project to print it', {
  path: '/rest/myplv/projets/imprimeur/download/:id',
  who: 'print.several',
  params: byProject,
  reply: z.object({ url: z.string(), statut }),
});

const SEVERAL_IDS = /^[0-9a-f]{24}(,[0-9a-f]{24}){0,199}$/;

/**
 * A PDF of what is to be printed of several projects, by format, material and copies, with totals and where each goes; those
 * that the caller does not print are left out. `ids` are parted by commas. @throws INTROUVABLE where none is left
 */
export const printBatchSheet = get('The batch sheet of several projects, as PDF', {
  path: '/rest/myplv/projets/imprimeur/feuille',
  who: 'print.several',
  query: z.object({ ids: z.string().check(z.regex(SEVERAL_IDS)) }),
});

/** `url` is the address of the zip, valid one hour, for the caller alone. */
const archiveAddress = z.object({ url: z.string() });

/** Never moves a status. Not for a dc, nor in Brouillon and Agence (409). */
export const downloadProject = get('The address of a zip of a project’s documents', {
  path: '/rest/myplv/download/projets/:id',
  who: 'project.download',
  params: byProject,
  reply: archiveAddress,
});
/** The same, under the other name that the specification gives it. */
export const downloadProjectToo = get('The address of a zip of a project’s documents', {
  path: '/rest/myplv/projets/download/:id',
  who: 'project.download',
  params: byProject,
  reply: archiveAddress,
});

/** The zip itself, to whoever asked for it; 410 after an hour. */
export const readArchive = get('A zip', {
  path: '/rest/myplv/archives/:jeton',
  who: 'session',
  params: z.object({ jeton: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
});
