import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { HttpCaller } from './http-caller.ts';

const PASSWORD = 'ardoise-demo';

/** An order of the demonstration whose proof has as many versions as files are given. */
export interface ShownProof {
  id: string;
  /** Its delegate's user name. */
  dc: string;
  agency: HttpCaller;
  delegate: HttpCaller;
}

async function signedIn(url: string, name: string): Promise<HttpCaller> {
  const caller = new HttpCaller(url);
  await caller.signIn(name, PASSWORD);
  return caller;
}

async function move(caller: HttpCaller, id: string, target: string, comment = ''): Promise<void> {
  const { version } = await caller.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const causes = target === 'Agence' ? ['prix'] : [];
  const path = `/rest/myplv/projets/${id}/statut/${encodeURIComponent(target)}`;
  await caller.json('PUT', path, { version, comment, causes });
}

/** The agency joins a file in the place of the version before. */
async function joinVersion(agency: HttpCaller, id: string, file: Buffer): Promise<void> {
  const form = new FormData();
  form.set('projet_id', id);
  form.set('file_type', 'photo_crea');
  form.set('remplace', '1');
  form.set('file', new File([Uint8Array.from(file)], 'bat.pdf', { type: 'application/pdf' }));
  await agency.json('POST', '/rest/myplv/projets/upload', form);
}

/** The agency makes these versions, each sent to the delegate, who returns all but the last. */
export async function showVersions(url: string, files: readonly Buffer[]): Promise<ShownProof> {
  const agency = await signedIn(url, 'agence1');
  const list = '/rest/myplv/projets?q_statut=Agence&q_support=Carte%20Brasserie&limit=100';
  const { projets } = await agency.json<{ projets: ProjectRow[] }>('GET', list);
  const row = projets.find(({ versionCreation }) => versionCreation === 0);
  if (row === undefined) throw new Error('the agency has too few orders');
  const id = row._id.$oid;
  const delegate = await signedIn(url, row.dc);
  for (const [index, file] of files.entries()) {
    if (index > 0) await move(delegate, id, 'Agence', 'Les prix sont à revoir, merci.');
    await joinVersion(agency, id, file);
    await move(agency, id, 'Validation DC');
  }
  return { id, dc: row.dc, agency, delegate };
}

/** A remark of the delegate on the first page. */
export async function remark(
  { id, delegate }: ShownProof,
  version: number,
  place: { x: number; y: number; texte: string },
): Promise<void> {
  const proofs = await delegate.json<{ version: number; fichiers: { id: string }[] }[]>(
    'GET',
    `/rest/myplv/projets/${id}/creations`,
  );
  const fichier = proofs.find((proof) => proof.version === version)?.fichiers[0]?.id;
  const path = `/rest/myplv/projets/${id}/creations/${version}/post-its`;
  await delegate.json('POST', path, { fichier, page: 1, ...place });
}

/** Back at the agency, which joins another version and sends it. */
export async function sendAnother(proof: ShownProof, file: Buffer): Promise<void> {
  await move(proof.delegate, proof.id, 'Agence', 'Encore une correction, merci.');
  await joinVersion(proof.agency, proof.id, file);
  await move(proof.agency, proof.id, 'Validation DC');
}
