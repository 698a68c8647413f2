import { isDraft } from '@ardoise/domain/rules/moves.ts';
import { RadioCards } from '../../fields/RadioCards.tsx';
import { useWizardSession } from '../../session/wizard-session.ts';

/** Who fills the rest: the client on their account, or both together on this device (`surPlace`). */
export function HowToGoOn() {
  const { current, project, put } = useWizardSession();
  if (!isDraft(project.statut)) return null;
  const address = current.pdv?.emailCLient?.trim();
  return (
    <section className="group">
      <RadioCards
        chemin="surPlace"
        question="Et maintenant&nbsp;?"
        options={[
          {
            value: 'non',
            label: 'Envoyer au client',
            hint: address
              ? `${address} reçoit un lien. Il remplit la suite, signe, et l’agence commence.`
              : 'Son adresse e-mail manque encore à sa fiche.',
          },
          {
            value: 'oui',
            label: 'Compléter avec le client',
            hint: 'Vous êtes ensemble\u00a0: vous remplissez la suite sur cette tablette, il signe à la fin.',
          },
        ]}
        value={current.surPlace ? 'oui' : 'non'}
        onChange={(choice) => put('surPlace', choice === 'oui')}
      />
    </section>
  );
}
