import * as z from 'zod/mini';
import { draftText } from '../projects/draft-fields.ts';
import { byProject, del, get, oid, post, projectId } from './call.ts';

const invitationId = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * Requests a file by a single-use link valid 14 days; `textEmail` says which file
 * (specification/mails-and-links.md#links).
 */
export const sendInvitation = post('Invite to attach a file', {
  path: '/rest/myplv/externalupload/sendinvite',
  who: 'invitation.send',
  body: z.object({ projectId, destEmail: draftText, textEmail: draftText }),
  reply: z.object({ message: z.string(), _id: oid }),
});

/** Carries no token: `id` is its hash. */
const invitation = z.object({
  id: invitationId,
  email: z.string(),
  instructions: z.string(),
  /** Display name of the sender. */
  nomPar: z.string(),
  t_envoi: z.string(),
  expire: z.string(),
});
export type Invitation = z.output<typeof invitation>;

export const listInvitations = get(
  'Invitations of a project that still wait for a file, the last one first',
  {
    path: '/rest/myplv/projets/:id/invitations',
    who: 'invitation.manage',
    params: byProject,
    reply: z.array(invitation),
  },
);

/** In any status; one that was already used is left unchanged. */
export const revokeInvitation = del('Take an invitation back', {
  path: '/rest/myplv/projets/:id/invitations/:invitation',
  who: 'invitation.manage',
  params: z.object({ id: projectId, invitation: invitationId }),
});
