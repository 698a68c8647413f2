import { Refusal } from '@ardoise/domain/errors.ts';
import { may } from '@ardoise/domain/projects/permissions.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { FINAL_STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { permissionSubject } from '../projects/project-record.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { countLinks, type LinkPurpose } from './links.repository.ts';
import { queueLinkMail } from './queue-link-mail.ts';

/** A client is not to be flooded, by haste or on purpose. */
const MOST_AN_HOUR = 5;

/**
 * Mails a single-use link to whoever holds the text of the card, or the logo.
 *
 * @throws Refusal INTROUVABLE, STATUT, VALIDATION (no valid address), TROP_DE_DEMANDES
 */
export async function sendLink(
  { pool, mails }: AppContext,
  actor: Actor,
  projectId: string,
  purpose: LinkPurpose,
): Promise<{ message: string; email: string; t_envoi: string }> {
  return inTransaction(pool, async (tx) => {
    const project = await lockProject(tx, projectId, actor);
    if (project === null) throw new Refusal('INTROUVABLE');
    const allowed = may('link.send', permissionSubject(project), actor);
    if (allowed !== true) throw new Refusal(allowed.code, { message: allowed.message });
    if (FINAL_STATUSES.includes(project.statut)) {
      throw new Refusal('STATUT', {
        message: 'Ce projet est clos\u00a0: aucun fichier ne peut plus être demandé.',
      });
    }
    if ((await countLinks(tx, projectId, purpose)).lastHour >= MOST_AN_HOUR) {
      throw new Refusal('TROP_DE_DEMANDES', {
        message: 'Ce lien vient d’être envoyé plusieurs fois. Merci de patienter une heure.',
      });
    }
    return {
      message: "L'Email a bien été envoyé",
      ...(await queueLinkMail(tx, mails, project, purpose, actor.name)),
    };
  });
}
