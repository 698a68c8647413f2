import { addressee } from '@ardoise/domain/contract/addressee.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { factsOfType } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { Party } from '@ardoise/domain/rules/holder.ts';
import { request } from '../../api/request.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';

/** The mail to a project's holder, fetched now: lists contain no address. Null without one. @throws as `request` */
export async function mailToHolder(row: ProjectRow): Promise<string | null> {
  const { qui, adresses } = await request(addressee, { params: { id: row._id.$oid } });
  return adresses.length === 0 ? null : mailtoOf(row, qui, adresses, window.location.origin);
}

/** A mail to write: its subject, and a link to the project; a client without an account has no page of the order. */
export function mailtoOf(row: ProjectRow, qui: Party, adresses: readonly string[], origin: string): string {
  const subject = [projectName(row), row.type, row.numProjet].filter(Boolean).join(', ');
  const reads = qui !== 'client' || factsOfType(row.type).completedByClient;
  const body = reads ? `\r\n\r\n${origin}${followUpPath(row._id.$oid)}` : '';
  const parts = { subject, ...(body !== '' && { body }) };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${adresses.map(encodeURIComponent).join(',')}?${query.join('&')}`;
}
