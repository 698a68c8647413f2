import * as z from 'zod/mini';
import { HOLDERS } from '../rules/holder.ts';
import { byProject, get } from './call.ts';

/**
 * Whom one writes to so that a project moves (rules/addressee.ts), read when they are about to be written to: lists carry
 * no address. `adresses` is empty where none is known.
 * @throws INTROUVABLE, STATUT once it has ended
 */
export const addressee = get('The address of who is expected to act', {
  path: '/rest/myplv/projets/:id/interlocuteur',
  who: 'holder.write',
  params: byProject,
  reply: z.object({ qui: z.enum(HOLDERS), adresses: z.array(z.string()) }),
});
