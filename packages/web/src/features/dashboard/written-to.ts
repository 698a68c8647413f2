import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { addresseeOf } from '@ardoise/domain/rules/addressee.ts';
import type { Holder, Party } from '@ardoise/domain/rules/holder.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { isYourTurn, type Viewer } from '../../components/projects/holder-words.ts';

/** The addressee of the viewer's mail about a waiting project; null if it is their own turn, or of no party. */
export function writtenTo(row: ProjectRow, viewer: Viewer): Holder {
  if (row.supprime || !roleMay('holder.write', viewer.role) || isYourTurn(row, viewer)) return null;
  return addresseeOf(viewer.role, row.statut, row.type);
}

export const WRITE_LABELS: Record<Party, string> = {
  dc: 'Écrire au délégué commercial',
  agence: 'Écrire à l’agence',
  client: 'Écrire au client',
  siege: 'Écrire au siège',
  imprimeur: 'Écrire à l’imprimeur',
  installateur: 'Écrire à l’installateur',
};
