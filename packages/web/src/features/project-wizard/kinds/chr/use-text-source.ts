import { useWizardSession } from '../../session/wizard-session.ts';

/**
 * Says where the text of the card comes from; photos, file, lines and address are kept for a change of mind. `first`
 * leaves an answer that was given before.
 */
export function useTextSource() {
  const { present, put } = useWizardSession();
  const change = (hasFichierTexte: 'oui' | 'non', { first = false } = {}) => {
    const { pdv, contenu_fichier_texte: text } = present();
    if (first && text?.hasFichierTexte) return;
    const emailCLient = text?.emailCLient ?? pdv?.emailCLient ?? '';
    put('contenu_fichier_texte', {
      ...text,
      hasFichierTexte,
      ...(hasFichierTexte === 'oui' ? { emailCLient } : {}),
    });
  };
  return {
    ask: () => change('oui'),
    photograph: () => change('non'),
    /** A file or a pasted text: the answer is 'oui', unless there is one. */
    bring: () => change('oui', { first: true }),
    write: () => change('non', { first: true }),
  };
}
