import { withEntryIds } from '@ardoise/domain/projects/entries.ts';
import {
  DOCUMENT_PARTS,
  type DocumentPart,
  type ProjectDocument,
  poseAnswers,
} from '@ardoise/domain/projects/project.ts';
import { sameContent } from '../../../components/same-content.ts';

/** Extracts the document of a project, each entry with its id. */
export function documentOf(project: ProjectDocument): ProjectDocument {
  const document: ProjectDocument = Object.fromEntries(
    DOCUMENT_PARTS.flatMap((part) => (project[part] === undefined ? [] : [[part, project[part]]])),
  );
  return withEntryIds(
    document.pose === undefined ? document : { ...document, pose: poseAnswers(document.pose) },
  );
}

/** The parts that differ from the server's. */
export function changedParts(base: ProjectDocument, current: ProjectDocument): DocumentPart[] {
  return DOCUMENT_PARTS.filter((part) => !sameContent(base[part], current[part]));
}

function emptied(part: ProjectDocument[DocumentPart]): ProjectDocument[DocumentPart] {
  if (typeof part === 'string') return '';
  if (typeof part === 'boolean') return false;
  return Array.isArray(part) ? [] : {};
}

/** The body of a save: changed parts only. A cleared one is sent empty, since an omitted part stays. */
export function partsToSend(base: ProjectDocument, current: ProjectDocument): ProjectDocument {
  return Object.fromEntries(
    changedParts(base, current).map((part) => [part, current[part] ?? emptied(base[part])]),
  );
}
