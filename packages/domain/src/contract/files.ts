import * as z from 'zod/mini';
import { FILE_TYPES } from '../projects/file-types.ts';
import { MOST_PAGES, PAGE_WIDTHS, PAGES_STATES } from '../projects/page-pictures.ts';
import { byProject, changingGet, get, post, projectId } from './call.ts';

/** `url` downloads the file, `photo` its thumbnail; both only for accounts with the project in scope. */
export const projectFile = z.object({
  id: z.string(),
  filename: z.string(),
  url: z.string(),
  photo: z.nullable(z.string()),
  dateFile: z.string(),
  myplv_file_type: z.enum(FILE_TYPES),
  mime: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  pages: z.nullable(z.int()),
  /** SHA-256 in hex. */
  empreinte: z.string(),
  annotable: z.boolean(),
  deletable: z.boolean(),
  /** A warning on the received file, such as a JPEG below 300 DPI. */
  avertissement: z.nullable(z.string()),
  /** The signatures do not cover it. */
  recuApresSignature: z.boolean(),
  /** Of such a file: it may have been there before, and the device that was signed on without a network did not have it. */
  absentALaSignature: z.optional(z.boolean()),
  /** Not part of the current proof: kept for the versions that were displayed. */
  retire: z.boolean(),
  /** An execution file older than the client's agreement or than the last return from the printer. */
  perime: z.boolean(),
  /** When its content was destroyed, at the end of the retention; null until then. */
  efface: z.nullable(z.string()),
});
export type ProjectFile = z.output<typeof projectFile>;

export const listFiles = get('Files of a project, newest first', {
  path: '/rest/myplv/projets/files/:id',
  who: 'file.read',
  params: byProject,
  reply: z.array(projectFile),
});

/**
 * Multipart form: `projet_id`, `file_type`, then `file`, streamed. Before it, `annuleSignatures` = 1 accepts that the
 * signatures of a draft are voided, and `remplace` = 1 replaces the current proof. `id`, made on the device, is the file's
 * and makes the upload idempotent (specification/files.md#an-id-of-the-device).
 */
export const uploadFile = post('Attach a file', {
  path: '/rest/myplv/projets/upload',
  form: true,
  who: 'session',
  reply: projectFile,
});

export const readFile = get('A file', {
  path: '/rest/myplv/fichiers/:id',
  who: 'file.read',
  params: z.object({ id: projectId }),
  query: z.object({ telecharger: z.optional(z.string()) }),
});
export const readThumbnail = get('The thumbnail of a file, as WebP', {
  path: '/rest/myplv/fichiers/:id/vignette',
  who: 'file.read',
  params: z.object({ id: projectId }),
});

/** The pages of a proof or of an execution file, as far as a screen needs them before their pictures. */
export const filePages = z.object({
  etat: z.enum(PAGES_STATES),
  /** In millimetres, in order; empty unless `lisible`. */
  pages: z.array(z.object({ largeur: z.number(), hauteur: z.number() })),
});
export type FilePages = z.output<typeof filePages>;
export const readPages = get('The pages of a file', {
  path: '/rest/myplv/fichiers/:id/pages',
  who: 'file.read',
  params: z.object({ id: projectId }),
  reply: filePages,
});

/** Never another picture at the same address: a file does not change. */
export const pageQuery = z.object({ largeur: z.enum(PAGE_WIDTHS.map(String)) });
export const pageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_PAGES));
export const readPagePicture = get('A page of a file as a picture, as WebP', {
  path: '/rest/myplv/fichiers/:id/pages/:page',
  who: 'file.read',
  params: z.object({ id: projectId, page: pageNumber }),
  query: pageQuery,
});

/** What a file of a project is asked for by: one of both, or both. */
const fileKey = z
  .object({ filename: z.optional(z.string().check(z.maxLength(300))), id: z.optional(projectId) })
  .check(z.refine(({ filename, id }) => filename !== undefined || id !== undefined));
export type FileKey = z.output<typeof fileKey>;

/** Returns a bare boolean; one of the three GETs that write. */
export const deleteFile = changingGet('Delete a file by its name or its id', {
  path: '/rest/myplv/projets/deleteFile/:id',
  // By the permission of the file's type.
  who: 'session',
  params: byProject,
  query: fileKey,
  reply: z.boolean(),
});

const token = z.object({ token: z.string().check(z.maxLength(100)) });

/**
 * Requests a file by a single-use link, the text of the card or the logo; or sends the client the proof again
 * ('Renvoyer au client'): this revokes earlier links and mails a new one to the project's current address.
 */
export const sendLink = post('Mail a link', {
  path: '/rest/myplv/projets/:id/liens',
  who: 'link.send',
  params: byProject,
  body: z.object({ purpose: z.enum(['texte', 'logo', 'approval']) }),
  reply: z.object({ message: z.string(), email: z.string(), t_envoi: z.string() }),
});
export const listLinks = get('Links sent for a project', {
  path: '/rest/myplv/projets/:id/liens',
  who: 'link.send',
  params: byProject,
  reply: z.array(
    z.object({
      purpose: z.string(),
      email: z.string(),
      t_envoi: z.string(),
      expire: z.string(),
      utilise: z.nullable(z.string()),
      revoque: z.nullable(z.string()),
      /** When its files were first downloaded; null until then, and for links without files. */
      telecharge: z.nullable(z.string()),
      /** Whether a link to follow the order still opens; null for the others. */
      ouvert: z.nullable(z.boolean()),
    }),
  ),
});

/** The page behind a link; read-only. */
export const openLink = get('What a link asks for', {
  path: '/rest/myplv/lien/:token',
  who: 'public',
  params: token,
  reply: z.object({
    purpose: z.string(),
    nameProjet: z.string(),
    demandeur: z.string(),
    /** The request of an invitation, in its sender's words. */
    instructions: z.optional(z.string()),
    formats: z.array(z.string()),
    tailleMax: z.int(),
    expire: z.string(),
  }),
});
/** Multipart form with one or more `file`; the link is consumed once all are received. */
export const uploadByLink = post('Send the files that a link asks for', {
  path: '/rest/myplv/lien/:token',
  form: true,
  who: 'public',
  params: token,
  reply: z.object({
    message: z.string(),
    fichiers: z.array(z.string()),
    avertissements: z.array(z.string()),
  }),
});
