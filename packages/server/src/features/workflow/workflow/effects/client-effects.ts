import { revokeApprovalLinks } from '../../../project/links/links.repository.ts';
import type { Effect } from './effect.ts';

/** `history:supportComment`: default comment of a Direct Agence sent to its client. */
export const supportComment: Effect = { words: 'Changement de statut: Client' };

/** `dc:agreed`: the dc's agreement to the proof of a Direct Agence, displayed as 'Accord du DC le …'. */
export const dcAgreed: Effect = { change: (_taken, at) => ({ dc_agreed_at: at.toISOString() }) };

/**
 * `client:revokeLink`: revokes the client's links to the proof; their page then explains why
 * (specification/mails-and-links.md#links).
 */
export const revokeClientLink: Effect = {
  act: (tx, _mails, { project }) => revokeApprovalLinks(tx, project.id),
};
