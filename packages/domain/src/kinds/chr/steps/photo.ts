import { attachmentLabel, contentLine, NO_FILES } from '../../../wizards/fields/attachment-words.ts';
import type { Condition, FieldGroup } from '../../../wizards/fields/field.ts';
import { fieldLines } from '../../../wizards/fields/field-lines.ts';
import { CONTENT_NAMES, CONTENT_PHOTOS } from '../../../wizards/fields/photos.ts';
import { repeatingStep } from '../../../wizards/repeating-step.ts';
import type { WizardProject } from '../../../wizards/wizard-project.ts';

const withFile =
  (answer: 'oui' | 'non'): Condition<WizardProject> =>
  ({ contenu_fichier_texte: texte }) =>
    texte?.hasFichierTexte === answer;

const PRESENT_CARD: readonly FieldGroup[] = [
  {
    fields: [
      {
        path: 'contenu_fichier_texte.hasFichierTexte',
        kind: 'yes-no',
        label: 'Le texte existe dans un fichier',
        required: 'Veuillez choisir une option',
        options: [
          { value: 'oui', label: 'Oui', hint: 'On le demande par un lien' },
          { value: 'non', label: 'Non', hint: 'On joint des photos ou un PDF' },
        ],
        line: 'Fichier texte',
      },
      {
        path: 'contenu_fichier_texte.emailCLient',
        kind: 'email',
        label: 'E-mail du destinataire',
        help: 'Un lien à usage unique lui permet de déposer le fichier\u00a0: .doc, .ppt ou .xls.',
        applies: withFile('oui'),
        required: 'Email destinataire obligatoire',
        line: 'Demandé à',
      },
      {
        path: 'contenu',
        kind: 'photos',
        label: 'Photo',
        applies: withFile('non'),
        required: 'Veuillez joindre au moins un fichier',
        shape: CONTENT_PHOTOS,
        files: 'photo_carte',
        only: true,
        drop: 'Photos et PDF de la carte actuelle',
        note: 'Modification à faire',
        line: false,
      },
    ],
  },
];

/** The present card: a text file requested by a single-use link, or photos and PDF with post-its. */
export const photo = repeatingStep({
  path: 'photo',
  tab: 'photo',
  title: 'Avez-vous le texte de la carte\u00a0?',
  short: 'Photo de la carte',
  groups: PRESENT_CARD,
  list: 'contenu',
  entriesOf: ({ contenu_fichier_texte: texte, contenu = [] }) =>
    texte?.hasFichierTexte === 'non' ? contenu : [],
  label: ({ filename }, rank) => attachmentLabel(filename, rank),
  noun: 'Photo',
  entryNames: CONTENT_NAMES,
  none: NO_FILES,
  summary: (project, ofEntries) => [
    ...fieldLines(PRESENT_CARD, project, project),
    ...(withFile('non')(project, project) ? ofEntries : []),
  ],
  entrySummary: contentLine,
});
