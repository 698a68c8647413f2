import { revokeApprovalLinks } from '../../links/links.repository.ts';
import type { Effect } from './effect.ts';

/** `client:revokeLink`: the client's links to the proof end, with a sentence for who opens one (specification/mails-and-links.md#links). */
export const revokeClientLink: Effect = {
  act: (tx, _mails, { project }) => revokeApprovalLinks(tx, project.id),
};
