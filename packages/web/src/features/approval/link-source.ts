import {
  addNoteByLink,
  approveByLink,
  askCorrectionsByLink,
  deleteNoteByLink,
  openApproval,
} from '@ardoise/domain/contract/client-links.ts';
import { request } from '../../api/request.ts';
import type { ApprovalSource } from './approval-source.ts';

/** Source of a mailed link: reads, annotates and answers by its token. */
export function linkSource(token: string): ApprovalSource {
  return {
    key: `lien ${token}`,
    read: (signal) => request(openApproval, { params: { token }, signal }),
    addNote: (version, body) => request(addNoteByLink, { params: { token, version }, body }),
    deleteNote: (note) => request(deleteNoteByLink, { params: { token, note } }),
    askCorrections: (version, comment) =>
      request(askCorrectionsByLink, {
        params: { token },
        body: { version, ...(comment !== '' && { comment }) },
      }),
    approve: (body) => request(approveByLink, { params: { token }, body }),
  };
}
