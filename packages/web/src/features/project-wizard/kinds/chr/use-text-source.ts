import { useWizardSession } from '../../session/wizard-session.ts';

/** Changes the source of the text; photos and address are kept for a change of mind. */
export function useTextSource() {
  const { present, put } = useWizardSession();
  const change = (hasFichierTexte: 'oui' | 'non') => {
    const { pdv, contenu_fichier_texte: text } = present();
    const emailCLient = text?.emailCLient ?? pdv?.emailCLient ?? '';
    put('contenu_fichier_texte', {
      ...text,
      hasFichierTexte,
      ...(hasFichierTexte === 'oui' ? { emailCLient } : {}),
    });
  };
  return { ask: () => change('oui'), photograph: () => change('non') };
}
