import { ChoiceCards } from '../../../../components/ChoiceCards.tsx';
import { useWizardSession } from '../../wizard-session.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { CardPhotos } from './CardPhotos.tsx';
import { TextFileRequest } from './TextFileRequest.tsx';

/** The present card: its text asked of somebody, or photos and PDF of it. */
export function Photo() {
  const { form, current } = useWizardSession();
  const answer = current.contenu_fichier_texte?.hasFichierTexte;
  return (
    <div className="photo-step">
      <ChoiceCards
        control={form.control}
        name="contenu_fichier_texte.hasFichierTexte"
        label={FIELD_LABELS['contenu_fichier_texte.hasFichierTexte']}
        options={[
          { value: 'oui', label: 'Oui', hint: 'On le demande par un lien' },
          { value: 'non', label: 'Non', hint: 'On joint des photos ou un PDF' },
        ]}
      />
      {answer === 'oui' && <TextFileRequest />}
      {answer === 'non' && <CardPhotos />}
    </div>
  );
}
