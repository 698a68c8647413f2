import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { FileStore } from '../../features/files/file-store.ts';
import { holdBlobs } from '../../features/files/files.repository.ts';
import { ensureQrCode } from '../../features/qr-codes/qr-codes.repository.ts';
import {
  insertDemoFiles,
  insertDemoHistory,
  insertDemoProjects,
  insertDemoSignatures,
  refreshDemoTraces,
} from '../demo.repository.ts';
import type { DemoProject } from './build-demo-project.ts';
import { cardPhotos } from './card-photos.ts';
import { demoProjects } from './demo-projects.ts';
import { signaturePicture } from './handwriting.ts';

type Row = Record<string, unknown>;

function projectRow({ project: { doc, ...columns } }: DemoProject): Row {
  return { ...columns, doc: JSON.parse(doc) as ProjectDocument };
}

function historyRows({ history }: DemoProject): Row[] {
  return history.map(({ projectId, from, to, basedOn, at, ...entry }) => ({
    ...entry,
    project_id: projectId,
    statut_dep: from,
    statut_arr: to,
    based_on: basedOn,
    t_creation: at,
  }));
}

function fileRows({ project, files }: DemoProject): Row[] {
  return files.map(({ id, filename, photo, at }) => ({
    id,
    project_id: project.id,
    sha256: `\\x${photo.sha256}`,
    size: photo.bytes.length,
    mime: 'image/jpeg',
    filename,
    file_type: 'photo_carte',
    width: photo.width,
    height: photo.height,
    dpi: photo.dpi,
    uploaded_by: project.dc,
    frozen: project.client_signed && project.dc_signed,
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

/** Everybody signs the same way every time: a picture is drawn once a person. */
async function drawSignatures(projects: DemoProject[]): Promise<Map<string, string>> {
  const signers = new Set(projects.flatMap(({ signatures }) => signatures.map(({ nom }) => nom)));
  const drawn = [...signers].map(
    async (nom) => [nom, `\\x${(await signaturePicture(nom)).toString('hex')}`] as const,
  );
  return new Map(await Promise.all(drawn));
}

function asksForQrCode({ project }: DemoProject): boolean {
  return (JSON.parse(project.doc) as ProjectDocument).infocarte?.qrcode === 'oui';
}

/** Loads the projects with their history, photographs, signatures and QR codes. */
export async function loadProjects(tx: Transaction, store: FileStore, now: Date): Promise<void> {
  const photos = await cardPhotos();
  await holdBlobs(tx);
  for (const photo of photos) await store.keep(await store.receiveBytes(photo.bytes));
  const projects = demoProjects(now, photos);
  await insertDemoProjects(tx, projects.map(projectRow));
  await insertDemoHistory(tx, projects.flatMap(historyRows));
  await insertDemoFiles(tx, projects.flatMap(fileRows));
  const pictures = await drawSignatures(projects);
  await insertDemoSignatures(
    tx,
    projects.flatMap((project) => signatureRows(project, pictures)),
  );
  await refreshDemoTraces(tx);
  for (const project of projects) if (asksForQrCode(project)) await ensureQrCode(tx, project.project.id);
}
