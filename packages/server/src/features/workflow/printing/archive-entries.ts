import { Readable } from 'node:stream';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { erasedInWords } from '@ardoise/domain/projects/erased-in-words.ts';
import { extensionOf } from '@ardoise/domain/projects/file-name.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import type { ZipEntry } from '../../../http/stream-zip.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { mayRead } from '../../project/documents/files/file-permissions.ts';
import { type FileRecord, listFilesOf } from '../../project/documents/files/files.repository.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import { drawPng, drawSvg, qrCodeAddress } from '../../project/qr-codes/draw-qr-code.ts';
import { findQrCodeOf } from '../../project/qr-codes/qr-codes.repository.ts';
import type { ArchiveContents } from './archives.repository.ts';
import { folderName, plainName, UniqueNames } from './entry-names.ts';
import { printSheet, sheetsTable, sheetText } from './print-sheet.ts';

/** Source data of a zip. */
export interface ArchiveSources {
  db: Db;
  store: FileStore;
  publicUrl: string;
  /** Called with the files of the zip, before the first byte. */
  onFiles: (files: readonly FileRecord[]) => Promise<void>;
}

/** Already compressed: compressing again takes time without gain. */
const RAW_EXTENSIONS = ['psd', 'tif', 'tiff', 'eps', 'doc', 'xls', 'ppt', 'avi'];
/** Small chunks are garbage-collected with other short-lived objects; large ones only after tens of megabytes. */
const READ_AT_ONCE = 16 * 1024;
const OLDER = 'anciennes-versions';

/**
 * Whether a file is printed: current execution files, the order form; for a Direct Agence the approved proof, which
 * counts as its execution file (specification/statuses.md#execution-file).
 */
function isPrinted(project: StoredProject, file: FileRecord): boolean {
  if (file.superseded || file.retired) return false;
  if (file.file_type === 'photo_crea')
    return KIND_FACTS[project.kind].printsProof && project.approved_version === project.proof_version;
  return file.file_type === 'execution' || file.file_type === 'bon_commande';
}

async function fileEntry(store: FileStore, file: FileRecord, path: string): Promise<ZipEntry> {
  const stored = await store.find(file.sha256);
  // Checked before the first byte: a missing file is an error, instead of a truncated zip.
  if (stored === null) throw new Error(`the bytes of the file ${file.id} are missing`);
  return {
    path,
    modified: new Date(file.t_creation),
    compress: RAW_EXTENSIONS.includes(extensionOf(file.filename)),
    size: file.size,
    open: () => stored.open(undefined, READ_AT_ONCE),
  };
}

function madeEntry(path: string, modified: Date, make: () => Promise<Buffer | string> | string): ZipEntry {
  const compress = !path.endsWith('.png');
  return { path, modified, compress, open: async () => Readable.from([Buffer.from(await make())]) };
}

/** Omitted files, since they were deleted at the end of their retention. */
function erasedText(files: readonly FileRecord[]): string {
  const lines = files.map(({ filename, sha256, erased_at }) =>
    [filename, erasedInWords(erased_at ?? ''), `empreinte SHA-256\u00a0: ${sha256}`].join(', '),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

async function qrCodeEntries(sources: ArchiveSources, project: StoredProject, folder: string) {
  const code = await findQrCodeOf(sources.db, project.id);
  if (code === null) return [];
  const address = qrCodeAddress(sources.publicUrl, code.code);
  const made = new Date(project.t_statut);
  return [
    madeEntry(`${folder}/qr-code.svg`, made, () => drawSvg(address)),
    madeEntry(`${folder}/qr-code.png`, made, () => drawPng(address)),
  ];
}

/** Path of a file within its folder: superseded ones have their own subfolder. */
function placeOf(file: FileRecord, names: UniqueNames): string {
  const extension = extensionOf(file.filename);
  const stem = plainName(extension === '' ? file.filename : file.filename.slice(0, -extension.length - 1));
  const older = file.superseded || file.retired ? `${OLDER}/` : '';
  return names.give(`${older}${stem === '' ? 'fichier' : stem}`, extension === '' ? '' : `.${extension}`);
}

/** The entries of a zip: one folder per project, in the given order; for a printer a sheet each, and a table of them all. */
export async function archiveEntries(
  sources: ArchiveSources,
  actor: Actor,
  contents: ArchiveContents,
  projects: readonly StoredProject[],
): Promise<ZipEntry[]> {
  const nameOf = await displayNames(sources.db);
  const now = new Date();
  const folders = new UniqueNames();
  const entries: ZipEntry[] = [];
  const sheets: Parameters<typeof sheetsTable>[0][number][] = [];
  for (const project of projects) {
    const folder = folders.give(folderName(project.n_outlet, project.name_projet));
    const names = new UniqueNames();
    const readable = (await listFilesOf(sources.db, project.id)).filter((file) => mayRead(actor, file));
    const chosen = readable.filter((file) => contents === 'documents' || isPrinted(project, file));
    const erased = chosen.filter((file) => file.erased_at !== null);
    if (erased.length > 0)
      entries.push(madeEntry(`${folder}/documents-effaces.txt`, now, () => erasedText(erased)));
    const present = chosen.filter((one) => one.erased_at === null);
    await sources.onFiles(present);
    for (const file of present)
      entries.push(await fileEntry(sources.store, file, `${folder}/${placeOf(file, names)}`));
    entries.push(...(await qrCodeEntries(sources, project, folder)));
    if (contents === 'documents') continue;
    const sheet = printSheet(project, nameOf);
    sheets.push({ folder, sheet });
    entries.push(madeEntry(`${folder}/fiche-impression.txt`, now, () => sheetText(sheet)));
  }
  if (sheets.length > 1) entries.unshift(madeEntry('lot-impression.csv', now, () => sheetsTable(sheets)));
  return entries;
}
