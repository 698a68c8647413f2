import * as z from 'zod/mini';
import { STATUSES, TARGETS } from '../projects/statuses.ts';
import { byProject, get } from './call.ts';

/** Head office: the targets of the present status, including refused ones; an administrator: every status of the kind. */
export const allStatuses = get('Statuses that head office may give a project', {
  path: '/rest/myplv/projets/allstatut/:id',
  who: 'project.allStatuses',
  params: byProject,
  reply: z.array(z.enum(TARGETS)),
});

export const allowedStatuses = get('Targets open to the caller now', {
  path: '/rest/myplv/projets/allowedstatut/:id',
  who: 'project.read',
  params: byProject,
  reply: z.array(z.enum(TARGETS)),
});
export const userStatuses = get('Statuses this role may see', {
  path: '/rest/myplv/userstatut',
  who: 'session',
  reply: z.array(z.enum(STATUSES)),
});
export const canUpdate = get('Whether the caller may edit', {
  path: '/rest/myplv/can/update/projet/:id',
  who: 'project.read',
  params: byProject,
  reply: z.array(z.boolean()),
});
