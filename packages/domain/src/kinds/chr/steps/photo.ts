import { hasCardPhotos, hasTextOrFile } from '../../../projects/has-card-text.ts';
import type { Condition, Field, FieldGroup, PhotosField } from '../../../wizards/field.ts';
import { attachmentLabel, contentLine, NO_FILES } from '../../../wizards/fields/attachment-words.ts';
import { fieldLines } from '../../../wizards/fields/field-lines.ts';
import { CONTENT_NAMES, CONTENT_PHOTOS } from '../../../wizards/photos.ts';
import { repeatingStep } from '../../../wizards/repeating-step.ts';
import type { WizardProject } from '../../../wizards/wizard-project.ts';
import { CARD_TEXT } from './card-text.ts';

const withFile =
  (answer: 'oui' | 'non'): Condition<WizardProject> =>
  ({ contenu_fichier_texte: texte }) =>
    texte?.hasFichierTexte === answer;

/** Whether it is sent as a file; on the screen one of two acts answers it. */
export const HAS_TEXT_FILE: Field = {
  path: 'contenu_fichier_texte.hasFichierTexte',
  kind: 'yes-no',
  label: 'Le texte existe dans un fichier',
  required: 'Veuillez choisir une option',
  line: 'Fichier texte',
};

/** Recipient of the request; the owner's address is proposed. */
export const CARD_TEXT_MAIL: Field = {
  path: 'contenu_fichier_texte.emailCLient',
  kind: 'email',
  label: 'E-mail du destinataire',
  help: 'Celui du client, sauf si vous le changez. L’e-mail part quand vous passez à la suite.',
  applies: withFile('oui'),
  required: 'Email destinataire obligatoire',
  line: 'Demandé à',
};

/** Whether photos are what there is of the card, or are still to be taken. */
const isPhotographed = (project: WizardProject): boolean =>
  (project.contenu ?? []).length > 0 || !hasTextOrFile(project);

/** Once the question is answered: beside a text that is here, or alone. */
const photosAreShown: Condition<WizardProject> = (project) =>
  Boolean(project.contenu_fichier_texte?.hasFichierTexte) && hasCardPhotos(project);

/** Photos of the card as it is. */
export const CARD_PHOTOS: PhotosField<WizardProject> = {
  path: 'contenu',
  kind: 'photos',
  label: 'Photo',
  applies: photosAreShown,
  rule: (_scope, project) =>
    isPhotographed(project) && (project.contenu ?? []).length === 0
      ? [{ chemin: 'contenu', message: 'Veuillez joindre au moins un fichier' }]
      : [],
  shape: CONTENT_PHOTOS,
  files: 'photo_carte',
  only: true,
  legible: true,
  drop: 'Photos et PDF de la carte actuelle',
  note: 'Modification à faire',
  line: { printedOn: 'entries' },
};

const PRESENT_CARD: readonly FieldGroup[] = [
  { fields: [HAS_TEXT_FILE, CARD_TEXT_MAIL, CARD_PHOTOS] },
  CARD_TEXT,
];

/**
 * The present card: its text, from a file that is here or requested by a single-use link, pasted or typed; or photos and
 * PDF with post-its.
 */
export const photo = repeatingStep({
  path: 'photo',
  tab: 'photo',
  title: 'Que dit la carte aujourd’hui\u00a0?',
  short: 'Photo de la carte',
  groups: PRESENT_CARD,
  list: 'contenu',
  entriesOf: (project) => (photosAreShown(project, project) ? (project.contenu ?? []) : []),
  label: ({ filename }, rank) => attachmentLabel(filename, rank),
  noun: 'Photo',
  entryNames: CONTENT_NAMES,
  none: NO_FILES,
  summary: (project, ofEntries) => [
    ...fieldLines(PRESENT_CARD, project, project),
    ...(photosAreShown(project, project) && isPhotographed(project) ? ofEntries : []),
  ],
  entrySummary: contentLine,
});
