import { revokeApprovalLinks } from '../../links/links.repository.ts';
import type { Effect } from './effect.ts';

/**
 * `client:revokeLink`: revokes the client's links to the proof; their page then explains why
 * (specification/mails-and-links.md#links).
 */
export const revokeClientLink: Effect = {
  act: (tx, _mails, { project }) => revokeApprovalLinks(tx, project.id),
};
