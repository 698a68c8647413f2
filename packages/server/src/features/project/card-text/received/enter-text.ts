import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { hasCardText } from '@ardoise/domain/projects/has-card-text.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isDraft } from '@ardoise/domain/rules/moves.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { findUserByName } from '../../../base/people/users.repository.ts';
import { findLinkedProject } from '../../links/linked-project.repository.ts';
import { LastSaves } from '../../orders/last-saves.ts';
import { saveProject } from '../../orders/save-project.ts';
import { documentOf, isUnsignedDraft, type StoredProject } from '../../projects/project-record.ts';
import { isAtWork, listReceived, markDecided, type ReceivedRecord } from './received-texts.repository.ts';

/** Puts the lines in place of those of the order, whose drinks keep their prices. @throws Refusal as a save does */
export async function takeLines(
  { pool, files, mails }: Pick<AppContext, 'pool' | 'files' | 'mails'>,
  actor: Actor,
  project: Pick<StoredProject, 'id' | 'version' | 'doc'>,
  { parts: { texteCarte, lectureCarte } }: Pick<ReceivedRecord, 'parts'>,
): Promise<void> {
  const { boissons } = documentOf(project).texteCarte ?? {};
  await saveProject({ pool, files, mails, saves: new LastSaves() }, actor, project.id, {
    version: project.version,
    texteCarte: { ...texteCarte, ...(boissons === undefined ? {} : { boissons }) },
    lectureCarte,
  });
}

/** The dc of an order as its actor; null once their account is closed. */
async function dcOf({ pool }: Pick<AppContext, 'pool'>, { dc }: StoredProject): Promise<Actor | null> {
  const user = await findUserByName(pool, dc);
  if (user === null || !user.active) return null;
  const { uid, name, role, smhf, mdv } = user;
  return { uid, name, role, smhf, mdv };
}

/**
 * A received text enters the order by itself only where it has no line and no signature, and its dc has not used the
 * product lately, so that nobody who may have it open sees it change. Otherwise, and if somebody saves at this very
 * moment, the dc takes it by an act of theirs.
 */
export async function enterText(context: AppContext, projectId: string, id: number): Promise<void> {
  const project = required(await findLinkedProject(context.pool, projectId));
  if (!isDraft(project.statut) || !isUnsignedDraft(project) || hasCardText(documentOf(project))) return;
  if (await isAtWork(context.pool, project.dc)) return;
  const dc = await dcOf(context, project);
  const received = (await listReceived(context.pool, projectId)).find((one) => one.id === id);
  if (dc === null || received === undefined) return;
  try {
    await takeLines(context, dc, project, received);
  } catch (error) {
    // It stays a received text, which its dc is shown.
    if (error instanceof Refusal) return;
    throw error;
  }
  await markDecided(context.pool, id, 'entree', null);
}
