import type { LegalMention } from '@ardoise/domain/catalogue/legal-mention.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { answersInWords } from '@ardoise/domain/kinds/answers-in-words.ts';
import type { KindDrawings } from '@ardoise/domain/kinds/kind.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { chaptersOf, type SummarySection, summarise } from '@ardoise/domain/kinds/signed-summary.ts';
import { cardChanges } from '@ardoise/domain/new-prices/card-changes.ts';
import { COVERED_FILE_TYPES } from '@ardoise/domain/projects/file-types.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { attachedFileNames } from '@ardoise/domain/wizards/fields/attachment-words.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { readCatalogueItems } from '../../base/catalogue/catalogue.repository.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { type FileRecord, listFilesOf } from '../documents/files/files.repository.ts';
import { signedDrawingsOf } from '../drawings/signed-drawings.ts';
import { signedPictures } from '../drawings/signed-pictures.ts';
import { findFormerCard } from '../projects/former-cards.repository.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import { type SignatureRecord, signedFileHashes } from '../projects/signatures.repository.ts';
import { changedAnswers } from './compare-sections.ts';
import { freezeDocument } from './freeze-document.ts';
import { cataloguePrints, photoPrints } from './printed-pictures.ts';

function summarised({ type, agence }: StoredProject, document: ProjectDocument): WizardProject {
  return { ...document, type, agence };
}

function sectionsOf(project: StoredProject, document: ProjectDocument): SummarySection[] {
  return summarise(KINDS[project.kind].wizard, summarised(project, document));
}

/** Content of the head of a project's document. */
export function headOf(project: StoredProject, nameOf: (username: string | null) => string) {
  return {
    nameProjet: project.name_projet,
    numProjet: project.num_projet,
    type: project.type,
    nomDc: nameOf(project.dc),
    nomAgence: nameOf(project.agence),
  };
}

function printed(signature: SignatureRecord) {
  return { ...signature, empreinte: signature.content_hash.toString('hex') };
}

/** Files covered by the signatures, oldest first. */
async function coveredFiles(tx: Transaction, projectId: string): Promise<FileRecord[]> {
  const files = await listFilesOf(tx, projectId);
  return files
    .filter((file) => COVERED_FILE_TYPES.includes(file.file_type) && !file.received_after_signature)
    .reverse();
}

/** Files with their labels in the order, and their hashes as they were signed: a device signs the bytes that it sends. */
async function namedFiles(tx: Transaction, files: readonly FileRecord[], project: StoredProject) {
  const names = attachedFileNames(documentOf(project));
  const signed = await signedFileHashes(tx, project.id);
  return files.map(({ id, filename, sha256 }) => ({
    name: names.get(id) ?? shownFileName(filename),
    empreinte: signed.get(id) ?? sha256,
  }));
}

/**
 * Prints the order form of a project after its last signature and freezes it among its documents, in the same
 * transaction (specification/signatures.md#order-form). `by` is the last signer's username; the project's row must be
 * locked.
 */
export async function issueOrderForm(
  tx: Transaction,
  store: FileStore,
  project: StoredProject,
  signatures: readonly SignatureRecord[],
  by: string,
): Promise<FileRecord> {
  const { renderOrderForm } = await import('./render-order-form.ts');
  const { legalMentions } = KIND_FACTS[project.kind];
  const head = headOf(project, await displayNames(tx));
  const { note }: KindDrawings = KINDS[project.kind].drawings;
  const mentions = legalMentions ? await readCatalogueItems<LegalMention>(tx, 'mentions') : [];
  const document = documentOf(project);
  // A device's clock may be days off.
  const moments = signatures.map(({ t_signature, received_at }) => Date.parse(received_at ?? t_signature));
  const issuedAt = new Date(Math.max(...moments));
  const drawings = (await signedDrawingsOf(tx, project.id)) ?? [];
  const files = await coveredFiles(tx, project.id);
  const chapters = chaptersOf(KINDS[project.kind].wizard, summarised(project, document));
  const former = await findFormerCard(tx, project);
  const order = await renderOrderForm({
    ...head,
    changes:
      former === null ? undefined : cardChanges(former, document, answersInWords(project.type, document)),
    chapters,
    prints: await cataloguePrints(store, chapters),
    mentions: mentions.map(({ texte }) => texte),
    drawings,
    pictures: await signedPictures(store, drawings),
    drawingNote: note?.(head.nomAgence),
    photos: await photoPrints(store, document, files),
    files: await namedFiles(tx, files, project),
    signatures: signatures.map((signature) => ({ ...printed(signature), begun: project.t_creation })),
    issuedAt,
  });
  return freezeDocument(tx, store, project, {
    type: 'bon_commande',
    name: project.num_projet,
    printed: order,
    by,
    at: issuedAt,
  });
}

/** A change of a signed order by head office. */
export interface AmendedOrder {
  before: ProjectDocument;
  after: ProjectDocument;
  comment: string;
  /** Username. */
  by: string;
  at: Date;
}

/**
 * Prints what head office changed in a signed order and freezes it beside the order form
 * (specification/signatures.md#amendments). The project's row must be locked.
 */
export async function issueAmendment(
  tx: Transaction,
  store: FileStore,
  project: StoredProject,
  signatures: readonly SignatureRecord[],
  { before, after, comment, by, at }: AmendedOrder,
): Promise<FileRecord> {
  const { renderAmendment } = await import('./render-amendment.ts');
  const nameOf = await displayNames(tx);
  const page = await renderAmendment({
    ...headOf(project, nameOf),
    author: nameOf(by),
    comment,
    amendedAt: at,
    changes: changedAnswers(sectionsOf(project, before), sectionsOf(project, after)),
    signatures: signatures.map(printed),
  });
  return freezeDocument(tx, store, project, {
    type: 'bon_commande',
    name: `modification-${project.num_projet}`,
    printed: page,
    by,
    at,
  });
}
