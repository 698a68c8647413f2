import type { Project, ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { factsOfType } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { completeOrder } from '@ardoise/domain/testing/complete-orders.ts';
import { pdfFile } from '../packages/server/src/testing/sample-files.ts';
import { drawnSignature } from '../packages/server/src/testing/signature-pictures.ts';
import type { HttpCaller } from './http-caller.ts';
import { AGENCY } from './workflow-people.ts';

type OtherType = Exclude<ProjectType, 'Carte Brasserie'>;

/**
 * The id of an unsigned draft of this support: a new one; of boards, which may be suspended, the demonstration's oldest,
 * since the newest may be another file's.
 */
async function unsignedDraft(dc: HttpCaller, type: OtherType): Promise<string> {
  if (!factsOfType(type).suspendable) {
    const created = await dc.json<Project>('POST', '/rest/myplv/projets', { type, quotaConfirme: true });
    return created._id.$oid;
  }
  const oldest = { sort: 't_creation', dir: 'asc', limit: '100' };
  const query = new URLSearchParams({ q_statut: 'Brouillon', q_support: type, ...oldest });
  const { projets } = await dc.json<ProjectPage>('GET', `/rest/myplv/projets?${query}`);
  const draft = projets.find(({ clientSigned, dcSigned }) => !clientSigned && !dcSigned);
  if (draft === undefined) throw new Error(`the demonstration has no draft of ${type}`);
  return draft._id.$oid;
}

async function save(
  caller: HttpCaller,
  id: string,
  answers: (before: ProjectDocument) => ProjectDocument,
): Promise<void> {
  const { version, ...before } = await caller.json<Project>('GET', `/rest/myplv/projets/${id}`);
  await caller.json('PUT', `/rest/myplv/projets/${id}`, { ...answers(before), version });
}

/** An outlet with the delivery address of another document. */
function deliveredAs(pdv: ProjectDocument['pdv'], other: ProjectDocument['pdv']): ProjectDocument['pdv'] {
  const { adresseIdemCommande: _same, adresseLivraison: _address, ...outlet } = pdv ?? {};
  const { adresseIdemCommande, adresseLivraison } = other ?? {};
  return {
    ...outlet,
    ...(adresseIdemCommande && { adresseIdemCommande }),
    ...(adresseLivraison && { adresseLivraison }),
  };
}

/** The dc's part of a Direct Agence that the client at this address completes; returns its id. */
export async function draftForItsClient(dc: HttpCaller, name: string, client: string): Promise<string> {
  const id = await unsignedDraft(dc, 'Direct Agence');
  const { pdv, idprojet, boissons } = completeOrder('Direct Agence', AGENCY);
  await save(dc, id, (before) => ({
    pdv: { ...deliveredAs(pdv, before.pdv), nomPDV: name, emailCLient: client },
    idprojet,
    boissons,
    surPlace: false,
  }));
  return id;
}

/** The client's part, from the support to the delivery. */
export async function completeAsClient(client: HttpCaller, id: string): Promise<void> {
  const { pdv, infocarte, charte, briefPDA } = completeOrder('Direct Agence', AGENCY);
  const contenu = [await joinContent(client, id)];
  await save(client, id, (before) => ({
    pdv: deliveredAs(before.pdv, pdv),
    infocarte,
    charte,
    briefPDA,
    contenu,
  }));
}

async function joinContent(client: HttpCaller, id: string): Promise<{ photo: string; filename: string }> {
  const form = new FormData();
  form.set('projet_id', id);
  form.set('file_type', 'contenu');
  form.set('file', new Blob([new Uint8Array(await pdfFile(1))], { type: 'application/pdf' }), 'affiche.pdf');
  const file = await client.json<{ id: string; filename: string }>(
    'POST',
    '/rest/myplv/projets/upload',
    form,
  );
  return { photo: file.id, filename: file.filename };
}

/** Signs an order as client or dc. */
export async function sign(caller: HttpCaller, id: string, role: 'client' | 'dc'): Promise<void> {
  const { version } = await caller.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const signer = {
    client: { nom: 'Bertrand Lacombe', qualite: 'Gérant' },
    dc: { nom: 'Camille Ferrand', qualite: 'Délégué commercial' },
  }[role];
  const body = { role, ...signer, image: await drawnSignature(), version };
  await caller.json('POST', `/rest/myplv/projets/${id}/signatures`, body);
}

type SignedType = Exclude<OtherType, 'Direct Agence'>;
type Change = (document: ProjectDocument) => ProjectDocument;

/** A draft with every step complete but for this change; returns its id. */
export async function kindDraft(dc: HttpCaller, type: SignedType, change: Change): Promise<string> {
  const id = await unsignedDraft(dc, type);
  await save(dc, id, () => change(completeOrder(type, AGENCY)));
  return id;
}

/** A complete order of this name, signed by client and delegate, not yet sent; returns its id. */
export async function signedKindOrder(
  dc: HttpCaller,
  type: SignedType,
  name: string,
  change: Change = (document) => document,
): Promise<string> {
  const id = await kindDraft(dc, type, (complete) => {
    const document = change(complete);
    return { ...document, pdv: { ...document.pdv, nomPDV: name } };
  });
  await sign(dc, id, 'client');
  await sign(dc, id, 'dc');
  const { version } = await dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
  await dc.json('PUT', `/rest/myplv/projets/${id}`, { version, create: true, nextState: null, popin: true });
  return id;
}

/** A Direct Agence of this dc, complete and unsigned, filled beside its client; returns its id. */
export async function orderBesideClient(dc: HttpCaller): Promise<string> {
  const created = await dc.json<Pick<Project, '_id'>>('POST', '/rest/myplv/projets', {
    type: 'Direct Agence',
    quotaConfirme: true,
  });
  const id = created._id.$oid;
  const { pdv, idprojet, boissons } = completeOrder('Direct Agence', AGENCY);
  // A name that no other file searches for.
  await save(dc, id, () => ({
    pdv: { ...pdv, nomPDV: 'Le Comptoir d’à Côté' },
    idprojet,
    boissons,
    surPlace: true,
  }));
  await completeAsClient(dc, id);
  return id;
}
