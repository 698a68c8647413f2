import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { NoteAuthor } from '../../project/documents/proofs/proof-notes.ts';
import type { ApprovalLink } from '../../project/links/approval-links.repository.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';

/** The actor of a link: the client, by the address that it was mailed to. */
export function actorOf(link: ApprovalLink): Actor {
  return { uid: 0, name: link.email, role: 'client', smhf: null, mdv: null };
}

/** The same as author of a post-it. */
export function authorOf(link: ApprovalLink, project: StoredProject): NoteAuthor {
  const name = project.client_name.trim();
  return { actor: actorOf(link), shownName: name === '' ? link.email : name };
}
