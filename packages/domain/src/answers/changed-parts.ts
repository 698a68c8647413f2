import { cardChanges } from '../card-text/card-changes.ts';
import { withoutEmptyLines } from '../card-text/empty-lines.ts';
import type { BodyOf } from '../contract/call.ts';
import type { saveProject } from '../contract/projects.ts';
import { withEntryIds } from '../projects/entries.ts';
import { DOCUMENT_PARTS, type DocumentPart, type ProjectDocument, poseAnswers } from '../projects/project.ts';
import { sameContent } from './same-content.ts';

/** Extracts the document of a project, each entry with its id. */
export function documentOf(project: ProjectDocument): ProjectDocument {
  const document: ProjectDocument = Object.fromEntries(
    DOCUMENT_PARTS.flatMap((part) => (project[part] === undefined ? [] : [[part, project[part]]])),
  );
  return withEntryIds(
    document.pose === undefined ? document : { ...document, pose: poseAnswers(document.pose) },
  );
}

/** The parts that differ from the server's; what is not written yet of a card's text is no difference. */
export function changedParts(base: ProjectDocument, current: ProjectDocument): DocumentPart[] {
  const written = withoutEmptyLines(current);
  return DOCUMENT_PARTS.filter((part) => !sameContent(base[part], written[part]));
}

function emptied(part: ProjectDocument[DocumentPart]): ProjectDocument[DocumentPart] {
  if (typeof part === 'string') return '';
  if (typeof part === 'boolean') return false;
  return Array.isArray(part) ? [] : {};
}

/** Saved line by line. */
const CARD_PARTS: readonly DocumentPart[] = ['texteCarte', 'lectureCarte'];

type SentParts = ProjectDocument & Pick<BodyOf<typeof saveProject>, 'changementsCarte'>;

/**
 * The body of a save: changed parts only, of a card's text its changed lines. A cleared part is sent empty, since an
 * omitted one stays.
 */
export function partsToSend(base: ProjectDocument, current: ProjectDocument): SentParts {
  const written = withoutEmptyLines(current);
  const parts = changedParts(base, written);
  const whole = parts.filter((part) => !CARD_PARTS.includes(part));
  const changementsCarte =
    whole.length === parts.length ? undefined : cardChanges(base, written, sameContent);
  return {
    ...Object.fromEntries(whole.map((part) => [part, written[part] ?? emptied(base[part])])),
    ...(changementsCarte === undefined ? {} : { changementsCarte }),
  };
}
