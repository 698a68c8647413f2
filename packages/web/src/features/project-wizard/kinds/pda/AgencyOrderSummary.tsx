import { Leader } from '../../../../components/Leader.tsx';
import { useMe } from '../../../../hooks/use-me.ts';
import { SummaryDrinks } from '../../fields/SummaryDrinks.tsx';
import { agencyName } from '../../session/agency-name.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { agencyReceives } from './agency-order-words.ts';

/** 'Votre commande': outlet and agency, what the agency receives, and the drinks, which a client cannot change. */
export function AgencyOrderSummary() {
  const { current, project, put } = useWizardSession();
  const forClient = useMe().role === 'client';
  const received = agencyReceives(current);
  const lines = [
    ['Point de vente', current.pdv?.nomPDV],
    ['Client', forClient ? '' : current.pdv?.nomClient],
    ['Agence', forClient ? '' : agencyName(current, project)],
  ] as const;
  return (
    <>
      {lines.map(([name, value]) => value && <Leader key={name} name={name} value={value} />)}
      {received.length > 0 && <hr />}
      {received.map(({ label, value }) => (
        <Leader key={label} name={label} value={value} />
      ))}
      <hr />
      <p className="title-sub">Boissons</p>
      <SummaryDrinks
        boissons={current.boissons}
        onChange={forClient ? undefined : (boissons) => put('boissons', boissons)}
      />
    </>
  );
}
