import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import { drawnSignature } from '../packages/server/src/testing/signature-pictures.ts';
import type { HttpCaller } from './http-caller.ts';
import { AGENCY } from './workflow-people.ts';

/** A Carte Brasserie of this name, complete and signed by nobody; its id and version. */
export async function completeOrder(
  dc: HttpCaller,
  name: string,
  infocarte: ProjectDocument['infocarte'] = {},
  parts: Partial<ProjectDocument> = {},
): Promise<{ id: string; version: number }> {
  const created = await dc.json<Pick<Project, '_id'>>('POST', '/rest/myplv/projets', {
    type: 'Carte Brasserie',
    quotaConfirme: true,
  });
  const id = created._id.$oid;
  const document = completeChrDocument(AGENCY);
  const { version } = await dc.json<Project>('PUT', `/rest/myplv/projets/${id}`, {
    ...document,
    pdv: { ...document.pdv, nomPDV: name },
    infocarte: { ...document.infocarte, ...infocarte },
    ...parts,
    version: 1,
  });
  return { id, version };
}

/** A Carte Brasserie of this name, complete and signed by client and delegate, not yet sent; returns its id. */
export async function signedOrder(
  dc: HttpCaller,
  name: string,
  infocarte: ProjectDocument['infocarte'] = {},
  parts: Partial<ProjectDocument> = {},
): Promise<string> {
  const { id, version: saved } = await completeOrder(dc, name, infocarte, parts);
  let version = saved;
  const image = await drawnSignature();
  const signers = [
    { role: 'client', nom: 'Bertrand Lacombe', qualite: 'Gérant' },
    { role: 'dc', nom: 'Camille Ferrand', qualite: 'Délégué commercial' },
  ];
  for (const signer of signers) {
    const body = { ...signer, image, version };
    ({ version } = await dc.json<Project>('POST', `/rest/myplv/projets/${id}/signatures`, body));
  }
  // As after the recap: the project's page then offers to send it.
  await dc.json('PUT', `/rest/myplv/projets/${id}`, { version, create: true, nextState: null, popin: true });
  return id;
}
