import * as z from 'zod/mini';
import { itemIdSchema } from '../catalogue/item-id.ts';
import { catalogueListSchema } from '../catalogue/kept-entry.ts';
import { del, get, post, put } from './call.ts';

/** What head office does with the entries of the reference lists (specification/content-management.md#catalogues). */

const LISTS = '/rest/myplv/catalogues';
const day = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));
const item = z.record(z.string(), z.unknown());
const version = z.int();

/** Whether delegates see it today, Europe/Paris: a day of its period is inclusive. */
export const ENTRY_STATES = ['visible', 'programmee', 'passee', 'masquee', 'retiree'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

const entry = z.object({
  id: z.string(),
  /** Sent back with a change: a stale one is a 409 with the present entry. */
  version,
  /** As `rest/<list>/data` returns it. */
  item,
  visible: z.boolean(),
  /** First and last day, yyyy-MM-dd, inclusive, Europe/Paris; null without. */
  du: day,
  au: day,
  /** Withdrawn for good: the drafts that chose it must choose again. */
  retiree: z.boolean(),
  etat: z.enum(ENTRY_STATES),
  /** Unsigned drafts that have chosen it. */
  brouillons: z.int(),
  /** The last change by a person; null for one that came with the product. */
  modifie: z.nullable(z.object({ t: z.string(), qui: z.nullable(z.string()) })),
});
export type CatalogueEntry = z.output<typeof entry>;

const usage = z.object({
  /** Unsigned drafts: they follow it. */
  brouillons: z.int(),
  /** Orders and drafts with a signature: they never change. */
  signees: z.int(),
});
export type EntryUsage = z.output<typeof usage>;

/** What a person writes of an entry: derived fields and its id are ignored. */
const written = { item, visible: z.boolean(), du: day, au: day };
const ofList = z.object({ list: catalogueListSchema });
const ofEntry = z.object({ list: catalogueListSchema, id: itemIdSchema });
/** What the drafts' delegates read in their mail; empty for none. */
const mot = z.string().check(z.maxLength(1000));

/** Every list with what is in it, in the order of the index. */
export const listCatalogues = get('The lists of the catalogues, counted', {
  path: LISTS,
  who: 'content.edit',
  reply: z.object({
    listes: z.array(
      z.object({
        liste: catalogueListSchema,
        visibles: z.int(),
        masquees: z.int(),
        programmees: z.int(),
        sansImage: z.int(),
        /** Addresses of the first pictures, at most three. */
        apercus: z.array(z.string()),
      }),
    ),
  }),
});

/** All entries of a list in their order, whatever their state. */
export const listEntries = get('The entries of a reference list', {
  path: `${LISTS}/:list`,
  who: 'content.edit',
  params: ofList,
  reply: z.object({ entrees: z.array(entry) }),
});

export const readEntry = get('An entry, and how often it is used', {
  path: `${LISTS}/:list/:id`,
  who: 'content.edit',
  params: ofEntry,
  reply: z.extend(entry, { usage }),
});

/** The unsigned drafts that have chosen an entry, by delegate, the latest 200. */
export const listEntryDrafts = get('The drafts that chose an entry', {
  path: `${LISTS}/:list/:id/brouillons`,
  who: 'content.edit',
  params: ofEntry,
  reply: z.object({
    brouillons: z.array(
      z.object({ id: z.string(), type: z.string(), nom: z.string(), ville: z.string(), dc: z.string() }),
    ),
  }),
});

/**
 * Adds an entry, before the one of `avant` or at the end of its family. Its id is the slug of its name, numbered where
 * taken. 422 VALIDATION with `champs` at the paths of the item.
 */
export const addEntry = post('Add an entry to a reference list', {
  path: `${LISTS}/:list`,
  who: 'content.edit',
  params: ofList,
  body: z.object({ ...written, avant: z.optional(z.nullable(itemIdSchema)) }),
  reply: entry,
});

/** Changes an entry: visible again, a withdrawn one is no longer withdrawn. 409 VERSION with `etat` the present entry. */
export const changeEntry = put('Change an entry', {
  path: `${LISTS}/:list/:id`,
  who: 'content.edit',
  params: ofEntry,
  body: z.object({ version, ...written }),
  reply: entry,
});

/** Moves an entry before another of its list; null is the end of its family. */
export const orderEntry = put('Move an entry', {
  path: `${LISTS}/:list/ordre`,
  who: 'content.edit',
  params: ofList,
  body: z.object({ id: itemIdSchema, avant: z.nullable(itemIdSchema) }),
  reply: z.object({}),
});

/** Moves a whole family before another; null is the end. */
export const orderFamily = put('Move a family of entries', {
  path: `${LISTS}/:list/familles`,
  who: 'content.edit',
  params: ofList,
  body: z.object({ famille: z.string(), avant: z.nullable(z.string()) }),
  reply: z.object({}),
});

/** Hides an entry: the drafts that chose it keep it, and their delegates get a mail if there is a word to them. */
export const hideEntry = post('Hide an entry', {
  path: `${LISTS}/:list/:id/masquage`,
  who: 'content.edit',
  params: ofEntry,
  body: z.object({ version, mot }),
  reply: entry,
});

/** Withdraws an entry: the step of the drafts that chose it is open again, and their delegates get a mail if asked. */
export const withdrawEntry = post('Withdraw an entry', {
  path: `${LISTS}/:list/:id/retrait`,
  who: 'content.edit',
  params: ofEntry,
  body: z.object({ version, prevenir: z.boolean(), mot }),
  reply: entry,
});

/** The drafts that chose it get the entry `par` instead; it is hidden. Not undoable. */
export const replaceEntry = post('Replace an entry in drafts', {
  path: `${LISTS}/:list/:id/remplacement`,
  who: 'content.edit',
  params: ofEntry,
  body: z.object({ version, par: itemIdSchema }),
  reply: z.object({ entree: entry, brouillons: z.int() }),
});

/** Erases an entry that nothing ever chose; else 409 STATUT with a sentence. */
export const deleteEntry = del('Delete an entry', {
  path: `${LISTS}/:list/:id`,
  who: 'content.edit',
  params: ofEntry,
  reply: z.object({}),
});
