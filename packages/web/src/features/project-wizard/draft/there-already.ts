import { changedParts, documentOf } from '@ardoise/domain/answers/changed-parts.ts';
import { commonAncestor, mergeDocuments } from '@ardoise/domain/answers/merge-documents.ts';
import { readProject } from '@ardoise/domain/contract/projects.ts';
import { request } from '../../../api/request.ts';
import { deviceDraftsOf } from './device-drafts.ts';

/**
 * Whether the server has every answer that this device wants to save and may not any more: the order was taken over elsewhere from its file,
 * and has gone on.
 */
export async function isThereAlready(username: string, id: string): Promise<boolean> {
  const draft = await deviceDraftsOf(username, id).peek();
  if (draft === undefined) return true;
  const project = await request(readProject, { params: { id } }).catch(() => undefined);
  // One that is only here is answered from here.
  if (project === undefined || project.version === 0) return false;
  const theirs = documentOf(project);
  const ancestor = commonAncestor(draft.base.document, draft.unconfirmed, theirs);
  const { document, conflicts } = mergeDocuments(ancestor, draft.document, theirs);
  return conflicts.length === 0 && changedParts(theirs, document).length === 0;
}
