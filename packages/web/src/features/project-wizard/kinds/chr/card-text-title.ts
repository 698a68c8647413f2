import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { counted } from '../../../../components/format-number.ts';

/** The question of the photo step as far as it is answered; undefined for that of the step. */
export function cardTextTitle({
  contenu_fichier_texte: text,
  contenu = [],
}: WizardProject): string | undefined {
  if (text?.hasFichierTexte === 'oui') return 'À qui demander le texte\u00a0?';
  return contenu.length > 0 ? `La carte actuelle, ${counted(contenu.length, 'photo', 'photos')}` : undefined;
}
