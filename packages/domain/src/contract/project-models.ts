import * as z from 'zod/mini';
import { get } from './call.ts';
import { project } from './projects.ts';

/**
 * What a new project of each kind that is begun without a network would be for this dc now, without an outlet: its reply as
 * `readProject` gives it, with an id that nobody keeps.
 */
export const readProjectModels = get('New projects, to begin without a network', {
  path: '/rest/myplv/modeles',
  who: 'project.beginOffline',
  reply: z.array(project),
});
