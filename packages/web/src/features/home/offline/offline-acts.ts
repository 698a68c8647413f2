import { type ProjectRow, readProject } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { addressOf } from '../../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import { followUpPath, resumePath, wizardPath } from '../../../components/projects/wizard-path.ts';

/** What opens of a project without a network: a draft goes on, another is read. */
export interface OfflineAct {
  label: 'Reprendre' | 'Relire';
  to: string;
}

type Row = Pick<ProjectRow, '_id' | 'statut' | 'type' | 'nextState' | 'complet' | 'memeCarte'>;

/** Null where its page is not on the device. @param isKept of an address */
export function offlineAct(row: Row, isKept: (address: string) => boolean): OfflineAct | null {
  const id = row._id.$oid;
  if (!isKept(addressOf(readProject, { params: { id }, query: SIGNATURES_BY_ADDRESS }))) return null;
  if (!isBeforeSubmission(row.statut)) return { label: 'Relire', to: followUpPath(id) };
  // A complete one is signed with the network: here it opens on its recap.
  const to = row.complet ? wizardPath(row.type, id) : resumePath(row);
  return { label: 'Reprendre', to };
}
