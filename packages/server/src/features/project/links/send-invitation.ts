import { type FieldError, Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { sendInvitation as sendCall } from '@ardoise/domain/contract/invitations.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { fileInvitationMail } from '../../base/mails/templates/file-invitation.ts';
import { delegateOf } from '../../base/people/delegate-of.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { demand } from '../projects/project-record.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { countLinks, createLink } from './links.repository.ts';

/** Rate limit against flooding a recipient. */
const MOST_AN_HOUR = 10;

/** @throws Refusal VALIDATION with both fields (specification/field-rules.md#status-and-invitations) */
function refuseUnfilled(destEmail: string, textEmail: string): void {
  const champs: FieldError[] = [
    ...(EMAIL.test(destEmail) ? [] : [{ chemin: 'destEmail', message: 'Email incorrect' }]),
    ...(textEmail === '' ? [{ chemin: 'textEmail', message: 'Instructions obligatoire' }] : []),
  ];
  const [first] = champs;
  if (first !== undefined) throw new Refusal('VALIDATION', { message: first.message, champs });
}

/**
 * Invites somebody to send a file for a project: a single-use link, 14 days, mailed with the request. Link and mail are
 * one transaction (specification/mails-and-links.md#links).
 * @throws Refusal INTROUVABLE, ROLE, STATUT, VALIDATION, TROP_DE_DEMANDES
 */
export async function sendInvitation(
  { pool, mails }: AppContext,
  actor: Actor,
  { projectId, ...asked }: BodyOf<typeof sendCall>,
): Promise<{ message: string; _id: { $oid: string } }> {
  const destEmail = asked.destEmail.trim();
  const textEmail = asked.textEmail.trim();
  return inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, projectId, actor));
    demand('invitation.send', project, actor);
    refuseUnfilled(destEmail, textEmail);
    if ((await countLinks(tx, projectId, 'invitation')).lastHour >= MOST_AN_HOUR)
      throw new Refusal('TROP_DE_DEMANDES', {
        message:
          'Plusieurs invitations viennent d’être envoyées pour ce projet. Merci de patienter une heure.',
      });
    const link = await createLink(tx, {
      projectId,
      purpose: 'invitation',
      email: destEmail,
      createdBy: actor.name,
      instructions: textEmail,
    });
    const from = (await displayNames(tx))(actor.name);
    const expires = new Date(link.expires);
    await mails.queue(
      tx,
      fileInvitationMail({
        to: destEmail,
        project,
        ...(await delegateOf(tx, project.dc)),
        from,
        instructions: textEmail,
        token: link.token,
        expires,
      }),
    );
    return { message: "L'Email a bien été envoyé", _id: { $oid: projectId } };
  });
}
