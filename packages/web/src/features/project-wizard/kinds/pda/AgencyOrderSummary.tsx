import { Leader } from '../../../../components/Leader.tsx';
import { agencyName } from '../../card/card-words.ts';
import { useWizardSession } from '../../wizard-session.ts';
import { agencyReceives, summaryCount } from './agency-order-words.ts';

/** 'Votre commande': outlet, agency and drinks, then what the agency receives. */
export function AgencyOrderSummary() {
  const { current, project } = useWizardSession();
  const received = agencyReceives(current);
  const lines = [
    ['Point de vente', current.pdv?.nomPDV],
    ['Client', current.pdv?.nomClient],
    ['Agence', agencyName(current, project)],
    ['Boissons', String(summaryCount(current) || '')],
  ] as const;
  return (
    <>
      {lines.map(([name, value]) => value && <Leader key={name} name={name} value={value} />)}
      {received.length > 0 && <hr />}
      {received.map(([name, value]) => (
        <Leader key={name} name={name} value={value} />
      ))}
    </>
  );
}
