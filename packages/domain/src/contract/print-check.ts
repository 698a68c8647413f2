import * as z from 'zod/mini';
import { POINT_OWNERS, PRINT_LEVELS, PRINT_REASONS } from '../print-check/print-verdict.ts';
import { draftText } from '../projects/draft-fields.ts';
import { byProject, get, post, projectId } from './call.ts';
import { projectFile } from './files.ts';

const check = z.object({ bon: z.boolean(), mots: z.string() });

/** What is said of one file (specification/print-check.md). */
const verdict = z.object({
  niveau: z.enum(PRINT_LEVELS),
  objet: z.string(),
  faits: z.array(check),
  phrase: z.string(),
  points: z.array(
    z.object({
      motif: z.enum(PRINT_REASONS),
      niveau: z.enum(PRINT_LEVELS),
      vu: z.string(),
      ou: z.string(),
      /** From 1; 0 for the whole file. */
      page: z.int(),
      /** Shares of the page, from its top left. */
      place: z.nullable(z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })),
      mesure: z.string(),
      faire: z.string(),
      qui: z.enum(POINT_OWNERS),
    }),
  ),
  controles: z.array(check),
});

const checkedFile = z.object({
  ...projectFile.shape,
  /** `impossible` holds nothing back: the file is checked again later. */
  etat: z.enum(['fait', 'en cours', 'impossible']),
  verdict: z.nullable(verdict),
  /** Who lifted it for these very bytes, and why. */
  derogation: z.nullable(z.object({ par: z.string(), commentaire: z.string(), t_creation: z.string() })),
  /** The agency cannot send the order to be printed with it. */
  bloque: z.boolean(),
});
export type CheckedFile = z.output<typeof checkedFile>;

const printCheck = z.object({
  fichiers: z.array(checkedFile),
  /** What the order has printed; copies and faces are said, not judged. */
  commande: z.array(
    z.object({ objet: z.string(), format: z.string(), faces: z.int(), exemplaires: z.int() }),
  ),
  derogeable: z.boolean(),
});
export type PrintCheckReply = z.output<typeof printCheck>;

/** Worst first. Files that were not checked yet are checked now, and come `en cours`. */
export const readPrintCheck = get('The execution files held against the order', {
  path: '/rest/myplv/projets/:id/controle',
  who: 'printCheck.read',
  params: byProject,
  reply: printCheck,
});

/** The same with the files of one version of the proof, where the order is printed from it. @throws INTROUVABLE */
export const readPrintCheckOfProof = get(
  'The files of a proof, and those made after it, held against the order',
  {
    path: '/rest/myplv/projets/:id/creations/:version/controle',
    who: 'printCheck.read',
    params: z.object({ id: projectId, version: z.coerce.number().check(z.int(), z.minimum(1)) }),
    reply: printCheck,
  },
);

const waiver = z.object({
  /** SHA-256 of the file, in hex. */
  empreinte: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  commentaire: draftText,
});

/** Lets one file be printed as it is; recorded in the history. Idempotent. @throws INTROUVABLE, STATUT, VALIDATION */
export const waivePrintCheck = post('Let a file be printed as it is', {
  path: '/rest/myplv/projets/:id/controle/derogation',
  who: 'printCheck.waive',
  params: byProject,
  body: waiver,
  reply: printCheck,
});
export const waivePrintCheckOfProof = post('Let a file be printed as it is', {
  path: '/rest/myplv/projets/:id/creations/:version/controle/derogation',
  who: 'printCheck.waive',
  params: z.object({ id: projectId, version: z.coerce.number().check(z.int(), z.minimum(1)) }),
  body: waiver,
  reply: printCheck,
});
