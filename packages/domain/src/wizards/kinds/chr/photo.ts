import { attachmentLabel, contentLine, NO_FILES } from '../../fields/attachment-words.ts';
import { repeatingStep } from '../../repeating-step.ts';
import { holds, oneOf, requiredEmail, YES_NO } from '../../rules.ts';
import { line } from '../../summary-lines.ts';

/** The present card: a text file asked of somebody by a single-use link, or photos and PDF with post-its. */
export const photo = repeatingStep({
  path: 'photo',
  tab: 'photo',
  title: 'Avez-vous le texte de la carte\u00a0?',
  short: 'Photo de la carte',
  list: 'contenu',
  entriesOf: ({ contenu_fichier_texte: texte, contenu = [] }) =>
    texte?.hasFichierTexte === 'non' ? contenu : [],
  label: ({ filename }, rank) => attachmentLabel(filename, rank),
  entryProblems: () => [],
  problems: ({ contenu_fichier_texte: texte, contenu = [] }) => [
    ...oneOf(
      'contenu_fichier_texte.hasFichierTexte',
      texte?.hasFichierTexte,
      YES_NO,
      'Veuillez choisir une option',
    ),
    ...(texte?.hasFichierTexte === 'oui'
      ? requiredEmail(
          'contenu_fichier_texte.emailCLient',
          texte.emailCLient,
          'Email destinataire obligatoire',
        )
      : []),
    ...(texte?.hasFichierTexte === 'non'
      ? holds('contenu', contenu.length > 0, 'Veuillez joindre au moins un fichier')
      : []),
  ],
  none: NO_FILES,
  summary: ({ contenu_fichier_texte: texte }, ofEntries) => [
    line('Fichier texte', texte?.hasFichierTexte),
    ...(texte?.hasFichierTexte === 'oui' ? [line('Demandé à', texte.emailCLient)] : []),
    ...(texte?.hasFichierTexte === 'non' ? ofEntries : []),
  ],
  entrySummary: contentLine,
});
