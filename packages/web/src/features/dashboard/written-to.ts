import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { factsOfType } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { addresseeOf } from '@ardoise/domain/rules/addressee.ts';
import type { Holder } from '@ardoise/domain/rules/holder.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { isYourTurn, type Viewer } from '../../components/projects/holder-words.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';

type Addressee = Exclude<Holder, null>;

/** Whom the viewer may write to so that this project moves; null where it is their own turn, or nobody's. */
export function writtenTo(row: ProjectRow, viewer: Viewer): Holder {
  if (row.supprime || !roleMay('holder.write', viewer.role) || isYourTurn(row, viewer)) return null;
  return addresseeOf(viewer.role, row.statut, row.type);
}

export const WRITE_LABELS: Record<Addressee, string> = {
  dc: 'Écrire au délégué commercial',
  agence: 'Écrire à l’agence',
  client: 'Écrire au client',
  siege: 'Écrire au siège',
  imprimeur: 'Écrire à l’imprimeur',
  installateur: 'Écrire à l’installateur',
};

/** A mail to write: what it is about, and where it is read; a client without an account has no page of the order. */
export function mailtoOf(
  row: ProjectRow,
  qui: Addressee,
  adresses: readonly string[],
  origin: string,
): string {
  const subject = [projectName(row), row.type, row.numProjet].filter(Boolean).join(', ');
  const reads = qui !== 'client' || factsOfType(row.type).completedByClient;
  const body = reads ? `\r\n\r\n${origin}${followUpPath(row._id.$oid)}` : '';
  const parts = { subject, ...(body !== '' && { body }) };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${adresses.map(encodeURIComponent).join(',')}?${query.join('&')}`;
}
