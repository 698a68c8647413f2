import * as z from 'zod/mini';
import { get, post } from './call.ts';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * Multipart form: `file`, a PDF. It is not visible before the setting `guides` names it
 * (specification/content-management.md#settings). @throws FICHIER_REFUSE, FICHIER_TROP_GROS, STOCKAGE_PLEIN
 */
export const uploadGuide = post('A user guide', {
  path: '/rest/myplv/contenus/guides',
  form: true,
  who: 'settings.edit',
  reply: z.object({ fichier: sha256 }),
});

/** User guides of the caller's role, in head office's order. */
export const listGuides = get('User guides of the help page', {
  path: '/rest/myplv/guides',
  who: 'session',
  reply: z.object({ guides: z.array(z.object({ fichier: sha256, titre: z.string() })) }),
});

/** A guide's PDF: of the caller's role, or any for those who set them. @throws INTROUVABLE */
export const readGuide = get('A user guide, as PDF', {
  path: '/rest/myplv/guides/:fichier',
  who: 'session',
  params: z.object({ fichier: sha256 }),
});
