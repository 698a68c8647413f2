import * as z from 'zod/mini';
import { byProject, put } from './call.ts';
import { signaturesBy } from './project-parts.ts';
import { project } from './projects.ts';

const day = z.optional(z.nullable(z.iso.date()));

/**
 * The days of a pre-visit and of an installation, yyyy-MM-dd; an omitted one is unchanged, null clears it. Each change
 * is recorded in the history.
 * @throws STATUT, VALIDATION, VERSION
 */
export const planPose = put('Plan the pre-visit and the installation', {
  path: '/rest/myplv/projets/:id/pose',
  who: 'pose.plan',
  params: byProject,
  query: z.object({ signatures: signaturesBy }),
  body: z.object({
    version: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
    t_previsite: day,
    t_pose: day,
  }),
  reply: project,
});
