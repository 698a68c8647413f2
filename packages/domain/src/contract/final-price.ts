import * as z from 'zod/mini';
import { byProject, put } from './call.ts';
import { signaturesBy } from './project-parts.ts';
import { project } from './projects.ts';

/**
 * Sur Mesure: sets or corrects it once the project is printed or finished; in euros, from 0 by steps of 0.01. Each
 * change is recorded in the history.
 */
export const changeFinalPrice = put('Set the final price', {
  path: '/rest/myplv/projets/:id/prix-final',
  who: 'price.edit',
  params: byProject,
  query: z.object({ signatures: signaturesBy }),
  body: z.object({ version: z.int().check(z.minimum(1), z.maximum(2_000_000_000)), prixFinal: z.number() }),
  reply: project,
});
