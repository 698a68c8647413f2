import { Leader } from '../../../../components/Leader.tsx';
import { useWizardSession } from '../../session/wizard-session.ts';
import { agencyReceives } from './agency-order-words.ts';

/** What is about to be signed, in a few lines; the whole is in the recap. */
export function AgencyReceives() {
  const { current } = useWizardSession();
  return (
    <section className="group">
      <h2 className="title-section">Ce que l’agence va recevoir</h2>
      {agencyReceives(current).map(({ label, value }) => (
        <Leader key={label} name={label} value={value} />
      ))}
    </section>
  );
}
