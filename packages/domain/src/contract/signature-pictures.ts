import * as z from 'zod/mini';
import { get, projectId } from './call.ts';

/**
 * A PNG of 640 x 320. Of a valid signature: a voided one has none any more, nor one that was erased at the end of its
 * retention.
 * @throws INTROUVABLE
 */
export const readSignaturePicture = get('The picture of a signature', {
  path: '/rest/myplv/projets/:id/signatures/:signature/image',
  who: 'project.read',
  params: z.object({ id: projectId, signature: z.string().check(z.regex(/^\d{1,15}$/)) }),
});
