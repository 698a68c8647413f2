import { type Project, readProject } from '@ardoise/domain/contract/projects.ts';
import { keptReply } from '../../../api/device/kept-replies.ts';
import type { Sending } from '../../../api/outbox/sending.ts';
import { addressOf } from '../../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import { deviceDraftsOf } from './device-drafts.ts';

/** Of the call that reads it, by which its reply is kept. */
export const addressOfProject = (id: string): string =>
  addressOf(readProject, { params: { id }, query: SIGNATURES_BY_ADDRESS });

/** The project as its last reply has it. */
export async function keptProject(username: string, id: string): Promise<Project | undefined> {
  const kept = await keptReply(username, addressOfProject(id)).catch(() => undefined);
  return kept && (JSON.parse(kept.text) as Project);
}

/** The answers of a draft as a text to keep; undefined without its project, whose kind names them. */
export async function draftFile(username: string, { projectId }: Sending): Promise<File | undefined> {
  const draft = await deviceDraftsOf(username, projectId).peek();
  const project = await keptProject(username, projectId);
  if (draft === undefined || project === undefined) return undefined;
  // The words of every kind: loaded when somebody keeps a draft as a file.
  const { textOfDraft } = await import('./draft-text.ts');
  const { nameProjet, type } = project;
  const text = textOfDraft({ name: nameProjet, type, draft });
  return new File([text], `${nameProjet || projectId}.txt`, { type: 'text/plain;charset=utf-8' });
}
