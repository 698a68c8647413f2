import { byProject, get } from './call.ts';

/**
 * A file of a calendar (.ics) with the pre-visit and the pose of a project, as far as their days are fixed and to come:
 * the same events as those that mails carry (specification/mails-and-links.md#appointments).
 * @throws INTROUVABLE where neither is
 */
export const readCalendar = get('The pre-visit and the pose of a project, for a calendar', {
  path: '/rest/myplv/projets/:id/agenda.ics',
  who: 'project.read',
  params: byProject,
});
