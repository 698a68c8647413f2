import { createHash } from 'node:crypto';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Transaction } from '@ardoise/server/db/transaction.ts';
import { holdBlobs } from '@ardoise/server/features/project/documents/files/files.repository.ts';
import { documentOf } from '@ardoise/server/features/project/projects/project-record.ts';
import { ensureQrCode } from '@ardoise/server/features/project/qr-codes/qr-codes.repository.ts';
import type { FileStore } from '@ardoise/server/storage/file-store.ts';
import {
  bindDemoClients,
  type DemoUserRow,
  insertDemoApprovals,
  insertDemoFiles,
  insertDemoHistory,
  insertDemoNotes,
  insertDemoProjects,
  insertDemoProofs,
  insertDemoScans,
  insertDemoSignatures,
  insertDemoUsers,
  refreshDemoTraces,
  setDemoTargets,
} from '../seed/demo.repository.ts';
import type { DemoProject } from './build-demo-project.ts';
import { demoProjects } from './demo-projects.ts';
import { signaturePicture } from './handwriting.ts';
import type { MadeFile, MadeLine } from './life.ts';
import { demoPhotos } from './photos.ts';
import { drawProofSheet } from './proof-sheet.ts';
import { demoScans } from './qr-scans.ts';
import { signDrawings } from './sign-drawings.ts';

type Row = Record<string, unknown>;

/** The hash of a proof: that of its files' sorted hashes (specification/proofs-and-approvals.md#proof). */
function proofHash(files: readonly string[]): string {
  return `\\x${createHash('sha256').update(files.toSorted().join('\n')).digest('hex')}`;
}

function projectRow({ project: { doc, ...columns } }: DemoProject): Row {
  return { ...columns, doc: JSON.parse(doc) as ProjectDocument };
}

/** History lines of withdrawn approvals, each after its cause. */
function withdrawalLines({ project, history, approvals }: DemoProject): MadeLine[] {
  return approvals.flatMap(({ version, withdrawn, signedBy }) => {
    if (withdrawn === null) return [];
    const { at, why } = withdrawn;
    const last = history.findLast((line) => line.at <= at);
    const statut = last?.to ?? project.statut;
    return {
      projectId: project.id,
      nature: 'retrait',
      from: statut,
      to: statut,
      target: 'retraitAccord',
      resp: last?.resp ?? signedBy,
      comment: why,
      forced: false,
      basedOn: last?.basedOn ?? 0,
      at,
      agreedVersion: version,
    };
  });
}

function historyRows(project: DemoProject): Row[] {
  return [...project.history, ...withdrawalLines(project)].map((line) => ({
    project_id: line.projectId,
    nature: line.nature,
    statut_dep: line.from,
    statut_arr: line.to,
    target: line.target,
    resp: line.resp,
    comment: line.comment,
    forced: line.forced,
    based_on: line.basedOn,
    t_creation: line.at,
    causes: line.causes ?? [],
    agreed_version: line.agreedVersion ?? null,
  }));
}

function fileRows({ project, files }: DemoProject): Row[] {
  return files.map(({ id, type, filename, photo, by, at }) => ({
    id,
    project_id: project.id,
    sha256: `\\x${photo.sha256}`,
    size: photo.bytes.length,
    mime: 'image/jpeg',
    filename,
    file_type: type,
    width: photo.width,
    height: photo.height,
    dpi: photo.dpi,
    retired: false,
    superseded: false,
    uploaded_by: by,
    frozen: project.client_signed && (project.dc_signed || project.kind === 'PDA'),
    t_creation: at,
  }));
}

function signatureRows({ project, signatures }: DemoProject, pictures: ReadonlyMap<string, string>): Row[] {
  return signatures.map(({ contentHash, signedBy, at, ...signature }) => ({
    ...signature,
    project_id: project.id,
    mode: 'trace',
    image: pictures.get(signature.nom),
    content_hash: `\\x${contentHash}`,
    signed_by: signedBy,
    t_signature: at,
  }));
}

/** A file of the agency, with its bytes. */
interface DrawnFile {
  file: MadeFile;
  project: DemoProject['project'];
  sha256: string;
  size: number;
}

/** Concurrency: each write waits for the disk while the next is drawn. */
const AT_ONCE = 16;

async function drawMadeFile(store: FileStore, project: DemoProject['project'], file: MadeFile) {
  const incoming = await store.receiveBytes(await drawProofSheet(file.sheet));
  await store.keep(incoming);
  return { file, project, sha256: incoming.sha256, size: incoming.size };
}

async function drawMadeFiles(store: FileStore, projects: readonly DemoProject[]): Promise<DrawnFile[]> {
  const asked = projects.flatMap(({ project, made }) => made.map((file) => ({ project, file })));
  const drawn: DrawnFile[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const batch = asked.slice(from, from + AT_ONCE);
    drawn.push(...(await Promise.all(batch.map(({ project, file }) => drawMadeFile(store, project, file)))));
  }
  return drawn;
}

