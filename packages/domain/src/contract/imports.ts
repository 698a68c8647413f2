import * as z from 'zod/mini';
import { CONTENT_AREAS, type ContentArea } from '../content/content-log.ts';
import { IMPORT_EFFECTS, IMPORT_STATES, type ImportEffect } from '../content/imports/import-effects.ts';
import { get, post } from './call.ts';

const area = z.enum(Object.keys(CONTENT_AREAS) as [ContentArea, ...ContentArea[]]);
const effect = z.enum(Object.keys(IMPORT_EFFECTS) as [ImportEffect, ...ImportEffect[]]);
const list = z.string().check(z.maxLength(80));
const count = z.int();
const subject = z.object({ zone: area, liste: z.optional(list) });
const byImport = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });

const imported = z.object({
  id: z.string(),
  zone: area,
  /** Of a catalogue; empty elsewhere. */
  liste: z.string(),
  fichier: z.string(),
  /** As it was recognised: 'UTF-8' or 'Windows-1252'; ';', ',' or a tab. */
  encodage: z.string(),
  separateur: z.string(),
  images: count,
  /** Headings of the file that are no column: not read. */
  ignorees: z.array(z.string()),
  complet: z.boolean(),
  etat: z.enum(IMPORT_STATES),
  /** Lines of the file, of those to be written while they are undone, and those that the present state is through with. */
  total: count,
  fait: count,
  comptes: z.object({
    refusee: count,
    averifier: count,
    modifiee: count,
    ajoutee: count,
    masquee: count,
    inchangee: count,
    /** Lines with the subject's own mark, such as a change of medal. */
    signalee: count,
    /** Lines whose effect differs from that of the last dry run, since their entry was changed concurrently. */
    differente: count,
    /** Once it is undone: entries that are what they were again, and those that it added and that stay. */
    retablie: count,
    gardee: count,
  }),
  /** What is hidden must be confirmed by typing its number. */
  chiffre: z.boolean(),
  /** Why it went back to the dry run, or is not undone; empty otherwise. */
  motif: z.string(),
  qui: z.nullable(z.string()),
  /** ISO 8601, in UTC. */
  t: z.string(),
  tApplique: z.nullable(z.string()),
  /** Until when it can be undone; null once it cannot. */
  annulableJusque: z.nullable(z.string()),
});
export type Import = z.output<typeof imported>;

const problem = { quoi: z.string(), remede: z.string() };

const line = z.object({
  /** Of the file, as a spreadsheet numbers it; null for an entry that the file does not name. */
  ligne: z.nullable(count),
  /** Key of the entry: an outlet's number. */
  cle: z.string(),
  effet: effect,
  signalee: z.boolean(),
  differente: z.boolean(),
  nom: z.string(),
  /** What distinguishes it from others of that name: a town. */
  precision: z.string(),
  image: z.nullable(z.string()),
  differences: z.array(z.object({ champ: z.string(), avant: z.string(), apres: z.string() })),
  /** Its consequences; `alerte` needs attention. */
  notes: z.array(z.object({ texte: z.string(), alerte: z.boolean() })),
  /** Of a refused line; `autres` are its further problems. */
  motif: z.nullable(z.object({ ...problem, autres: z.optional(z.array(z.object(problem))) })),
});
export type ImportLine = z.output<typeof line>;

/**
 * Multipart form: `zone`, `liste`, `complet` = 1, then `fichier`, a CSV file, and `images`. Replies once its lines are
 * stored; they are judged in the background. An unreadable file is refused completely.
 * @throws VALIDATION, FICHIER_REFUSE, FICHIER_TROP_GROS, REQUETE_INVALIDE, STOCKAGE_PLEIN
 */
export const startImport = post('Upload a file to import, for a dry run', {
  path: '/rest/myplv/imports',
  form: true,
  who: 'content.edit',
  reply: z.object({ id: z.string() }),
});

/** The last imports of an area or list, newest first, 10 at most. */
export const listImports = get('Imports of an area', {
  path: '/rest/myplv/imports',
  who: 'content.edit',
  query: subject,
  reply: z.object({ imports: z.array(imported) }),
});

export const readImport = get('An import: its state and counts', {
  path: '/rest/myplv/imports/:id',
  who: 'content.edit',
  params: byImport,
  reply: imported,
});

/**
 * Lines of an import, 100 per page, refused ones first. Without a filter all but the unchanged ones; `signalee` and
 * `differente` are 1 for those alone.
 */
export const listImportLines = get('Lines of an import, with what each will do', {
  path: '/rest/myplv/imports/:id/lignes',
  who: 'content.edit',
  params: byImport,
  query: z.object({
    effet: z.optional(effect),
    signalee: z.optional(z.literal('1')),
    differente: z.optional(z.literal('1')),
    after: z.optional(z.string().check(z.regex(/^\d{1,2}\.\d{1,9}$/))),
  }),
  reply: z.object({ lignes: z.array(line), suivant: z.nullable(z.string()) }),
});

/**
 * Applies a dry run, in the background and in one transaction; idempotent. `chiffre`: the number of hidden entries, as
 * typed.
 * @throws INTROUVABLE, STATUT, GARDE, VALIDATION
 */
export const applyImport = post('Apply a dry run', {
  path: '/rest/myplv/imports/:id/application',
  who: 'content.edit',
  params: byImport,
  body: z.object({ chiffre: z.optional(z.int()) }),
  reply: imported,
});

/** Cancels an import before its writing begins. @throws INTROUVABLE, STATUT */
export const abandonImport = post('Abandon an import before it is written', {
  path: '/rest/myplv/imports/:id/abandon',
  who: 'content.edit',
  params: byImport,
  reply: imported,
});

/** Undoes an import, for 30 days, unless something newer touched its entries. @throws INTROUVABLE, STATUT */
export const undoImport = post('Undo a whole import', {
  path: '/rest/myplv/imports/:id/annulation',
  who: 'content.edit',
  params: byImport,
  reply: imported,
});

/** The refused lines as they were, with the reason in a last column: corrected, they can be imported. */
export const exportRefusedLines = get('The refused lines of an import, as CSV', {
  path: '/rest/myplv/imports/:id/refusees.csv',
  who: 'content.edit',
  params: byImport,
});

/** An empty file with the columns of an import. */
export const readImportModel = get('The model of an import file, as CSV', {
  path: '/rest/myplv/imports/modele.csv',
  who: 'content.edit',
  query: subject,
});

/** All entries in the columns of their import: exported, corrected and imported again, only the corrections change. */
export const exportEntries = get('The entries of an area, as CSV', {
  path: '/rest/myplv/imports/export.csv',
  who: 'content.edit',
  query: subject,
});
