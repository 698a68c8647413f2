import { Refusal } from '@ardoise/domain/base/errors.ts';
import { OBJECT_ID } from '@ardoise/domain/base/object-id.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { type AttachedFile, attachedFiles } from '@ardoise/domain/projects/attached-files.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { fileNoun } from '@ardoise/domain/projects/shown-file-name.ts';
import { attachedFileNames } from '@ardoise/domain/wizards/fields/attachment-words.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { everReceived } from '../documents/files/files.repository.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';

function notYetHere(files: readonly AttachedFile[]): string {
  const arePhotos = files.every(({ filename }) => fileNoun(filename) === 'Photo');
  const arrived = arePhotos ? 'arrivée' : 'arrivé';
  const noun = arePhotos ? 'photo' : 'fichier';
  const count =
    files.length === 1
      ? `1\u00a0${noun} n’est pas encore ${arrived}`
      : `${files.length}\u00a0${noun}s ne sont pas encore ${arrived}s`;
  return `${count}\u00a0: l’envoi part de l’appareil dès qu’il a du réseau. À défaut, supprimez de la liste ce qui manque.`;
}

function noLongerHere(document: ProjectDocument, { photo }: AttachedFile): string {
  const name = attachedFileNames(document).get(photo) ?? 'Ce fichier';
  return `«\u00a0${name}\u00a0» n’est plus parmi les fichiers du projet\u00a0: supprimez-le de la liste, ou joignez-le à nouveau.`;
}

/**
 * The files that the order references must exist, since the signatures cover their bytes. A device saves the entries of
 * its photos before it sends them: those that never arrived are counted, one that was deleted is named.
 * @throws Refusal GARDE
 */
export async function refuseAbsentFiles(tx: Transaction, project: StoredProject): Promise<void> {
  const document = documentOf(project);
  const attached = attachedFiles(document);
  if (attached.length === 0) return;
  const received = await everReceived(tx, project.id);
  const absent = attached.filter(({ photo }) => received.get(photo) !== 'present');
  const [first] = absent;
  if (first === undefined) return;
  const onTheirWay = absent.filter(({ photo }) => OBJECT_ID.test(photo) && !received.has(photo));
  const message = onTheirWay.length > 0 ? notYetHere(onTheirWay) : noLongerHere(document, first);
  const places = onTheirWay.length > 0 ? onTheirWay : [first];
  throw new Refusal('GARDE', {
    message,
    champs: [...new Set(places.map(({ chemin }) => chemin))].map((chemin) => ({ chemin, message })),
    etat: { step: KIND_FACTS[project.kind].fileStep },
  });
}