function madeRow({ file, project, sha256, size }: DrawnFile): Row {
  return {
    id: file.id,
    project_id: project.id,
    sha256: `\\x${sha256}`,
    size,
    mime: 'application/pdf',
    filename: file.filename,
    file_type: file.type,
    pages: 1,
    uploaded_by: file.by,
    frozen: file.frozen,
    retired: file.retired,
    superseded: file.superseded,
    t_creation: file.at,
  };
}

interface ProofRow extends Row {
  project_id: string;
  version: number;
  hash: string;
}

function proofRows(drawn: readonly DrawnFile[]): ProofRow[] {
  return drawn.flatMap(({ file, project, sha256 }) =>
    file.version === null
      ? []
      : [
          {
            project_id: project.id,
            version: file.version,
            hash: proofHash([sha256]),
            made_by: file.by,
            t_creation: file.at,
            sent_at: file.sentAt,
            file_id: file.id,
          },
        ],
  );
}

function approvalRows(
  { project, approvals }: DemoProject,
  proofs: readonly ProofRow[],
  pictures: ReadonlyMap<string, string>,
): Row[] {
  return approvals.map(({ signedBy, at, withdrawn, ...approval }) => ({
    ...approval,
    project_id: project.id,
    hash: proofs.find((proof) => proof.project_id === project.id && proof.version === approval.version)?.hash,
    mode: 'trace',
    image: pictures.get(approval.nom),
    signed_by: signedBy,
    t_approval: at,
    withdrawn_at: withdrawn?.at ?? null,
    withdrawn_why: withdrawn?.why ?? null,
  }));
}

function noteRows({ project, notes }: DemoProject): Row[] {
  return notes.map(({ fileId, authorName, at, replies, ...note }) => ({
    ...note,
    project_id: project.id,
    file_id: fileId,
    page: 1,
    author_name: authorName,
    t_creation: at,
    replies: replies.map(({ at: t_creation, ...reply }) => ({ ...reply, t_creation })),
  }));
}

/** Each person has one deterministic signature, drawn once. */
async function drawSignatures(projects: DemoProject[]): Promise<Map<string, string>> {
  const signers = new Set(
    projects.flatMap(({ signatures, approvals }) => [...signatures, ...approvals].map(({ nom }) => nom)),
  );
  const drawn = [...signers].map(
    async (nom) => [nom, `\\x${(await signaturePicture(nom)).toString('hex')}`] as const,
  );
  return new Map(await Promise.all(drawn));
}

function asksForQrCode({ project }: DemoProject): boolean {
  return documentOf(project).infocarte?.qrcode === 'oui';
}

/** The accounts that the first send of a Direct Agence created for its client: an invitation lets them choose a password. */
function clientsOf(projects: readonly DemoProject[]): DemoUserRow[] {
  const invited = projects.filter(({ project }) => project.kind === 'PDA' && project.entered_client);
  const accounts = new Map(invited.map(({ client }) => [client.name, client]));
  return [...accounts.values()].map((account) => ({ ...account, password_hash: null }));
}

/** Loads the projects with their history, photographs, signatures and QR codes. */
export async function loadProjects(tx: Transaction, store: FileStore, now: Date): Promise<void> {
  const photos = await demoPhotos();
  await holdBlobs(tx);
  for (const photo of new Set(Object.values(photos).flat()))
    await store.keep(await store.receiveBytes(photo.bytes));
  const projects = await signDrawings(store, demoProjects(now, photos));
  await insertDemoUsers(tx, clientsOf(projects));
  await insertDemoProjects(tx, projects.map(projectRow));
  await bindDemoClients(tx);
  await insertDemoFiles(tx, projects.flatMap(fileRows));
  const pictures = await drawSignatures(projects);
  await insertDemoSignatures(
    tx,
    projects.flatMap((project) => signatureRows(project, pictures)),
  );
  const drawn = await drawMadeFiles(store, projects);
  const proofs = proofRows(drawn);
  await insertDemoFiles(tx, drawn.map(madeRow));
  await insertDemoProofs(tx, proofs);
  await insertDemoApprovals(
    tx,
    projects.flatMap((project) => approvalRows(project, proofs, pictures)),
  );
  await insertDemoHistory(tx, projects.flatMap(historyRows));
  await insertDemoNotes(tx, projects.flatMap(noteRows));
  await refreshDemoTraces(tx);
  const coded = projects.filter(asksForQrCode);
  for (const { project } of coded) await ensureQrCode(tx, project.id);
  const { scans, targets } = demoScans(coded, now);
  await insertDemoScans(tx, scans);
  const cards = new Map(drawn.map(({ project, sha256 }) => [project.id, { sha256, name: 'la-carte.pdf' }]));
  await setDemoTargets(
    tx,
    targets.map((target) => ({ ...target, card: cards.get(target.project_id) ?? null })),
  );
}
