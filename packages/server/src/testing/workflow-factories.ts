import { approveProof } from '@ardoise/domain/contract/approvals.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { uploadFile } from '@ardoise/domain/contract/files.ts';
import { changeStatus, readProject, signProject } from '@ardoise/domain/contract/projects.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import type { Answered, Caller } from './caller.ts';
import { type ChrDraft, createChrDraft } from './chr-draft.ts';
import { createUser } from './factories.ts';
import { multipart } from './multipart.ts';
import { orderedFile } from './print-fixtures/ordered-file.ts';
import { pdfFile } from './sample-files.ts';
import { drawnSignature } from './signature-pictures.ts';
import type { TestApp } from './test-app.ts';

/** A Carte Brasserie in progress, with callers for its people; every step is a real call. */
export interface Order extends ChrDraft {
  /** Calls as the agency. */
  agency: Caller;
  /** Calls as head office. */
  siege: Caller;
}

type MoveBody = {
  comment?: string;
  causes?: string[];
  imprimeur?: string | null;
  fichiers?: string[];
  force?: boolean;
  promesse?: string;
  livraison?: { jour: string };
};

/** The project as this account sees it now. */
export async function readOrder(caller: Caller, id: string): Promise<ReplyOf<typeof readProject>> {
  const { status, body } = await caller.call(readProject, { params: { id } });
  if (status !== 200) throw new Error(`the project was not read: ${JSON.stringify(body)}`);
  return body;
}

/** Requests a move from the version that this account sees now; may return a refusal. */
export async function askMove(
  caller: Caller,
  id: string,
  target: Target,
  body: MoveBody = {},
): Promise<Answered<typeof changeStatus>> {
  const { version } = await readOrder(caller, id);
  return caller.call(changeStatus, { params: { id, new_statut: target }, body: { version, ...body } });
}

/** The same, for setup: throws when it is refused. */
export async function move(
  caller: Caller,
  id: string,
  target: Target,
  body: MoveBody = {},
): Promise<ReplyOf<typeof changeStatus>> {
  const answer = await askMove(caller, id, target, body);
  if (answer.status !== 200) throw new Error(`${target} was refused: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Uploads a file; `fields` are the form's own, such as `remplace`. May return a refusal. */
export function sendFile(
  caller: Caller,
  id: string,
  type: FileType,
  file: { name: string; content: Buffer },
  fields: Record<string, string> = {},
): Promise<Answered<typeof uploadFile>> {
  return caller.call(uploadFile, multipart({ projet_id: id, file_type: type, ...fields }, file));
}

/** Signs a complete draft as client and dc. */
export async function signOrder({ caller, id }: Pick<ChrDraft, 'caller' | 'id'>): Promise<void> {
  const image = await drawnSignature();
  for (const role of ['client', 'dc'] as const) {
    const { version } = await readOrder(caller, id);
    const body = { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image, version };
    const signed = await caller.call(signProject, { params: { id }, body });
    if (signed.status !== 200) throw new Error(`not signed: ${JSON.stringify(signed.body)}`);
  }
}

/** A signed Carte Brasserie that its dc has sent to the agency. */
export async function submittedOrder(
  site: TestApp,
  change?: (document: ProjectDocument) => ProjectDocument,
): Promise<Order> {
  const draft = await createChrDraft(site, change);
  await signOrder(draft);
  await move(draft.caller, draft.id, 'Agence');
  const { name: siege } = await createUser(site.pool, { role: 'siege' });
  return { ...draft, agency: site.as(draft.agence.name), siege: site.as(siege) };
}

async function joined(
  order: Order,
  type: FileType,
  file: { name: string; content: Buffer },
  fields = {},
): Promise<ProjectFile> {
  const { name } = file;
  const sent = await sendFile(order.agency, order.id, type, file, fields);
  if (sent.status !== 200) throw new Error(`${name} was not joined: ${JSON.stringify(sent.body)}`);
  return sent.body;
}

/** The agency uploads a proof of two pages: beside the present ones, or replacing them. */
export async function joinProof(
  order: Order,
  name = 'bat.pdf',
  { replace = false } = {},
): Promise<ProjectFile> {
  const file = { name, content: await pdfFile(2) };
  return joined(order, 'photo_crea', file, replace ? { remplace: '1' } : {});
}

/** The agency uploads an execution file; one named menu is the exterior menu's. */
export async function joinExecution(order: Order, name = 'execution.pdf'): Promise<ProjectFile> {
  const content = await orderedFile(await readOrder(order.agency, order.id), name);
  return joined(order, 'execution', { name, content });
}

/** In Validation DC, with a proof. */
export async function orderShownToDc(site: TestApp): Promise<Order & { proof: ProjectFile }> {
  const order = await submittedOrder(site);
  const proof = await joinProof(order);
  await move(order.agency, order.id, 'Validation DC');
  return { ...order, proof };
}

/** In Validation Client, with a proof. */
export async function orderShownToClient(site: TestApp): Promise<Order & { proof: ProjectFile }> {
  const order = await submittedOrder(site);
  const proof = await joinProof(order);
  await move(order.agency, order.id, 'Validation Client');
  return { ...order, proof };
}

/** The client approves the current proof on the dc's tablet, which moves a Carte Brasserie to Exécution. */
export async function approve({ caller, id }: Order): Promise<ReplyOf<typeof approveProof>> {
  const { versionCreation: version } = await readOrder(caller, id);
  const body = { version, nom: 'Bertrand Lacombe', qualite: 'Gérant', image: await drawnSignature() };
  const answer = await caller.call(approveProof, { params: { id }, body });
  if (answer.status !== 200) throw new Error(`not approved: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** In Exécution, its proof approved. */
export async function approvedOrder(
  site: TestApp,
  change?: (document: ProjectDocument) => ProjectDocument,
): Promise<Order & { proof: ProjectFile }> {
  const order = await submittedOrder(site, change);
  const proof = await joinProof(order);
  await move(order.agency, order.id, 'Validation Client');
  await approve(order);
  return { ...order, proof };
}

/** Answers with an exterior menu, which requires its own execution file. */
export function withExteriorMenu(document: ProjectDocument): ProjectDocument {
  const menu = {
    impression: 'carte_qrcode_menu',
    nombreExemplaireMenu: '2xA3',
    orientationMenu: 'vertical',
  };
  return { ...document, infocarte: { ...document.infocarte, ...menu } };
}
