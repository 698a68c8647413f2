import * as z from 'zod/mini';
import { STATUSES } from '../projects/statuses.ts';
import { LONGEST_CARRIER } from '../rules/shipment.ts';
import { byProject, changingGet, get, post, projectId } from './call.ts';
import { MAX_BATCH, projectResult } from './project-result.ts';
import { parcels } from './shipment.ts';

const statut = z.enum(STATUSES);

const LOT_ACTIONS = ['telecharger', 'expedier', 'livrer'] as const;

/**
 * Changes the status of each project in its own transaction (specification/calls.md#printing): `telecharger` from
 * Impression to Imprimé, `livrer` from Imprimé to Livré if it has a pose, otherwise to Terminé. Results are in the
 * order of the request; `expedier` notes the sending of what is printed and moves nothing. `url` downloads the zip, for an hour; null for the others and when there is none. Returns 200
 * with a result per project.
 */
export const printLot = post('Print several projects, or pass them as delivered', {
  path: '/rest/myplv/projets/imprimeur/lot',
  who: 'print.several',
  body: z.object({
    ids: z.array(projectId).check(z.minLength(1), z.maxLength(MAX_BATCH)),
    action: z.enum(LOT_ACTIONS),
    /** Days promised with the download, of those without a promise; the others keep theirs. */
    promesses: z.optional(
      z.array(z.object({ id: projectId, jour: z.iso.date() })).check(z.maxLength(MAX_BATCH)),
    ),
    /** What is noted with `expedier`, which requires it, and with `livrer`: the parcels by project. */
    envoi: z.optional(
      z.object({
        jour: z.iso.date(),
        transporteur: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_CARRIER))),
        colis: z.optional(
          z.array(z.object({ id: projectId, numeros: parcels })).check(z.maxLength(MAX_BATCH)),
        ),
      }),
    ),
  }),
  reply: z.object({ resultats: z.array(projectResult), url: z.nullable(z.string()) }),
});
export type LotAction = (typeof LOT_ACTIONS)[number];

/** As `telecharger` for one project; one of the three GETs that write. @throws INTROUVABLE, STATUT, TRANSITION */
export const printOne = changingGet('Download a project to print it', {
  path: '/rest/myplv/projets/imprimeur/download/:id',
  who: 'print.several',
  params: byProject,
  reply: z.object({ url: z.string(), statut }),
});

const SEVERAL_IDS = /^[0-9a-f]{24}(,[0-9a-f]{24}){0,199}$/;

/**
 * A PDF of what is to be printed of several projects, by format, material and copies, with totals and delivery
 * addresses; those that the caller does not print are skipped. `ids` are separated by commas.
 * @throws INTROUVABLE where none is left
 */
export const printBatchSheet = get('The batch sheet of several projects, as PDF', {
  path: '/rest/myplv/projets/imprimeur/feuille',
  who: 'print.several',
  query: z.object({ ids: z.string().check(z.regex(SEVERAL_IDS)) }),
});

/** `url` downloads the zip: valid one hour, for the caller only. */
const archiveAddress = z.object({ url: z.string() });

/** Never changes a status. Not for a dc, nor in Brouillon and Agence (409). */
export const downloadProject = get('The address of a zip of a project’s documents', {
  path: '/rest/myplv/download/projets/:id',
  who: 'project.download',
  params: byProject,
  reply: archiveAddress,
});
/** Alias of the same call, under the other name that the specification gives it. */
export const downloadProjectToo = get('The address of a zip of a project’s documents', {
  path: '/rest/myplv/projets/download/:id',
  who: 'project.download',
  params: byProject,
  reply: archiveAddress,
});

/** The zip itself, only for the account that requested it; 410 after an hour. */
export const readArchive = get('A zip', {
  path: '/rest/myplv/archives/:jeton',
  who: 'session',
  params: z.object({ jeton: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
});
