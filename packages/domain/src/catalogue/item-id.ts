import * as z from 'zod/mini';

/** Identifier of an item of a reference list: a slug that does not change when head office renames the item. */
export const itemIdSchema = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80));

/** A path of this site: browsers read '//x', '/\x' and '/' TAB '/x' as the site x. */
export const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** URL path of a catalogue picture on this site; empty without one. */
export const imageAddressSchema = z
  .string()
  .check(z.regex(new RegExp(`^$|${SITE_PATH.source}`)), z.maxLength(300));

/** Name of an item as the screens show it. */
export const itemNameSchema = z.string().check(z.minLength(1), z.maxLength(120));
